import { describe, expect, it } from 'vitest'
import type { Decision, View } from '$lib/protocol'
import type { FlightView, PlaceView, ShipView, TableView, YardView } from '../view'
import { tile } from '../../testing/tiles'
import { dueHint, needs } from './steps'

const place: PlaceView = {
  holding: false, hand: null, fits: null, may_return: true, last: null, aside: [], looking: null, number: null, moves: 0,
}
const yard: YardView = {
  heap: 140, face_up: [], places: [place], numbers: [1, 2], started: true, circle: 1, running: false, time_up: false,
  turn: null, piles: 0, pile: null,
}
const ship: ShipView = {
  board: 'I', pieces: { '7,7': `${tile('starting_cabin')}^` }, figures: {}, cells: {}, goods: {}, marks: {}, lost: [],
  crew: 0, engines: 0, engines_powered: 0, cannons: 0, cannons_powered: 0, exposed_connectors: 4, penalty: 0, absent: {},
}
const bigger: ShipView = { ...ship, pieces: { ...ship.pieces, '7,6': `${tile('cannon')}^` }, cannons: 1, cannons_powered: 1 }
const large = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`${index},1`, `${tile('cabin')}^`]))
const read = ['lift', 'figures', 'face-up']
const lastWelded: YardView = { ...yard, places: [{ ...place, last: '7,6' }] }

/** A ship of so many components. */
function grown(size: number, change: Partial<ShipView> = {}): ShipView {
  const pieces = Object.fromEntries(Array.from({ length: size - 1 }, (_, index) => [`${index},1`, `${tile('cabin')}^`]))
  return { ...ship, pieces: { ...ship.pieces, ...pieces }, ...change }
}
const flight: FlightView = { order: [0, 1], positions: {}, card: null, cards_left: 8, played: [], left: {}, dice: null }
const table: TableView = {
  rounds: ['test'], round: 0, stage: 'yard', starter: 0, credits: [0, 0], bank: {}, ships: [ship, ship], numbers: [],
  yard, flight: null, results: [], winners: [],
}

function hint(change: Partial<TableView>, { seen = [] as string[], turned = 0, misfits = 0, question = '' } = {}) {
  const decision: Decision | null = question ? { id: '1', seat: 0, question, options: ['a', 'b'], about: {}, due: null } : null
  const view: View = {
    game: 'galaxy', version: '1', setup: { game: 'galaxy', seats: 2, options: {} }, seat: 0, commitment: '', seed: null,
    over: false, time: 0, due: null, waiting_for: [0], decision, may_undo: false, table: { ...table, ...change }, scores: null,
  }
  return dueHint(view, 0, { turned, misfits }, new Set(seen))?.id ?? null
}

function holding(kind: string, fits: string[], ships: ShipView[] = [ship]): Partial<TableView> {
  return { ships, yard: { ...yard, places: [{ ...place, holding: true, hand: tile(kind), fits }] } }
}

describe('hints while building', () => {
  it('begin with the start and the first component', () => {
    expect(hint({ yard: { ...yard, started: false } })).toBe('start')
    expect(hint({})).toBe('draw')
  })

  it('explain edges, the kind, turning and welding in that order', () => {
    const held = holding('cannon', ['7,6 ^', '6,7 <'])
    expect(hint(held)).toBe('connectors')
    expect(hint(held, { seen: ['connectors'] })).toBe('kind-cannon')
    expect(hint(held, { seen: ['connectors', 'kind-cannon'] })).toBe('rotate')
    expect(hint(held, { seen: ['connectors', 'kind-cannon'], turned: 1 })).toBe('weld')
    expect(hint(held, { seen: ['connectors', 'kind-cannon', 'rotate'] })).toBe('weld')
  })

  it('do not ask to turn what fits one way only', () => {
    expect(hint(holding('engine', ['7,8 ^']), { seen: ['connectors', 'kind-engine'] })).toBe('weld')
  })

  it('say what to do with a component that fits nowhere', () => {
    expect(hint(holding('cannon', [], [bigger]), { seen: ['kind-cannon'] })).toBe('fits-nowhere')
  })

  it('tell what is missing until the ship is ready', () => {
    expect(hint({ ships: [bigger], yard: lastWelded })).toBe('lift')
    expect(hint({ ships: [bigger] }, { seen: read })).toBe('needs')
    expect(hint({ ships: [{ ...bigger, pieces: large, engines: 1, engines_powered: 1 }] }, { seen: read })).toBe('finish')
  })

  it('do not send anybody on who is stuck', () => {
    const driven = { ...bigger, engines: 1, engines_powered: 1 }
    expect(hint({ ships: [driven] }, { seen: read })).toBe('needs')
    expect(hint({ ships: [driven] }, { seen: read, misfits: 5 })).toBe('finish')
    expect(hint({ ships: [{ ...driven, exposed_connectors: 0 }] }, { seen: read })).toBe('closed')
  })

  it('never call a ship ready that nothing drives', () => {
    expect(hint({ ships: [{ ...bigger, pieces: large }] }, { seen: read })).toBe('needs')
    expect(hint({ ships: [bigger] }, { seen: read, misfits: 5 })).toBe('no-thrust-look')
    const closed = { ...bigger, pieces: large, exposed_connectors: 0 }
    expect(hint({ ships: [closed] }, { seen: read })).toBe('no-thrust')
    expect(hint({ ships: [closed], yard: { ...yard, places: [{ ...place, last: '7,6' }] } }, { seen: read })).toBe('no-thrust-lift')
  })

  it('know that a double engine drives nothing without a battery', () => {
    const idle = { ...bigger, pieces: large, engines: 0, engines_powered: 2 }
    expect(hint({ ships: [idle] }, { seen: read })).toBe('needs')
    const powered = { ...idle, pieces: { ...large, '0,1': `${tile('battery_2')}^` } }
    expect(hint({ ships: [powered] }, { seen: read })).toBe('finish')
  })

  it('let whoever holds something think about that first', () => {
    const held = holding('engine', ['7,8 ^'], [bigger])
    expect(hint(held, { seen: ['kind-engine'], misfits: 5 })).toBeNull()
  })

  it('know what a ship needs', () => {
    expect(needs(bigger).filter(({ met }) => met).map(({ id }) => id)).toEqual(['cannon'])
  })

  it('explain double and special components on their own', () => {
    expect(hint(holding('double_engine', ['7,8 ^'], [bigger]))).toBe('kind-double_engine')
    expect(hint(holding('special_cargo_2', ['7,8 ^'], [bigger]))).toBe('kind-special_hold')
    expect(hint(holding('cargo_2', ['7,8 ^'], [bigger]))).toBe('kind-hold')
  })

  it('come back after a reload, but not those that were read', () => {
    expect(hint(holding('cannon', ['7,6 ^'], [bigger]), { seen: ['kind-cannon'] })).toBe('needs')
  })
})

