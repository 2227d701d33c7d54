/** What lies on components: crew, aliens, battery tokens and blocks. Each has its own outline, not only its own colour. */

import type { FigureArt } from '../registry'
import { GOODS, GOODS_DARK, INK } from './palette'
import { aslant, ball, down, shape } from './svg'

type Colour = keyof typeof GOODS
const COLOURS = Object.keys(GOODS) as Colour[]

const gradients = [
  down('suit', '#fffdf4', '#e9dfc6 60%', '#b9aa87'),
  ball('visor', '#ffe2a8', '#f09a2c 45%', '#8a4708'),
  ball('alien-purple-skin', '#ecccff', '#b06ff0 45%', '#5f24a3'),
  ball('alien-brown-skin', '#ffdfb5', '#c9854a 45%', '#6b3a14'),
  down('charge', '#eaffdf', '#7dee96 30%', '#2fae5c 75%', '#1a6d3d'),
  ...COLOURS.map((colour) => aslant(`goods-${colour}`, '#fff', `${GOODS[colour]} 42%`, GOODS_DARK[colour])),
]

const human = shape(
  'human',
  `<path d="M-25,48V22Q-25,2 0,2T25,22V48Q0,54 -25,48Z" fill="url(#gt-suit)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
<path d="M-12,51V30M12,51V30" stroke="#8d7e5d" stroke-width="4"/><rect x="-9" y="16" width="18" height="11" rx="3" fill="#d8653f" stroke="${INK}" stroke-width="3"/>
<circle cy="-20" r="25" fill="url(#gt-suit)" stroke="${INK}" stroke-width="5"/>
<rect x="-18" y="-30" width="36" height="23" rx="11" fill="url(#gt-visor)" stroke="${INK}" stroke-width="4"/>
<path d="M-10,-24Q-7,-27 -2,-27" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>`,
)

/** Tall, one eye, two feelers: a gunner. */
const purple = shape(
  'alien-purple',
  `<path d="M-11,-28Q-16,-44 -27,-46M11,-28Q16,-44 27,-46" fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>
<path d="M-11,-28Q-16,-44 -27,-46M11,-28Q16,-44 27,-46" fill="none" stroke="#b06ff0" stroke-width="4.6" stroke-linecap="round"/>
<circle cx="-27" cy="-46" r="5.6" fill="#ffd76a" stroke="${INK}" stroke-width="3"/><circle cx="27" cy="-46" r="5.6" fill="#ffd76a" stroke="${INK}" stroke-width="3"/>
<path d="M0,-38Q24,-36 20,-10Q17,6 24,30Q27,48 17,50L9,42L0,50L-9,42L-17,50Q-27,48 -24,30Q-17,6 -20,-10Q-24,-36 0,-38Z" fill="url(#gt-alien-purple-skin)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
<ellipse cy="-15" rx="13" ry="12" fill="#fff" stroke="${INK}" stroke-width="3.6"/><circle cy="-14" r="6" fill="#2b0b4f"/><circle cx="-2.5" cy="-17" r="2.4" fill="#fff"/>
<path d="M-8,7Q0,13 8,7" fill="none" stroke="#3a1169" stroke-width="4" stroke-linecap="round"/>`,
)

/** Broad, two eyes, tusks: a mechanic. */
const brown = shape(
  'alien-brown',
  `<path d="M-27,-22Q-44,-30 -40,-45Q-28,-41 -19,-32M27,-22Q44,-30 40,-45Q28,-41 19,-32" fill="#f3ead2" stroke="${INK}" stroke-width="4.6" stroke-linejoin="round"/>
<path d="M0,-38Q34,-38 34,-6Q46,4 44,30Q42,50 26,49H-26Q-42,50 -44,30Q-46,4 -34,-6Q-34,-38 0,-38Z" fill="url(#gt-alien-brown-skin)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
<circle cx="-13" cy="-13" r="9" fill="#fff" stroke="${INK}" stroke-width="3.6"/><circle cx="13" cy="-13" r="9" fill="#fff" stroke="${INK}" stroke-width="3.6"/><circle cx="-11" cy="-12" r="4.4" fill="#2e1604"/><circle cx="11" cy="-12" r="4.4" fill="#2e1604"/>
<path d="M-17,10Q0,19 17,10" fill="none" stroke="#4a260a" stroke-width="5" stroke-linecap="round"/>
<path d="M-13,10.5L-9,26L-4,13.6ZM13,10.5L9,26L4,13.6Z" fill="#fffbea" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>`,
)

