import { describe, expect, it } from 'vitest'
import {
  ARROWS,
  BOARDS,
  CARDS,
  COMPONENTS,
  FLIGHTS,
  STARTING_CABINS,
  card,
  notation,
  piece,
  pieceOfKey,
} from './facts'

const cannon = COMPONENTS.find(({ kind, printed }) => kind === 'cannon' && printed.join('') === '0230')!

describe('components', () => {
  it('are numbered through all kinds in the order of the catalogue', () => {
    expect(COMPONENTS).toHaveLength(144)
    expect(COMPONENTS.map(({ id }) => id)).toEqual(COMPONENTS.map((_, index) => index))
    expect([0, 9, 143].map((id) => COMPONENTS[id]!.kind)).toEqual(['battery_2', 'battery_3', 'double_cannon'])
  })

  it('turn clockwise: what was at the front is then at the right', () => {
    expect([0, 1, 2, 3].map((turn) => piece(cannon.id, turn as 0).sides.join(''))).toEqual(['0230', '0023', '3002', '2300'])
  })

  it('are found by the keys of views', () => {
    for (const arrow of ARROWS) expect(pieceOfKey(`${cannon.id}${arrow}`).key).toBe(`${cannon.id}${arrow}`)
    expect(pieceOfKey('cannon 0013 >')).toMatchObject({ tile: -1, kind: 'cannon', sides: [0, 0, 1, 3], turn: 1 })
    expect(() => pieceOfKey('999^')).toThrow('999^')
  })

  it('have only those turns that differ', () => {
    expect(COMPONENTS[STARTING_CABINS[0]!]!.turns).toEqual([0])
    expect(COMPONENTS.find(({ kind, printed }) => kind === 'cabin' && printed.join('') === '2121')!.turns).toEqual([0, 1])
    expect(cannon.turns).toEqual([0, 1, 2, 3])
  })

  it('give each seat a starting cabin', () => {
    expect(STARTING_CABINS.map((id) => COMPONENTS[id]!.kind)).toEqual(Array(4).fill('starting_cabin'))
  })

  it('are written with an arrow only where they have a direction', () => {
    expect(notation(piece(cannon.id, 1))).toBe('cannon 0023 >')
    expect(notation(piece(STARTING_CABINS[0]!))).toBe('starting_cabin 3333')
  })
})

describe('boards', () => {
  it('name their squares by column and row', () => {
    expect(BOARDS.I!.squares).toHaveLength(18)
    expect(BOARDS.I!.start).toBe('7,7')
    expect(BOARDS.I!.squares[0]).toEqual({ name: '7,5', column: 7, row: 5, x: 2, y: 0 })
  })

  it('count rows backwards where the board does', () => {
    expect(BOARDS.IIIA!.rows[0]).toBe(11)
    expect(BOARDS.IIIA!.start).toBe('7,7')
  })

  it('have a flight plan for each level', () => {
    expect(FLIGHTS.II).toMatchObject({ circle: 2, finish: [8, 6, 4, 2], pile: ['II', 'II', 'I'] })
  })
})

describe('cards', () => {
  it('are all known by id, with their level', () => {
    expect(CARDS.size).toBe(60)
    expect(card('III-3')).toMatchObject({ kind: 'pirates', level: 'III', strength: 10, credits: 12 })
    expect(card('I-9')).toMatchObject({ meteors: [{ weight: 'large', side: 'front' }, {}, { weight: 'small', side: 'right' }] })
    expect(card('I-12')).toMatchObject({ planets: [['R', 'G', 'B', 'B', 'B'], ['R', 'Y', 'B'], ['R', 'B', 'B', 'B'], ['R', 'G']] })
  })

  it('are read from their texts as well', () => {
    expect(card('open_space')).toEqual({ id: 'open_space', kind: 'open_space', level: null })
    expect(card('smugglers strength=4 days=1 goods_loss=2 goods=YG')).toMatchObject({ strength: 4, goodsLoss: 2, goods: ['Y', 'G'] })
    expect(card('meteors meteors=large_front,small_left')).toMatchObject({ meteors: [{ weight: 'large' }, { side: 'left' }] })
    expect(card('combat_zone lines=crew:days:3,cannons:shots:light_rear+heavy_rear')).toMatchObject({
      lines: [
        { criterion: 'crew', penalty: 'days', amount: 3 },
        { penalty: 'shots', shots: [{ weight: 'light', side: 'rear' }, { weight: 'heavy' }] },
      ],
    })
    expect(() => card('comet')).toThrow('comet')
  })
})
