import type { Decision, Told } from '$lib/protocol'
import type { ShipView, TableView } from '../view'
import { describe, expect, it } from 'vitest'
import { tile } from '../../testing/tiles'
import '../art/base'
import { registerArt } from '../art/registry'
import { EMPTY, aimedAt, elsewhere, foretold, hazardOf, isOver, nextScene, recalled, routesOn, settled, type Scene } from './scene'

const ship = {
  board: 'I',
  pieces: { '7,7': `${tile('starting_cabin')}^`, '7,6': `${tile('cannon')}^`, '8,8': `${tile('engine')}^` },
  figures: { '7,7': 'HH' },
  cells: { '8,8': 2 },
  goods: { '7,6': 'RB' },
  marks: {},
  crew: 2,
} as unknown as ShipView
const table = {
  ships: [ship, { ...ship, pieces: { '7,7': `${tile('starting_cabin')}^` } }],
  flight: { order: [0, 1], positions: { 0: 0, 1: -2 }, card: 'I-16' },
} as unknown as TableView

type Event = [kind: string, seat: number | null, data?: Told['data']]

function scenes(...events: Event[]): Scene {
  return events.reduce((scene, [kind, seat, data]) => nextScene(scene, { kind, seat, data: data ?? {} }, table), EMPTY)
}

const aim = (square: string | null, side = 'front') => ({ side, way: [[3, -1], [3, 3]], square })

describe('a curtain', () => {
  registerArt({ module: 'toy_weather', hazards: { shower: { sprite: 'x', size: 1, curtain: true } } })
  const lane = (column: number, square: string | null) => ({ side: 'front', way: [[column, -1], [column, 3]], square })
  const shower: Event = ['shower', 0, { aims: { 0: [lane(2, '7,6'), lane(3, '8,8'), lane(4, '8,8')] } }]
  const one: Event = ['meteor', null, { size: 'small', aims: { 0: [lane(3, '8,8')] } }]

  it('keeps hanging while things come along one way after the other', () => {
    const { hazard } = scenes(shower, one)
    expect(hazard).toMatchObject({ look: 'shower', met: { seat: 0, way: 1 } })
    expect(hazard!.aims[0]).toHaveLength(3)
    expect(aimedAt(hazard!, 0)).toEqual(['8,8'])
  })

  it('ends on the way that is met and on no other', () => {
    const { hazard } = scenes(shower, one, ['bounced', 0, { square: '8,8' }], ['meteor', null, { size: 'small', aims: { 0: [lane(2, null)] } }], ['missed', 0])
    expect(hazard!.endings[0]).toEqual(['missed', 'bounced', null])
    expect(hazard!.aims[0]![0]!.square).toBe(null)
  })

  it('is no business of what comes elsewhere', () => {
    expect(scenes(shower, ['meteor', null, { size: 'small', aims: { 0: [lane(5, null)] } }]).hazard).toMatchObject({ look: 'meteor-small' })
    expect(scenes(shower, ['meteor', null, { size: 'small', aims: { 1: [lane(3, null)] } }]).hazard).toMatchObject({ look: 'meteor-small' })
  })
})

