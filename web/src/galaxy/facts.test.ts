import { describe, expect, it } from 'vitest'
import { component } from '../testing/tiles'
import { blocksIn, combatLines, flights, planetsOn } from './cardData'
import {
  ARROWS,
  CARDS,
  COMPONENTS,
  GOODS,
  GROUPS,
  STARTING_CABINS,
  boardNamed,
  card,
  figureEntry,
  flightOf,
  groupsOfKind,
  letterOf,
  notation,
  piece,
  pieceOfKey,
  sortedGoods,
} from './facts'

const cannon = component('cannon', '0230')

describe('components', () => {
  it('are known by their numbers', () => {
    expect([0, 9, 143].map((id) => COMPONENTS.get(id)!.kind)).toEqual(['battery_2', 'battery_3', 'double_cannon'])
  })

  it('turn clockwise: what was at the front is then at the right', () => {
    expect([0, 1, 2, 3].map((turn) => piece(cannon.id, turn as 0).sides.join(''))).toEqual(['0230', '0023', '3002', '2300'])
  })

  it('are found by the keys of views', () => {
    for (const arrow of ARROWS) expect(pieceOfKey(`${cannon.id}${arrow}`).key).toBe(`${cannon.id}${arrow}`)
    expect(pieceOfKey('cannon 0013 >')).toMatchObject({ tile: -1, kind: 'cannon', sides: [0, 0, 1, 3], turn: 1 })
    expect(() => pieceOfKey('9999^')).toThrow('9999^')
  })

  it('may be altered and keep their number', () => {
    expect(pieceOfKey('37=cannon 0413 >')).toMatchObject({ tile: 37, kind: 'cannon', sides: [0, 4, 1, 3], turn: 1 })
  })

  it('have only those turns that differ', () => {
    expect(component('starting_cabin').turns).toEqual([0])
    expect(component('cabin', '2121').turns).toEqual([0, 1])
    expect(cannon.turns).toEqual([0, 1, 2, 3])
  })

  it('give each seat a starting cabin, in every edition', () => {
    for (const cabins of STARTING_CABINS) {
      expect(cabins.length).toBeGreaterThanOrEqual(4)
      for (const id of cabins) expect(COMPONENTS.get(id)!.parts.cabin).toBe('starting')
    }
  })

  it('are written with an arrow only where they have a direction', () => {
    expect(notation(piece(cannon.id, 1))).toBe('cannon 0023 >')
    expect(notation(piece(component('starting_cabin').id))).toBe('starting_cabin 3333')
  })

  it('are looked for in groups', () => {
    expect(GROUPS.slice(0, 4)).toEqual(['cannon', 'engine', 'cabin', 'battery'])
    expect(groupsOfKind('double_cannon')).toEqual(['cannon'])
    expect(groupsOfKind('structural')).toEqual(['structural'])
  })
})

describe('boards', () => {
  it('name their squares by column and row', () => {
    const board = boardNamed('I')
    expect(board.squares).toHaveLength(18)
    expect(board.rectangle).toHaveLength(25)
    expect(board.starts).toEqual(['7,7'])
    expect(board.squares[0]).toEqual({ name: '7,5', x: 2, y: 0 })
  })

  it('have what is printed at their sides', () => {
    const { labels } = boardNamed('IIIA')
    expect(labels.find(({ side, place }) => side === 'left' && place === 0)?.text).toBe('11')
  })

  it('complain about one that there is not', () => {
    expect(() => boardNamed('IX')).toThrow('IX')
  })

  it('have a flight plan for each class', () => {
    expect([flightOf('II')?.circle, flightOf('IIIA')?.circle, flightOf('nowhere')]).toEqual([2, 3, null])
  })
})

describe('goods and figures', () => {
  it('are known by their letters', () => {
    expect(GOODS).toEqual(['R', 'Y', 'G', 'B'])
    expect(sortedGoods('BRGY')).toBe('RYGB')
    expect(figureEntry('H')).toMatchObject({ crew: true, human: true })
    expect(figureEntry('?')).toBeNull()
    expect([letterOf('purple'), letterOf('nobody')]).toEqual(['P', null])
  })
})

describe('cards', () => {
  it('are all known by id, with their level', () => {
    expect(card('III-3')).toMatchObject({ kind: 'pirates', level: 'III', strength: 10, credits: 12 })
    expect(flights(card('I-9').meteors)).toEqual([
      { weight: 'large', side: 'front' },
      { weight: 'small', side: 'left' },
      { weight: 'small', side: 'right' },
    ])
    expect(planetsOn(card('I-12'))).toEqual([['R', 'G', 'B', 'B', 'B'], ['R', 'Y', 'B'], ['R', 'B', 'B', 'B'], ['R', 'G']])
    expect(CARDS.size).toBeGreaterThanOrEqual(60)
  })

  it('are read from their texts as well', () => {
    expect(card('open_space')).toEqual({ id: 'open_space', kind: 'open_space', level: '' })
    const smugglers = card('smugglers strength=4 days=1 goods_loss=2 goods=YG')
    expect(smugglers).toMatchObject({ strength: 4, goods_loss: 2 })
    expect(blocksIn(smugglers.goods)).toEqual(['Y', 'G'])
    expect(flights(card('meteors meteors=large_front,small_left').meteors)).toMatchObject([{ weight: 'large' }, { side: 'left' }])
    expect(combatLines(card('combat_zone lines=crew:days:3,cannons:shots:light_rear+heavy_rear,engines:shots:heavy_rear'))).toEqual([
      { criterion: 'crew', penalty: 'days', amount: 3, shots: [] },
      { criterion: 'cannons', penalty: 'shots', amount: 0, shots: [{ weight: 'light', side: 'rear' }, { weight: 'heavy', side: 'rear' }] },
      { criterion: 'engines', penalty: 'shots', amount: 0, shots: [{ weight: 'heavy', side: 'rear' }] },
    ])
  })
})