const cell = shape(
  'cell',
  `<rect x="-7.6" y="-50" width="15.2" height="11" rx="3" fill="#e9dfc6" stroke="${INK}" stroke-width="3.4"/>
<rect x="-18" y="-43" width="36" height="91" rx="11" fill="url(#gt-charge)" stroke="${INK}" stroke-width="4.4"/>
<path d="M-11,-32V36" stroke="#fff" stroke-opacity=".7" stroke-width="4.6" stroke-linecap="round"/>
<path d="M5,-22L-10,6H-1L-5,27L11,-3H2Z" fill="#0f3d22"/>`,
)

/** Red is a diamond, yellow a crate, green a drum, blue a hexagon. */
const outlines: Readonly<Record<Colour, string>> = {
  R: 'M0,-49L49,0L0,49L-49,0Z',
  Y: 'M-36,-41H36Q41,-41 41,-36V36Q41,41 36,41H-36Q-41,41 -41,36V-36Q-41,-41 -36,-41Z',
  G: 'M-45,0A45,45 0 1 1 45,0A45,45 0 1 1 -45,0Z',
  B: 'M-25,-42H25L49,0L25,42H-25L-49,0Z',
}
const emblems: Readonly<Record<Colour, string>> = {
  R: '<path d="M0,-22L19,13H-19Z"/><path d="M0,-9V0M0,8h.01" stroke="#ffd9d0" stroke-width="5" stroke-linecap="round"/>',
  Y: '<path d="M-20,-20H20V20H-20Z" fill="none" stroke-width="8"/><path d="M-20,20L20,-20" stroke-width="8"/>',
  G: '<path d="M-18,18Q-22,-16 20,-20Q20,20 -18,18Z"/><path d="M-16,18L10,-9" stroke="#d6f7dc" stroke-width="5"/>',
  B: '<path d="M0,-25Q20,0 20,9A20,18 0 0 1 -20,9Q-20,0 0,-25Z"/><path d="M-10,9A11,10 0 0 0 0,18" fill="none" stroke="#d9ecff" stroke-width="5"/>',
}
/** Drawn for those who ask for strong patterns, and hidden otherwise: stripes, grid, dots, waves. */
const hatches: Readonly<Record<Colour, string>> = {
  R: 'M-2,12L12,-2M-2,2L2,-2M8,12L12,8" stroke-width="2.4',
  Y: 'M0,5H10M5,0V10" stroke-width="1.8',
  G: 'M2.5,2.5h.01M7.5,7.5h.01" stroke-width="3.2" stroke-linecap="round',
  B: 'M-1,4Q2.5,-1 5,4T11,4" stroke-width="2.2',
}
const hatchPatterns = COLOURS.map(
  (colour) =>
    `<pattern id="gt-hatch-${colour}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="scale(2)"><path d="${hatches[colour]}" fill="none" stroke="${INK}"/></pattern>`,
)
const blocks = COLOURS.map((colour) =>
  shape(
    `block-${colour}`,
    `<path d="${outlines[colour]}" fill="url(#gt-goods-${colour})" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
<path d="${outlines[colour]}" transform="scale(.8)" fill="${GOODS[colour]}" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linejoin="round"/>
<path class="gt-hatch" d="${outlines[colour]}" transform="scale(.8)" fill="url(#gt-hatch-${colour})" opacity="0"/>
<g fill="${GOODS_DARK[colour]}" stroke="${GOODS_DARK[colour]}" stroke-width="2" stroke-linejoin="round">${emblems[colour]}</g>`,
  ),
)

/** What nobody has drawn is a brass token; its letters are written over it. */
const token = shape(
  'token',
  `<circle r="47" fill="${INK}"/><circle r="43" fill="url(#gt-brass)"/><circle r="35" fill="#f3ecdc" stroke="#7a5a2e" stroke-width="4"/>`,
)

/** Somebody who goes about on a ship and whom nobody has drawn: two boots and a lamp in the dark. */
const walker = shape(
  'walker',
  `<circle r="44" fill="#0a0e1f" fill-opacity=".7" stroke="#ff9d8c" stroke-width="5" stroke-dasharray="9 7"/><path d="M-18,30V-6Q-18,-30 0,-30T18,-6V30Z" fill="#59637f" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><rect x="-12" y="-20" width="24" height="11" rx="5" fill="#ffd24a" stroke="${INK}" stroke-width="3.4"/><path d="M-9,32V20M9,32V20" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`,
)

export const baseFigures: Readonly<Record<string, FigureArt>> = {
  H: { sprite: 'human', size: 33 },
  P: { sprite: 'alien-purple', size: 46 },
  B: { sprite: 'alien-brown', size: 46 },
}

export const baseGoods: Readonly<Record<string, string>> = Object.fromEntries(COLOURS.map((colour) => [colour, `block-${colour}`]))

export const contentShapes = [...gradients, ...hatchPatterns, human, purple, brown, cell, token, walker, ...blocks].join('')