describe('a meteor', () => {
  const meteor: Event = ['meteor', null, { size: 'large', side: 'front', total: 8, aims: { 0: [aim('8,8')], 1: [aim(null)] } }]

  it('flies where the event says it does, on every ship', () => {
    const { hazard } = scenes(meteor)
    expect(hazard).toMatchObject({ look: 'meteor-large', aims: { 0: [{ square: '8,8' }], 1: [{ square: null }] } })
    expect([aimedAt(hazard!, 0), aimedAt(hazard!, 1)]).toEqual([['8,8'], []])
  })

  it('ends for each ship in its own way', () => {
    const { hazard } = scenes(meteor, ['missed', 1], ['component_destroyed', 0, { square: '8,8', kind: 'engine' }])
    expect(hazard?.endings).toEqual({ 0: ['hit'], 1: ['missed'] })
    expect(aimedAt(hazard!, 0)).toEqual([])
  })

  it('is gone when the next one is rolled for, and when everybody has met it and nothing moves', () => {
    expect(scenes(meteor, ['rolled', 0, { dice: [1, 2] }]).hazard).toBe(null)
    expect(settled(scenes(meteor, ['missed', 1])).hazard).not.toBe(null)
    expect(settled(scenes(meteor, ['missed', 1], ['bounced', 0, { square: '8,8' }])).hazard).toBe(null)
  })

  it('is remembered by what it struck, so that nothing blows up twice', () => {
    const hit: Event = ['component_destroyed', 0, { square: '8,8', kind: 'engine', now: { pieces: { '8,8': null } } }]
    const scene = scenes(meteor, hit, ['rolled', 0, { dice: [1, 2] }])
    expect(scene.wrecks).toMatchObject([{ struck: { square: '8,8', side: 'front' } }])
    expect(scenes(hit).wrecks[0]?.struck).toBe(undefined)
  })

  it('is stopped by the very component that the event names', () => {
    const scene = scenes(meteor, ['meteor_shot', 0, { square: '7,6' }])
    expect(scene.hazard?.endings).toEqual({ 0: ['shot'] })
    expect(scene.hazard?.guards).toEqual({ 0: ['7,6'] })
    expect(scenes(meteor, ['bounced', 0, { square: '8,8' }]).hazard?.guards).toEqual({ 0: [null] })
  })

  it('can be seen by who comes when the decision is already open', () => {
    const about = { hazard: 'small_meteor', side: 'right', square: '8,8', kind: 'engine' }
    const seen = hazardOf({ seat: 0, about } as unknown as Decision)
    expect(seen).toMatchObject({ look: 'meteor-small', aims: { 0: [{ side: 'right', square: '8,8' }] } })
    expect(hazardOf({ seat: 0, about: {} } as unknown as Decision)).toBe(null)
  })
})

describe('what comes along several ways at once', () => {
  const shower: Event = ['meteor', null, { size: 'small', aims: { 0: [aim('7,6'), aim('8,8'), aim('7,7', 'left')] } }]

  it('ends on each of them for itself', () => {
    const scene = scenes(shower, ['bounced', 0, { square: '8,8' }])
    expect(scene.hazard?.endings).toEqual({ 0: [null, 'bounced', null] })
    expect(isOver(scene.hazard!, 0)).toBe(false)
    expect(aimedAt(scene.hazard!, 0)).toEqual(['7,6', '7,7'])
  })

  it('is stopped by a shield on all ways from one side', () => {
    expect(scenes(shower, ['shielded', 0, { square: '7,7' }]).hazard?.endings).toEqual({ 0: ['shielded', 'shielded', null] })
  })

  it('is stopped where the event says', () => {
    expect(scenes(shower, ['shielded', 0, { square: '7,7', stopped: ['7,7'] }]).hazard?.endings).toEqual({ 0: [null, null, 'shielded'] })
  })

  it('may be turned aside', () => {
    const scene = scenes(shower, ['diverted', 0, { aims: { 0: [aim(null)] } }])
    expect(scene.hazard).toMatchObject({ look: 'meteor-small', aims: { 0: [{ square: null }] } })
    expect(scene.hazard?.swerved?.[0]?.map(({ square }) => square)).toEqual(scenes(shower).hazard?.aims[0]?.map(({ square }) => square))
    expect(scene.hazard?.swerved?.[1]).toBe(undefined)
  })

  it('is shown where the option would lead that somebody points at', () => {
    const decision = { seat: 0, about: { aims: { none: [aim('8,8')], 'push left': [aim('7,6')] } } } as unknown as Decision
    const { hazard } = scenes(shower)
    expect(foretold(hazard, decision, 'push left', 0)?.aims[0]).toEqual([aim('7,6')])
    expect(foretold(hazard, decision, 'push left', 0)?.aims[1]).toBe(hazard?.aims[1])
    for (const option of [null, 'activate 7,7']) expect(foretold(hazard, decision, option, 0)).toBe(hazard)
  })

  it('is shown where it could be made to go, besides where it goes', () => {
    const meteor: Event = ['meteor', null, { size: 'large', aims: { 0: [aim('8,8')] } }]
    const decision = { seat: 0, about: { aims: { none: [aim('8,8')], 'push left': [aim('7,6')], 'push right': [aim(null)] } } } as unknown as Decision
    const { hazard } = scenes(meteor)
    expect(elsewhere(decision, hazard).map(({ square }) => square)).toEqual(['7,6', null])
    expect(elsewhere(decision, foretold(hazard, decision, 'push left', 0)).map(({ square }) => square)).toEqual(['8,8', null])
    expect(elsewhere({ seat: 0, about: {} } as unknown as Decision, hazard)).toEqual([])
  })

  it('makes whatever pushes it blow to a side', () => {
    const scene = scenes(shower, ['pushed_aside', 0, { towards: 'left', squares: ['7,6', '8,8'] }])
    expect(scene.jets.map(({ seat, square, side }) => `${seat} ${square} ${side}`)).toEqual(['0 7,6 left', '0 8,8 left'])
    expect(settled(scene).jets).toEqual([])
  })
})

