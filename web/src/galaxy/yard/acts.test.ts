import { describe, expect, it } from 'vitest'
import { Acts } from './acts'

/** A table that acknowledges and refuses when told to. */
function bench() {
  const sent: { option: string; done: () => void; refuse: (why: string) => void }[] = []
  const refused: string[] = []
  const acts = new Acts({
    send: (option) => new Promise((done, refuse) => sent.push({ option, done, refuse })),
    refused: (option) => refused.push(option),
    changed: () => {},
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { acts, sent, refused, settle, options: () => sent.map((act) => act.option) }
}

const asked = (id: string, ...options: string[]) => ({ id, options })

describe('acts', () => {
  it('send what is offered and nothing else', () => {
    const { acts, options } = bench()
    acts.asked(asked('1', 'draw'))
    expect(acts.act('take 5')).toBe(false)
    expect(acts.act('draw')).toBe(true)
    expect(options()).toEqual(['draw'])
    expect(acts.pending).toBe('draw')
  })

  it('are pending until acknowledged and asked anew, in either order', async () => {
    const { acts, sent, settle } = bench()
    acts.asked(asked('1', 'draw'))
    acts.act('draw')
    sent[0]?.done()
    await settle()
    expect(acts.pending).toBe('draw')
    acts.asked(asked('2', 'weld 7,6 ^'))
    expect(acts.pending).toBeNull()
    acts.act('weld 7,6 ^')
    acts.asked(asked('3', 'draw'))
    expect(acts.pending).toBe('weld 7,6 ^')
    sent[1]?.done()
    await settle()
    expect(acts.pending).toBeNull()
  })

  it('follow each other when the new question offers them', async () => {
    const { acts, sent, options, settle } = bench()
    acts.asked(asked('1', 'weld 7,6 ^'))
    acts.act('weld 7,6 ^')
    acts.act('draw')
    expect(options()).toEqual(['weld 7,6 ^'])
    sent[0]?.done()
    await settle()
    acts.asked(asked('2', 'draw', 'take 3'))
    expect(options()).toEqual(['weld 7,6 ^', 'draw'])
  })

  it('forget what follows when it is not offered any more', async () => {
    const { acts, sent, options, settle } = bench()
    acts.asked(asked('1', 'return'))
    acts.act('return')
    acts.act('take 3')
    acts.act('weld 7,6 ^')
    sent[0]?.done()
    await settle()
    acts.asked(asked('2', 'draw'))
    expect(options()).toEqual(['return'])
    expect(acts.pending).toBeNull()
    expect(acts.waiting).toEqual([])
  })

  it('come back when refused', async () => {
    const { acts, sent, refused, settle } = bench()
    acts.asked(asked('1', 'take 3'))
    acts.act('take 3')
    acts.act('weld 7,6 ^')
    sent[0]?.refuse('somebody was faster')
    await settle()
    expect(refused).toEqual(['take 3'])
    expect(acts.pending).toBeNull()
    expect(acts.waiting).toEqual([])
  })

  it('are sent once more when only the question had changed', async () => {
    const { acts, sent, refused, options, settle } = bench()
    acts.asked(asked('1', 'draw'))
    acts.act('draw')
    acts.asked(asked('2', 'draw'))
    sent[0]?.refuse('stale')
    await settle()
    expect(options()).toEqual(['draw', 'draw'])
    sent[1]?.refuse('stale')
    await settle()
    expect(refused).toEqual(['draw'])
  })

  it('do not pile up', () => {
    const { acts } = bench()
    acts.asked(asked('1', 'draw'))
    acts.act('draw')
    expect(acts.act('return')).toBe(true)
    expect(acts.act('return')).toBe(false)
    expect(acts.act('draw')).toBe(true)
    expect(acts.act('return')).toBe(true)
    expect(acts.act('draw')).toBe(false)
  })
})
