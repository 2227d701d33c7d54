import { describe, expect, it } from 'vitest'
import { CARDS, COMPONENTS, TURNS, card, pieceOfKey, piece } from '../facts'
import { cardBackMarkup, cardMarkup } from './drawing/cards'
import { pieceMarkup, placeContents } from './drawing/piece'
import { SHAPES } from './drawing/shapes'
import { shipSvg } from './export'

const defined = [...SHAPES.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
const referred = (markup: string) =>
  [...markup.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2]!)
const missing = (markup: string) => {
  const known = new Set([...defined, ...[...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)])
  return referred(markup).filter((id) => !known.has(id))
}
const broken = /undefined|NaN|null|\[object/

const ship = {
  board: 'I',
  pieces: { '7,7': '45^', '7,6': 'cannon 0030 ^', '8,7': 'battery_2 0003 ^', '6,7': 'special_cargo_2 0300 ^' },
  humans: { '7,7': 2 },
  aliens: {},
  cells: { '8,7': 1 },
  goods: { '6,7': 'RB' },
}

describe('drawings', () => {
  it('have different names, and refer only to drawings that there are', () => {
    expect(new Set(defined).size).toBe(defined.length)
    expect(missing(SHAPES)).toEqual([])
    expect(SHAPES).not.toMatch(broken)
  })

  it('exist for every component, however turned', () => {
    for (const { id } of COMPONENTS) {
      for (const turn of TURNS) expect(missing(pieceMarkup(piece(id, turn), 0))).toEqual([])
    }
  })

  it('show a direction where there is one, and keep the rest upright', () => {
    expect(pieceMarkup(pieceOfKey('cannon 0013 >'), 0)).toContain('<use href="#gt-cannon" transform="rotate(90)"/>')
    expect(pieceMarkup(pieceOfKey('cabin 0013 >'), 0)).toContain('<use href="#gt-cabin"/>')
  })

  it('exist for every card, with its title', () => {
    for (const id of CARDS.keys()) {
      const markup = cardMarkup(card(id), 'Rock & "Roll"')
      expect(missing(markup)).toEqual([])
      expect(markup).not.toMatch(broken)
      expect(markup).toContain('Rock &#38; &#34;Roll&#34;')
    }
    expect(missing(cardBackMarkup('II') + cardBackMarkup(null))).toEqual([])
  })

  it('put on a component what lies on it', () => {
    const hold = pieceOfKey('cargo_3 0000 ^')
    const placed = placeContents(hold, { humans: 0, alien: undefined, cells: 0, goods: 'YG' })
    expect(placed.map(({ sprite }) => sprite)).toEqual(['block-Y', 'block-G'])
    const cabin = placeContents(pieceOfKey('cabin 0000 ^'), { humans: 0, alien: 'brown', cells: 0, goods: '' })
    expect(cabin.map(({ sprite }) => sprite)).toEqual(['alien-brown'])
  })
})

describe('a ship to keep', () => {
  const svg = shipSvg(ship, 2, 'Green’s <ship>')

  it('stands alone', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(missing(svg)).toEqual([])
    expect(svg).not.toMatch(broken)
    expect(svg).not.toContain('var(')
  })

  it('says what it is and shows what is on board', () => {
    expect(svg).toContain('<title>Green’s &#60;ship&#62;</title>')
    expect(svg.match(/#gt-human"/g)!.length).toBe(SHAPES.match(/#gt-human"/g)!.length + 2)
    expect(svg).toContain('#gt-block-R')
  })
})
