/** All drawings that others refer to, written once for each document. */

import { cardShapes } from './cards'
import { contentShapes } from './contents'
import { hazardShapes } from './hazards'
import { iconShapes } from './icons'
import { seatShapes } from './seats'
import { tileShapes } from './tiles'

/** What a document that uses the drawings holds in its `<defs>`. */
export const SHAPES = seatShapes + contentShapes + tileShapes + hazardShapes + iconShapes + cardShapes

const HOLDER = 'gt-shapes'

/** Put the drawings into this page; asked by every picture, done once. */
export function provideShapes(): void {
  if (typeof document === 'undefined' || document.getElementById(HOLDER)) return
  // Not `display: none`: gradients and patterns of hidden elements are not painted everywhere.
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<svg id="${HOLDER}" width="0" height="0" style="position:absolute;pointer-events:none" aria-hidden="true" focusable="false"><defs>${SHAPES}</defs></svg>`,
  )
}
