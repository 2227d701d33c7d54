// How the toy looks: its part, its card, its figure, its mark, what lies beside ships, and who walks over them.

import { registerArt } from '$galaxy/art/registry'
import picture from './bandstand.svg?raw'

const BRASS = '#ffd24a'
const INK = '#1b2138'

/** What is drawn in the file, around 0, 0. */
const bandstand = (size: number) =>
  `<g transform="scale(${size / 100}) translate(-50 -50)" color="${BRASS}">${picture.replace(/^[^>]*>|<\/svg>\s*$/g, '')}</g>`

const shape = (id: string, body: string) => `<g id="gt-toy-${id}">${body}</g>`
const disc = `<circle r="44" fill="${INK}" stroke="${BRASS}" stroke-width="6"/>`
const musician = `<circle cy="-18" r="17" fill="#f0c8a0" stroke="${INK}" stroke-width="5"/><path d="M-26,42Q-26,2 0,2T26,42Z" fill="#b8323a" stroke="${INK}" stroke-width="5"/><path d="M8,-8L40,-22V2Z" fill="${BRASS}" stroke="${INK}" stroke-width="4"/>`
const note = `<path d="M-8,24V-24L22,-32V14" fill="none" stroke="${BRASS}" stroke-width="7"/><circle cx="-17" cy="24" r="10" fill="${BRASS}"/><circle cx="13" cy="15" r="10" fill="${BRASS}"/>`
const baton = `<path d="M-26,26L26,-26" stroke="${BRASS}" stroke-width="9" stroke-linecap="round"/><circle cx="27" cy="-27" r="10" fill="#fff"/>`

registerArt({
  module: 'toy',
  shapes: [
    shape('musician', musician),
    shape('gilded', `<circle r="42" fill="none" stroke="${BRASS}" stroke-width="12" stroke-dasharray="14 9"/>`),
    shape('note', disc + note),
    shape('baton', disc + baton),
    shape('major', `<circle r="46" fill="${INK}" fill-opacity=".6"/>${musician}${baton}`),
  ].join(''),
  parts: { bandstand: { draw: () => bandstand(62), holds: 'figures', places: () => [[0, 8, 26]] } },
  cards: {
    parade: {
      sky: ['#5a2a3c', '#1a0f2a'],
      face: (card) => `<g class="toy-parade" transform="translate(125 190) scale(1.7)">${bandstand(80)}</g>${String(card.credits)
        .split('')
        .map((digit, place) => `<text x="${118 + 18 * place}" y="320" font-size="30" font-weight="800" fill="${BRASS}">${digit}</text>`)
        .join('')}`,
    },
  },
  figures: { M: { sprite: 'toy-musician', size: 30 } },
  marks: { gilded: 'toy-gilded' },
  things: { tempo_slow: 'toy-note', tempo_quick: 'toy-note', silence: 'toy-note', baton: 'toy-baton', tune_march: 'toy-note', tune_polka: 'toy-note', tune_waltz: 'toy-note', tune_tango: 'toy-note', tune_gallop: 'toy-note' },
  walkers: { drum_major: 'toy-major' },
  beats: { band_played: { seconds: 0.8 }, strolled: { seconds: 0.5 } },
})
