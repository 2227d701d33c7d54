import type { Sight, Told, Update } from '$lib/protocol'
import type { TableView } from '../view'
import { describe, expect, it } from 'vitest'
import { registerArt } from '../art/registry'
import { beatsOf, haste, mayNotLag } from './beats'
import { EMPTY } from './scene'

const flying: Partial<TableView> = {
  stage: 'card',
  ships: [],
  credits: [0, 0],
  results: [],
  yard: null,
  flight: { order: [0, 1], positions: { 0: 0, 1: -2 }, card: 'I-5', cards_left: 2, played: [], left: {}, dice: null },
}

function sight(table: Partial<TableView>): Sight {
  return { room: {}, game: { table, decision: { id: '7' }, may_undo: true }, wording: {} } as unknown as Sight
}

function update(...events: [string, number | null, Told['data']?][]): Update {
  return { is: 'update', n: 1, now: 0, ops: [], events: events.map(([kind, seat, data]) => ({ kind, seat, data: data ?? {} })) }
}

const tableOf = (shown: Sight) => shown.game!.table as TableView

describe('the beats of an update', () => {
  it('show one event after the other and end with what is so now', () => {
    const after = sight({ ...flying, flight: { ...flying.flight!, positions: { 0: 3, 1: 1 } } })
    const beats = beatsOf(
      update(['moved', 0, { days: 3, start: 0, end: 3 }], ['moved', 1, { days: 3, start: -2, end: 1 }]),
      sight(flying),
      after,
      EMPTY,
      null,
    )
    expect(beats.map((beat) => tableOf(beat.sight).flight!.positions)).toEqual([
      { 0: 3, 1: -2 },
      { 0: 3, 1: 1 },
      { 0: 3, 1: 1 },
    ])
    expect(beats.map((beat) => beat.told)).toEqual([1, 1, 0])
    expect(beats.at(-1)!.sight).toBe(after)
  })

  it('ask nobody anything before they are over', () => {
    const beats = beatsOf(update(['landed', 0, { planet: 1 }]), sight(flying), sight(flying), EMPTY, null)
    expect(beats.map((beat) => beat.sight.game!.decision?.id ?? null)).toEqual([null, '7'])
  })

  it('tell what the dice show when they have come to rest', () => {
    const beats = beatsOf(update(['rolled', 0, { dice: [2, 3] }]), sight(flying), sight(flying), EMPTY, null)
    expect(beats.map((beat) => beat.told)).toEqual([0, 1, 0])
    expect(beats.map((beat) => beat.scene.event?.kind ?? null)).toEqual([null, 'rolled', 'rolled'])
  })

  it('take no time for what the person has just clicked', () => {
    const [mine] = beatsOf(update(['cell_used', 0, { square: '7,7' }]), sight(flying), sight(flying), EMPTY, 0)
    const [theirs] = beatsOf(update(['cell_used', 1, { square: '7,7' }]), sight(flying), sight(flying), EMPTY, 0)
    expect(mine!.seconds).toBe(0)
    expect(theirs!.seconds).toBeGreaterThan(0)
  })

  it('leave the paying out to the settlement', () => {
    const after = sight({ ...flying, stage: 'over', flight: null, results: [{ round: 'I', seats: [], lines: [{ kind: 'finish', seat: 0, amount: 4 }] }] })
    const beats = beatsOf(
      update(['moved', 0, { days: 1, start: 0, end: 1 }], ['earned', 0, { amount: 4, source: 'finish' }], ['round_settled', null]),
      sight(flying),
      after,
      EMPTY,
      null,
    )
    expect(beats.map((beat) => beat.told)).toEqual([1, 2])
    expect(beats.at(-1)!.sight).toBe(after)
  })

  it('are a single one for an update without events', () => {
    const after = sight(flying)
    expect(beatsOf(update(), sight(flying), after, EMPTY, null)).toEqual([
      { sight: after, scene: EMPTY, seconds: 0, told: 0, event: null },
    ])
  })
})

describe('what comes down like a curtain', () => {
  registerArt({ module: 'toy', hazards: { shower: { sprite: 'x', size: 1, curtain: true } } })

  it('is shown quickly where it does no harm', () => {
    const aim = (column: number) => ({ side: 'front', way: [[column, -1], [column, 3]], square: '7,7' })
    const told = update(
      ['shower', 0, { aims: { 0: [aim(1), aim(2)] } }],
      ['meteor', null, { size: 'small', aims: { 0: [aim(2)] } }],
      ['bounced', 0, { square: '7,7' }],
    )
    const [begins, comes, bounces] = beatsOf(told, sight(flying), sight(flying), EMPTY, null).map(({ seconds }) => seconds)
    expect(begins).toBeGreaterThan(0.5)
    expect([comes, bounces].every((seconds) => seconds! > 0 && seconds! < 0.3)).toBe(true)
  })
})

describe('haste', () => {
  const waiting = (seconds: number) => {
    const shown = { sight: sight(flying), scene: EMPTY, told: 0 }
    return [{ ...shown, seconds, event: { kind: 'moved', seat: 0, data: {} } }, { ...shown, seconds: 0, event: null }]
  }

  it('comes when much is waiting, and skips what is hopelessly late', () => {
    expect(haste(waiting(3))).toBe(1)
    expect(haste(waiting(30))).toBeGreaterThan(2)
    expect(haste([...waiting(60), ...waiting(60)])).toBe(0)
  })

  it('never skips what comes all at once', () => {
    expect(haste(waiting(120))).toBeGreaterThan(5)
  })

  it('leaves a card the time to come into play', () => {
    const [beat, end] = waiting(120)
    const turned = { ...beat!, event: { kind: 'card_turned_up', seat: 0, data: {} } }
    expect(haste([turned, end!])).toBe(1)
    expect(haste([turned, end!, ...waiting(60)])).toBe(0)
  })
})

describe('building', () => {
  const yard = (started: boolean, turn: number | null = null) => sight({ stage: 'yard', yard: { started, turn } as never, results: [] })

  it('never lags once it has started', () => {
    expect(mayNotLag(yard(false), yard(true))).toBe(true)
    expect(mayNotLag(yard(true), yard(true))).toBe(true)
  })

  it('lets the last flight be looked at before it starts, and in turns', () => {
    expect(mayNotLag(sight(flying), yard(false))).toBe(false)
    expect(mayNotLag(yard(false), yard(false))).toBe(false)
    expect(mayNotLag(yard(true, 1), yard(true, 1))).toBe(false)
  })
})