describe('somebody who comes aboard', () => {
  registerArt({ module: 'toy visitors', beats: { guest_in: { walker: 'enters' }, guest_out: { walker: 'leaves' }, guest_barred: { walker: 'repelled' } } })
  const coming: Event = ['guest_coming', null, { hazard: 'guest', aims: { 0: [aim('8,8')], 1: [aim('7,7')] }, routes: { 0: [['8,8', '7,7', '7,6'], ['8,8', '7,7']], 1: [] } }]
  const enters: Event = ['guest_in', 0, { who: 'guest', square: '8,8', facing: 'left', route: ['8,8', '7,7', '7,6'] }]
  const step = (from: string, to: string, number: number): Event => ['guest_walked', 0, { who: 'guest', path: [from, to], step: number, facing: 'front' }]

  it('has their way foretold on every ship, and it grows shorter as they walk', () => {
    expect(scenes(coming).hazard?.look).toBe('guest')
    expect(scenes(coming).routes).toEqual({ 0: [['8,8', '7,7', '7,6'], ['8,8', '7,7']], 1: [] })
    const inside = scenes(coming, enters)
    expect(inside.hazard?.endings[0]).toEqual(['boarded'])
    expect(inside.walks).toMatchObject([{ who: 'guest', path: ['8,8'], facing: 'left' }])
    const walking = scenes(coming, enters, step('8,8', '7,7', 2))
    expect(walking.routes[0]).toEqual([['7,7', '7,6'], ['8,8', '7,7']])
    expect(walking.walks).toMatchObject([{ path: ['8,8', '7,7'], step: 2, facing: 'front' }])
  })

  it('is gone when they leave, and the next one has their own way', () => {
    const left = scenes(coming, enters, step('8,8', '7,7', 2), ['guest_out', 0, { who: 'guest', square: '7,7' }])
    expect(left.walks).toEqual([])
    expect(left.routes[0]).toEqual([['8,8', '7,7']])
  })

  it('may be turned away at the door', () => {
    const barred = scenes(coming, ['guest_barred', 1, { square: '7,7' }])
    expect(barred.hazard?.endings[1]).toEqual(['bounced'])
    expect(barred.routes[1]).toEqual([])
  })

  it('goes where the option that is pointed at would lead them', () => {
    const decision = { seat: 0, about: { paths: { none: [['8,8', '7,7']], 'push left': [['7,6']] } } } as unknown as Decision
    expect(routesOn(scenes(coming), 0, decision, 'push left')).toEqual([['7,6']])
    expect(routesOn(scenes(coming), 0, decision, null)).toEqual([['8,8', '7,7']])
    expect(routesOn(scenes(coming), 0, null, null)).toHaveLength(2)
  })
})

