import type { Decision, Sight } from '$lib/protocol'
import type { TableSource } from '$lib/table.svelte'
import { describe, expect, it } from 'vitest'
import { Picking } from './picking.svelte'
import { Series, stepsOf } from './series.svelte'

type Asked = Pick<Decision, 'id' | 'question' | 'options' | 'about'>

function decision(id: string, question: string, options: string[], about: Decision['about'] = {}): Decision {
  return { id, seat: 0, question, options, about, due: null }
}

/** A table that asks one thing after the other, and remembers what was done. */
class Asking {
  readonly done: string[] = []
  place = 0
  constructor(readonly asked: readonly (Asked | null)[]) {}

  get sight(): Sight {
    return { game: { decision: this.asked[this.place] ?? null, may_undo: this.place > 0 } } as unknown as Sight
  }

  answer(option: string): Promise<void> {
    this.done.push(option)
    this.place += 1
    return Promise.resolve()
  }

  undo(): Promise<void> {
    this.done.push('undo')
    this.place -= 1
    return Promise.resolve()
  }
}

const at = (table: Asking) => new Series(table as unknown as TableSource)
const each = { A: 2, B: 2, C: 1 }
const crew = (id: string, left: number) => decision(id, 'lose_crew', ['A', 'B', 'C'], { left, each })

describe('answers in a row', () => {
  it('are sent one after the other and taken back as one', async () => {
    const table = new Asking([crew('1', 3), crew('2', 2), crew('3', 1), null])
    const series = at(table)
    await series.play('1', stepsOf(crew('1', 3), { wanted: 3, each }, ['A', 'A', 'C']))
    expect(table.done).toEqual(['A', 'A', 'C'])
    await series.undo()
    expect(table.done.slice(3)).toEqual(['undo', 'undo', 'undo'])
  })

  it('stop when something else is asked, or the same of another loss', async () => {
    const steps = stepsOf(crew('1', 3), { wanted: 3, each }, ['A', 'B', 'A'])
    const other = new Asking([crew('1', 3), decision('2', 'shield', ['A', 'none'])])
    await at(other).play('1', steps)
    expect(other.done).toEqual(['A'])
    const again = new Asking([crew('1', 3), crew('2', 4)])
    await at(again).play('1', steps)
    expect(again.done).toEqual(['A'])
  })

  it('are not begun when the table asks something newer than what was seen', async () => {
    const table = new Asking([crew('2', 2)])
    await at(table).play('1', [{ question: 'lose_crew', option: 'A' }])
    expect(table.done).toEqual([])
  })

  it('leave out what the table does by itself when only one option is left', () => {
    const few = { A: 1, B: 3 }
    const left = (picks: string[]) => stepsOf(decision('1', 'lose_crew', ['A', 'B']), { wanted: 2, each: few }, picks).map(({ option }) => option)
    expect(left(['A', 'B'])).toEqual(['A'])
    expect(left(['B', 'B'])).toEqual(['B', 'B'])
  })

  it('count paying for something as part of doing it', async () => {
    const cannons = decision('1', 'power_cannons', ['A', 'done'])
    const table = new Asking([cannons, decision('2', 'battery', ['B', 'C'], { left: 1, each: {} }), decision('3', 'power_cannons', ['done'])])
    const series = at(table)
    await series.play('1', [{ question: 'power_cannons', option: 'A' }])
    await series.play('2', [{ question: 'battery', option: 'C' }])
    await series.undo()
    expect(table.done).toEqual(['A', 'C', 'undo', 'undo'])
  })
})

describe('picking on the ship', () => {
  it('collects as many as are wanted, and takes back what is picked again', () => {
    const picking = new Picking(() => decision('1', 'lose_crew', ['6,6', '7,7'], { left: 3, each: { '6,6': 2, '7,7': 2 } }))
    for (const square of ['6,6', '6,6', '7,7']) picking.pick(square)
    expect(picking.picks).toEqual(['6,6', '6,6', '7,7'])
    expect(picking.complete).toBe(true)
    expect(picking.counts).toEqual({ '6,6': 2, '7,7': 1 })
    picking.pick('7,7')
    expect(picking.picks).toEqual(['6,6', '6,6'])
    picking.pick('6,6')
    expect(picking.picks).toEqual([])
  })

  it('replaces the only choice there is', () => {
    const picking = new Picking(() => decision('1', 'keep_part', ['6,6', '9,7'], { parts: { '6,6': ['6,6', '6,7'], '9,7': ['9,7'] } }))
    picking.pick('6,6')
    expect([...picking.pointedSquares]).toEqual(['6,6', '6,7'])
    picking.pick('9,7')
    expect(picking.picks).toEqual(['9,7'])
  })
})
