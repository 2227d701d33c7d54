import { describe, expect, it } from 'vitest'
import type { PlaceView, ShipView, YardView } from '../view'
import { VOCABULARY } from '../vocabulary'
import { shownPlace, UNSEEN } from './shown'

const act = (text: string) => VOCABULARY.read('build', text)

const place: PlaceView = {
  holding: false, hand: null, fits: null, may_return: true, last: '7,6', aside: [9], looking: null, number: null, moves: 0,
}
const yard: YardView = {
  heap: 10, face_up: [3, 4], places: [place], numbers: [1, 2], started: true, circle: 1, running: true, time_up: false,
  turn: null, piles: 3, pile: null,
}
const ship: ShipView = {
  board: 'I', pieces: { '7,7': '30^', '7,6': '88>' }, humans: {}, aliens: {}, cells: {}, goods: {}, lost: [], crew: 0, engines: 0,
  engines_powered: 0, cannons: 0, cannons_powered: 0, exposed_connectors: 0, penalty: 0, absent: {},
}
const holding: PlaceView = { ...place, holding: true, hand: 5 }

describe('what is shown while an act is on its way', () => {
  it('is the table as it is when nothing is', () => {
    expect(shownPlace(yard, place, ship, null)).toMatchObject({ hand: null, faceUp: [3, 4], aside: [9], welding: null })
  })

  it('has an unseen component in hand after drawing', () => {
    expect(shownPlace(yard, place, ship, act('draw'))).toMatchObject({ hand: UNSEEN, handPending: true, heap: 9 })
    expect(shownPlace(yard, holding, ship, act('draw'))).toMatchObject({ hand: 5, handPending: false, heap: 10 })
  })

  it('has the taken component in hand', () => {
    expect(shownPlace(yard, place, ship, act('take 4'))).toMatchObject({ hand: 4, faceUp: [3], moving: 4 })
    expect(shownPlace(yard, place, ship, act('use 9'))).toMatchObject({ hand: 9, aside: [] })
  })

  it('has the component on the ship, half there', () => {
    expect(shownPlace(yard, holding, ship, act('weld 8,7 >'))).toMatchObject({
      hand: null,
      welding: { square: '8,7', tile: 5, turn: 1 },
    })
  })

  it('has the component on the table or aside', () => {
    expect(shownPlace(yard, holding, ship, act('return'))).toMatchObject({ hand: null, faceUp: [3, 4, 5], moving: 5 })
    expect(shownPlace(yard, holding, ship, act('set aside'))).toMatchObject({ hand: null, aside: [9, 5] })
  })

  it('has the last component back in hand', () => {
    const shown = shownPlace(yard, place, ship, act('lift'))
    expect(shown.hand).toBe(88)
    expect(shown.pieces).toEqual({ '7,7': '30^' })
  })

  it('has the pile open, the hourglass turned, the number taken', () => {
    expect(shownPlace(yard, place, ship, act('look 2')).looking).toBe(2)
    expect(shownPlace(yard, { ...place, looking: 1 }, ship, act('put back')).looking).toBeNull()
    expect(shownPlace(yard, place, ship, act('turn')).turningHourglass).toBe(true)
    expect(shownPlace(yard, place, ship, act('finish 1')).number).toBe(1)
  })
})