describe('the way to what a ship needs', () => {
  const lying: YardView = { ...lastWelded, face_up: [tile('cannon')] }
  const told = (sizes: readonly number[], seen: string[] = []) => sizes.map((size) => hint({ ships: [grown(size)], yard: lying }, { seen }))

  it('is found by the fast, who read nothing', () => {
    expect(told([2, 3, 4, 5, 6, 9])).toEqual(['lift', 'figures', 'face-up', 'needs', 'needs', 'needs'])
  })

  it('is found by the slow, who read everything after the first weld', () => {
    expect([[], ['lift'], ['lift', 'figures'], read].map((seen) => told([2], seen)[0])).toEqual(['lift', 'figures', 'face-up', 'needs'])
  })

  it('is found with something in the hand', () => {
    const held = holding('cannon', ['7,6 ^'], [grown(5)])
    expect(hint(held)).toBe('kind-cannon')
    expect(hint(held, { seen: ['kind-cannon'] })).toBe('needs')
  })

  it('does not lead to lifting what is fixed', () => {
    expect(hint({ ships: [grown(2)], yard: { ...lying, places: [place] } })).toBe('figures')
  })

  it('ends where no connector is left: one may finish all the same', () => {
    const closed = grown(4, { engines: 1, engines_powered: 1, exposed_connectors: 0 })
    expect(hint({ ships: [closed] }, { seen: read })).toBe('closed')
    expect(hint({ ships: [{ ...closed, engines: 0, engines_powered: 0 }] }, { seen: read })).toBe('no-thrust')
  })

  it('is over with the number tile', () => {
    expect(hint({ ships: [grown(2)], yard: { ...lying, places: [{ ...place, number: 1 }] } })).toBe('wait')
  })
})

describe('hints in flight', () => {
  const flying = { yard: null, stage: 'card', flight }

  it('explain the launch, then every kind of card once', () => {
    expect(hint(flying)).toBe('launch')
    const card = { ...flying, flight: { ...flight, card: 'I-5' } }
    expect(hint(card, { seen: ['launch'] })).toBe('card-open_space')
    expect(hint(card, { seen: ['launch', 'card-open_space'] })).toBeNull()
  })

  it('explain a question after its card', () => {
    const card = { ...flying, flight: { ...flight, card: 'I-13' } }
    expect(hint(card, { seen: ['launch'], question: 'land' })).toBe('card-planets')
    expect(hint(card, { seen: ['launch', 'card-planets'], question: 'land' })).toBe('question-land')
  })

  it('say what losing a component means', () => {
    expect(hint({ ...flying, ships: [{ ...bigger, lost: [3] }] }, { seen: ['launch'] })).toBe('lost')
  })

  it('speak of a loss before they turn to the next card', () => {
    const next = { ...flying, flight: { ...flight, card: 'I-5' }, ships: [{ ...bigger, lost: [3] }] }
    expect(hint(next, { seen: ['launch'] })).toBe('lost')
    expect(hint(next, { seen: ['launch', 'lost'] })).toBe('card-open_space')
  })

  it('end with the money', () => {
    const over = { yard: null, stage: 'over', ships: [] }
    expect(hint(over)).toBe('settlement')
    expect(hint(over, { seen: ['settlement'] })).toBe('end')
  })
})