describe('an event that no page has heard of', () => {
  it('flies if it aims at ships', () => {
    expect(scenes(['space_whale', null, { aims: { 1: [aim('7,7')] } }]).hazard).toMatchObject({ look: 'space_whale' })
  })

  it('shows what comes and goes', () => {
    const { puffs } = scenes(['swallowed', 0, { now: { figures: { '7,7': 'HZ' }, cells: { '8,8': 1 }, goods: { '7,6': 'R' } } }])
    expect(puffs.map(({ store, what, amount }) => `${store} ${what} ${amount}`)).toEqual([
      'figures H -1',
      'figures Z 1',
      'goods B -1',
      'cells cell -1',
    ])
  })

  it('does not show a crowd one by one', () => {
    expect(scenes(['gave_up', 0, { now: { figures: { '7,7': null }, goods: { '7,6': null }, cells: { '8,8': null } } }]).puffs).toEqual([])
  })

  it('lets components drift off that are gone', () => {
    const { wrecks } = scenes(['swallowed', 0, { now: { pieces: { '8,8': null } } }], ['parts_lost', 0, { now: { pieces: { '7,6': null } } }])
    expect(wrecks.map(({ how, pieces }) => [how, Object.keys(pieces)])).toEqual([
      ['destroyed', ['8,8']],
      ['broken_off', ['7,6']],
    ])
  })

  it('lets nobody walk on a ship that moves along the track', () => {
    expect(scenes(['moved', 0, { days: 2, start: 4, end: 6, path: [5, 6], passed: [] }]).walks).toEqual([])
  })

  it('lets somebody walk', () => {
    expect(scenes(['prowls', 0, { who: 'intruder', path: ['7,7', '7,6'] }]).walks).toMatchObject([{ who: 'intruder', path: ['7,7', '7,6'] }])
  })
})

describe('a contest', () => {
  it('knows the line that is being measured, who is compared and who lost', () => {
    const begun = scenes(['contest', null, { measure: 'engines', order: [0, 1], against: null }])
    expect(begun).toMatchObject({ line: 1, contest: { measure: 'engines', order: [0, 1] } })
    const counted = scenes(['contest', null, { measure: 'engines', order: [0, 1], line: 1 }], ['engines_counted', 0, { strength: 3 }])
    expect(counted.counted).toEqual({ 0: 3 })
    const ended = scenes(['contest', null, { measure: 'crew', order: [0, 1] }], ['weakest', 1, { line: 0, tie: [0, 1] }])
    expect(ended.contest).toMatchObject({ weakest: [1], tie: [0, 1] })
  })

  it('forgets what was counted for the one before', () => {
    const scene = scenes(['engines_counted', 0, { strength: 3 }], ['contest', null, { measure: 'cannons', order: [0, 1] }])
    expect(scene.counted).toEqual({})
  })
})

describe('errors', () => {
  it('go with the components they are about', () => {
    const errors = [
      ['behind_engine', '8,8', '7,7'],
      ['unjoined', '6,7', ''],
    ]
    const scene = scenes(['errors_found', 0, { errors }], ['components_removed', 0, { squares: ['6,7'] }])
    expect(scene.errors[0]).toEqual([['behind_engine', '8,8', '7,7']])
  })
})

describe('whoever comes in the middle of a card', () => {
  const told = (kind: string, seat: number | null, data: Told['data'] = {}): Told => ({ kind, seat, data })
  const planets = { ...table, flight: { ...table.flight!, card: 'I-13', played: ['I-14'] } } as unknown as TableView

  it('sees who has landed where on this card, and nothing that moves', () => {
    const story = [
      told('card_turned_up', 0, { card: 'I-14' }),
      told('landed', 0, { planet: 3 }),
      told('card_turned_up', 0, { card: 'I-13' }),
      told('landed', 0, { planet: 1 }),
      told('landed', 1, { planet: 2 }),
      told('goods_loaded', 0, { square: '7,6', colour: 'R', now: { goods: { '7,6': 'RRB' } } }),
    ]
    const scene = recalled(story, planets)
    expect(scene.landed).toEqual({ 0: 1, 1: 2 })
    expect(scene.puffs).toEqual([])
    expect(scene.event).toBe(null)
  })

  it('sees nothing of a card that lies there no more', () => {
    expect(recalled([told('card_turned_up', 0, { card: 'I-14' }), told('landed', 0, { planet: 3 })], planets)).toBe(EMPTY)
    expect(recalled([], planets)).toBe(EMPTY)
  })

  it('still sees it between two cards', () => {
    const between = { ...planets, flight: { ...planets.flight!, card: null, played: ['I-13', 'I-14'] } }
    expect(recalled([told('card_turned_up', 0, { card: 'I-14' }), told('landed', 0, { planet: 3 })], between).landed).toEqual({ 0: 3 })
  })
})

