import type { Decision, Told } from '$lib/protocol'
import type { ShipView, TableView } from '../view'
import { describe, expect, it } from 'vitest'
import { COMPONENTS } from '$galaxy/facts'
import { EMPTY, hazardOf, inTheWay, nextScene, recalled, settled, type Scene } from './scene'

const tile = (kind: string) => COMPONENTS.find((component) => component.kind === kind)!.id
const ship = {
  board: 'I',
  pieces: { '7,7': `${tile('starting_cabin')}^`, '7,6': `${tile('cannon')}^`, '6,7': `${tile('cannon')}<`, '8,8': `${tile('engine')}^` },
} as unknown as ShipView
const table = {
  ships: [ship, { ...ship, pieces: { '7,7': `${tile('starting_cabin')}^` } }],
  flight: { order: [0, 1], positions: { 0: 0, 1: -2 }, card: 'I-16' },
} as unknown as TableView

function scenes(...events: [string, number | null, Told['data']?][]): Scene {
  return events.reduce((scene, [kind, seat, data]) => nextScene(scene, { kind, seat, data: data ?? {} }, table), EMPTY)
}

describe('a meteor', () => {
  const meteor: [string, null, Told['data']] = ['meteor', null, { size: 'large', side: 'front', total: 8 }]

  it('flies at the first component in its way, on every ship', () => {
    expect(scenes(meteor).hazard?.aims).toEqual({ 0: '8,8', 1: null })
    expect(inTheWay(ship, 'left', 7)).toBe('6,7')
  })

  it('ends for each ship in its own way', () => {
    const scene = scenes(meteor, ['missed', 1], ['component_destroyed', 0, { square: '8,8', kind: 'engine' }])
    expect(scene.hazard?.endings).toEqual({ 0: 'hit', 1: 'missed' })
    expect(scene.wrecks.map((wreck) => Object.keys(wreck.pieces))).toEqual([['8,8']])
  })

  it('is gone when the next one is rolled for, and when everybody has met it and nothing moves', () => {
    expect(scenes(meteor, ['rolled', 0, { dice: [1, 2] }]).hazard).toBe(null)
    expect(settled(scenes(meteor, ['missed', 1])).hazard).not.toBe(null)
    expect(settled(scenes(meteor, ['missed', 1], ['bounced', 0, { square: '8,8' }])).hazard).toBe(null)
  })

  it('is stopped by the very component that the event names', () => {
    const scene = scenes(meteor, ['meteor_shot', 0, { square: '7,6' }], ['shielded', 1, { square: '5,7' }])
    expect(scene.hazard?.endings).toEqual({ 0: 'shot', 1: 'shielded' })
    expect(scene.hazard?.guards).toEqual({ 0: '7,6', 1: '5,7' })
    expect(scenes(meteor, ['bounced', 0, { square: '8,8' }]).hazard?.guards).toEqual({})
  })

  it('can be seen by who comes when the decision is already open', () => {
    const about = { hazard: 'small_meteor', side: 'right', square: '8,8', kind: 'engine' }
    const seen = hazardOf({ seat: 0, about } as unknown as Decision)
    expect(seen).toMatchObject({ what: 'meteor', weight: 'small', side: 'right', total: 8, aims: { 0: '8,8' } })
    expect(hazardOf({ seat: 0, about: {} } as unknown as Decision)).toBe(null)
  })
})

describe('a shot', () => {
  it('flies at those who lost to the pirates, or at the weakest', () => {
    const shot: [string, null, Told['data']] = ['shot', null, { weight: 'light', side: 'front', total: 7 }]
    expect(scenes(['enemy_won', 1], shot).hazard?.aims).toEqual({ 1: '7,7' })
    expect(scenes(['enemy_won', 1], ['weakest', 0, { card: 'I-16', line: 2 }], shot).hazard?.aims).toEqual({ 0: '7,6' })
  })
})

describe('a combat zone', () => {
  it('knows the line that is being measured', () => {
    expect(scenes(['card_turned_up', 0, { card: 'I-16' }]).line).toBe(0)
    expect(scenes(['engines_counted', 0, { strength: 3 }]).line).toBe(1)
    expect(scenes(['cannons_counted', 0, { strength: 2.5 }]).line).toBe(2)
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
      told('goods_loaded', 0, { square: '7,6', colour: 'R' }),
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
