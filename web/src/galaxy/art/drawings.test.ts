import { describe, expect, it } from 'vitest'
import { loadAllModules } from '../modules/loading'
import { CARDS, COMPONENTS, TURNS, card, piece, pieceOfKey, type Piece } from '../facts'
import { cardBackMarkup, cardMarkup } from './drawing/cards'
import { partsOf, pieceMarkup, placeContents, placedMarkup } from './drawing/piece'
import { shapes } from './drawing/shapes'
import { shipSvg } from './export'

await loadAllModules()
const SHAPES = shapes()
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
  figures: { '7,7': 'HH' },
  cells: { '8,7': 1 },
  goods: { '6,7': 'RB' },
  marks: {},
}

const nothing = { figures: '', cells: 0, goods: '', mark: '' }

describe('drawings', () => {
  it('have different names, and refer only to drawings that there are', () => {
    expect(defined.filter((id, place) => defined.indexOf(id) !== place)).toEqual([])
    expect(missing(SHAPES)).toEqual([])
    expect(SHAPES).not.toMatch(broken)
  })

  it('say nothing twice of one shape, which a browser forgives and a drawing program does not', () => {
    const names = (tag: string) => [...tag.matchAll(/\s([\w:-]+)="/g)].map((match) => match[1]!)
    const tags = [...shipSvg(ship, 0).matchAll(/<[a-zA-Z][^>]*>/g)].map(([tag]) => tag)
    expect(tags.filter((tag) => new Set(names(tag)).size < names(tag).length)).toEqual([])
  })

  it('exist for every component, however turned', () => {
    for (const id of COMPONENTS.keys()) {
      for (const turn of TURNS) expect(missing(pieceMarkup(piece(id, turn), 0))).toEqual([])
    }
  })

  it('show a direction where there is one, and keep the rest upright', () => {
    expect(pieceMarkup(pieceOfKey('cannon 0013 >'), 0)).toContain('<use href="#gt-part-cannon-1" transform="rotate(90)"/>')
    expect(pieceMarkup(pieceOfKey('cabin 0013 >'), 0)).toContain('<use href="#gt-part-cabin-crew"/>')
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
    const placed = placeContents(hold, { ...nothing, goods: 'YG' })
    expect(placed.map(({ sprite }) => sprite)).toEqual(['block-Y', 'block-G'])
    const cabin = placeContents(pieceOfKey('cabin 0000 ^'), { ...nothing, figures: 'B' })
    expect(cabin.map(({ sprite }) => sprite)).toEqual(['alien-brown'])
  })
})

describe('components with parts that nobody has put together', () => {
  const made = (parts: Piece['parts'], turn: Piece['turn'] = 0): Piece => ({ ...pieceOfKey('structural 0000 ^'), parts, turn })

  it('are drawn from the drawings of their parts', () => {
    const markup = pieceMarkup(made({ cannon: 1, cells: 2 }), 0)
    expect(markup).toContain('#gt-part-cannon-1')
    expect(markup).toContain('#gt-part-cells-2')
  })

  it('turn what has a direction, and keep the rest upright on its side', () => {
    const markup = pieceMarkup(made({ cannon: 1, cells: 2 }, 1), 0)
    expect(markup).toContain('<use href="#gt-part-cannon-1" transform="rotate(90) translate(0 -18) scale(0.6)"/>')
    expect(markup).toContain('<use href="#gt-part-cells-2" transform="translate(-18 0) scale(0.6)"/>')
  })

  it('have what lies on them in the part that holds it', () => {
    const [token] = placeContents(made({ cannon: 1, cells: 1 }, 1), { ...nothing, cells: 1 })
    expect(token).toMatchObject({ sprite: 'cell', x: -18, y: 0, size: 30 })
  })

  it('show a part that nobody has drawn as a badge with its name', () => {
    const [part] = partsOf({ flux_capacitor: 3 })
    expect(part!.art.draw(3, {})).toMatch(/flux ×3/)
    expect(part!.art.draw(3, {})).not.toMatch(broken)
  })

  it('show some holds as special and others not', () => {
    const [part] = partsOf({ holds: 2, special: 1 })
    expect(part!.art.draw(2, { holds: 2, special: 1 }).match(/gt-bay-special/g)).toHaveLength(1)
  })
})

describe('what nobody has drawn', () => {
  it('lies there as a token with its letter, and a mark in a corner', () => {
    const placed = placeContents(pieceOfKey('cabin 0000 ^'), { ...nothing, figures: 'HQ', mark: 'haunted' })
    expect(placed.map(({ sprite, label }) => [sprite, label ?? ''])).toEqual([['human', ''], ['token', 'Q'], ['token', 'hau']])
    expect(placed.map(placedMarkup).join('')).toContain('>hau</text>')
  })

  it('is a card made of its data', () => {
    const markup = cardMarkup({ id: 'X-1', kind: 'space_whale', level: '', strength: 7, days: 2, goods: 'RB', harpoons: ['light front'] }, 'Whale')
    expect(markup).toContain('Whale')
    expect(markup).toContain('>7<')
    expect(markup).toContain('>−2<')
    expect(markup).toContain('#gt-block-R')
    expect(markup).toContain('#gt-bolt')
    expect(markup).not.toMatch(broken)
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