describe('a bidding', () => {
  const opened: Event = ['bidding_opened', null, { card: 'I-16', order: [0, 1], least: 1, secret: false }]

  it('shows who has bid what and who is out, until the hammer falls', () => {
    const { bidding } = scenes(opened, ['bid_made', 0, { amount: 2 }], ['bid_made', 1, { amount: 3 }], ['bid_passed', 0])
    expect(bidding).toMatchObject({ bids: { 0: 2, 1: 3 }, passed: [0], winner: null, over: false })
    expect(scenes(opened, ['bid_made', 1, { amount: 3 }], ['bid_won', 1, { amount: 3 }]).bidding).toMatchObject({ winner: 1, over: true })
    expect(scenes(opened, ['nobody_bid', null]).bidding).toMatchObject({ winner: null, over: true })
  })

  it('in secret shows nothing until all bids are shown', () => {
    const secret: Event = ['bidding_opened', null, { card: 'I-16', order: [0, 1], least: 0, secret: true }]
    expect(scenes(secret).bidding?.bids).toEqual({})
    expect(scenes(secret, ['bids_revealed', null, { bids: { 0: 4, 1: 0 } }]).bidding?.bids).toEqual({ 0: 4, 1: 0 })
  })

  it('is still there for who comes later', () => {
    const story = [['card_turned_up', 0, { card: 'I-16' }], opened, ['bid_made', 0, { amount: 2 }]].map(([kind, seat, data]) => ({ kind, seat, data })) as Told[]
    expect(recalled(story, table).bidding?.bids).toEqual({ 0: 2 })
  })
})

describe('a motion', () => {
  it('is about the squares that an event names, and gone with the next event', () => {
    expect(scenes(['warmed', 0, { path: ['7,7', '8,8'] }]).motion).toMatchObject({ seat: 0, kind: 'warmed', squares: ['7,7'] })
    expect(scenes(['warmed', 0, { square: '7,6' }]).motion?.squares).toEqual(['7,6'])
    expect(scenes(['warmed', 0, { square: '7,6' }], ['missed', 1]).motion).toMatchObject({ seat: 1, kind: 'missed', squares: [] })
    expect(settled(scenes(['warmed', 0])).motion).toBeNull()
  })

  it('may take a ship away until another brings it back', () => {
    registerArt({ module: 'test', beats: { vanished: { course: 'leaves' }, appeared: { course: 'comes' } } })
    expect(scenes(['vanished', 0], ['missed', 1]).gone).toEqual([0])
    expect(scenes(['vanished', 0], ['appeared', 0]).gone).toEqual([])
    expect(settled(scenes(['vanished', 0])).gone).toEqual([])
  })
})

describe('a ship of several sections', () => {
  registerArt({ module: 'twins', beats: { sprang: { course: 'leaves' }, rattled: { course: 'shakes' } } })
  const left = { '4,7': `${tile('cabin')}^`, '5,7': `${tile('engine')}^` }
  const twin = { ...ship, board: 'IIA', pieces: { ...left, '9,7': `${tile('cabin')}^` }, figures: { '4,7': 'HH' } }
  const told = (kind: string, data: Told['data']) => nextScene(EMPTY, { kind, seat: 0, data }, { ...table, ships: [twin] } as unknown as TableView)
  const away = { section: 'left', now: { pieces: { '4,7': null, '5,7': null }, figures: { '4,7': null } } }

  it('goes by sections: only what is named leaves, whole and with everybody aboard', () => {
    const scene = told('section_away', away)
    expect(scene.motion?.course).toBe('leaves')
    expect(scene.motion?.part).toContain('4,7')
    expect(scene.motion?.part).not.toContain('9,7')
    expect([scene.wrecks, scene.puffs, scene.gone]).toEqual([[], [], []])
  })

  it('is moved where the square of an event is, and stays', () => {
    const scene = told('sprang', { square: '5,7' })
    expect(scene.motion).toMatchObject({ course: null, squares: ['5,7'] })
    expect(scene.motion?.part).toContain('4,7')
    expect(scene.gone).toEqual([])
    expect(told('rattled', {}).motion).toMatchObject({ course: 'shakes', part: null })
    expect(scenes(['sprang', 0, { square: '8,8' }])).toMatchObject({ motion: { course: 'leaves', part: null }, gone: [0] })
  })
})
