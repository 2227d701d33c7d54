import type { Sight, Told, Update } from '$lib/protocol'
import type { TableView } from './view'
import { settings } from '$lib/settings.svelte'
import type { TableSource, UpdateListener } from '$lib/table.svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Presenter } from './presenter.svelte'

const flight = { order: [0, 1], positions: { 0: 0, 1: -2 }, card: 'I-5', cards_left: 2, played: [], left: {}, dice: null }

function sight(positions: Record<number, number>, more: Partial<TableView> = {}): Sight {
  const table = { stage: 'card', ships: [], credits: [0, 0], results: [], yard: null, flight: { ...flight, positions }, ...more }
  return { room: {}, game: { table, decision: { id: '7' }, may_undo: false }, wording: null } as unknown as Sight
}

const moved = (seat: number, end: number): Told => ({ kind: 'moved', seat, data: { days: 1, start: 0, end } })
const board = (shown: Sight | null) => shown?.game?.table as TableView
const places = (shown: Sight | null) => board(shown).flight?.positions

/** A table whose updates come when the test says so. */
class Table {
  sight: Sight = sight({ 0: 0, 1: -2 })
  seat: number | null = null
  story: Told[] = []
  #listener: UpdateListener = () => undefined

  onUpdate(listener: UpdateListener) {
    this.#listener = listener
    return () => undefined
  }

  update(after: Sight, ...events: Told[]) {
    const before = this.sight
    this.sight = after
    this.#listener({ is: 'update', n: 1, now: 0, ops: [], events } satisfies Update, before, after)
  }
}

describe('the presenter', () => {
  let table: Table
  let presenter: Presenter
  const heard: string[] = []

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined })
    settings.speed = 'normal'
    heard.length = 0
    table = new Table()
    presenter = new Presenter(table as unknown as TableSource, (event) => heard.push(event.kind))
    presenter.follow()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('shows one event after the other and then what is so now', () => {
    const after = sight({ 0: 3, 1: 1 })
    table.update(after, moved(0, 3), moved(1, 1))
    expect(places(presenter.shown)).toEqual({ 0: 3, 1: -2 })
    expect(presenter.untold).toBe(1)
    expect(presenter.shown?.game?.decision).toBe(null)
    vi.advanceTimersByTime(1000)
    expect(places(presenter.shown)).toEqual({ 0: 3, 1: 1 })
    vi.advanceTimersByTime(1000)
    expect(presenter.shown).toBe(after)
    expect(presenter.playing).toBe(false)
    expect(heard).toEqual(['moved', 'moved'])
  })

  it('is there at once when hurried', () => {
    const after = sight({ 0: 3, 1: 1 })
    table.update(after, moved(0, 3), moved(1, 1))
    presenter.hurry()
    expect(presenter.shown).toBe(after)
    expect(presenter.untold).toBe(0)
    vi.advanceTimersByTime(5000)
    expect(presenter.shown).toBe(after)
  })

  it('shows no animations to who wants none', () => {
    settings.speed = 'skip'
    const after = sight({ 0: 3, 1: -2 })
    table.update(after, moved(0, 3))
    expect(presenter.shown).toBe(after)
  })

  it('catches up at once when hopelessly much is waiting', () => {
    const after = sight({ 0: 99, 1: -2 })
    for (const update of [0, 1]) table.update(after, ...Array.from({ length: 100 }, (_, index) => moved(0, 100 * update + index)))
    vi.advanceTimersByTime(1000)
    expect(presenter.shown).toBe(after)
  })

  it('shows all of one long update, faster and faster', () => {
    const after = sight({ 0: 99, 1: -2 })
    table.update(after, ...Array.from({ length: 200 }, (_, index) => moved(0, index)))
    expect(presenter.shown).not.toBe(after)
    vi.advanceTimersByTime(60_000)
    expect(presenter.shown).toBe(after)
  })

  it('starts anew at a sight that no update has told of', () => {
    table.update(sight({ 0: 3, 1: 1 }), moved(0, 3), moved(1, 1))
    const elsewhere = sight({ 0: 20, 1: 17 })
    presenter.notice(elsewhere)
    expect(presenter.shown).toBe(elsewhere)
    vi.advanceTimersByTime(5000)
    expect(presenter.shown).toBe(elsewhere)
  })

  it('has a settlement to show to who comes between two rounds, but not again to who has seen it', () => {
    const yard = { started: false, turn: null } as unknown as TableView['yard']
    const between = () => sight({}, { stage: 'yard', flight: null, yard, results: [{ round: 'I', seats: [], lines: [] }] })
    presenter.notice(between())
    expect(presenter.unseenSettlement).toBe(true)
    presenter.seenSettlement()
    presenter.notice(between())
    expect(presenter.unseenSettlement).toBe(false)
  })

  it('has it still to show to who builds in turns and has not made a move', () => {
    table.seat = 0
    const yard = (moves: number) => ({ started: true, turn: 1, places: [{ moves }, { moves: 1 }] }) as unknown as TableView['yard']
    const turns = (moves: number) => sight({}, { stage: 'yard', flight: null, yard: yard(moves), results: [{ round: 'I', seats: [], lines: [] }] })
    presenter.notice(turns(0))
    expect(presenter.unseenSettlement).toBe(true)
    presenter.notice(turns(1))
    expect(presenter.unseenSettlement).toBe(false)
  })

  it('never lags once building has started', () => {
    const yard = (started: boolean) => ({ stage: 'yard', flight: null, yard: { started, turn: null } as TableView['yard'] })
    const settled = [{ round: 'I', seats: [], lines: [] }]
    table.update(sight({}, { ...yard(false), results: settled }), moved(0, 3), { kind: 'round_settled', seat: null, data: {} })
    expect(board(presenter.shown).stage).toBe('card')
    const building = sight({}, { ...yard(true), results: settled })
    table.update(building, { kind: 'building_started', seat: 1, data: {} })
    expect(presenter.shown).toBe(building)
    expect(presenter.unseenSettlement).toBe(true)
    presenter.seenSettlement()
    expect(presenter.unseenSettlement).toBe(false)
  })
})
