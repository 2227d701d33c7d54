/** The names of all small drawings, for `Picture` and `Sprite`. */

import type { AlienColour, Colour, Kind } from '../facts'

export type FigureKind = 'human' | AlienColour
export type SpriteName =
  | Kind
  | 'back'
  | 'human'
  | `alien-${AlienColour}`
  | 'cell'
  | `block-${Colour}`
  | `seat-mark-${0 | 1 | 2 | 3}`
  | `rocket-${0 | 1 | 2 | 3}`
  | 'rocket'
  | 'meteor-small'
  | 'meteor-large'
  | 'shot-light'
  | 'shot-heavy'
  | 'explosion'
  | `die-${1 | 2 | 3 | 4 | 5 | 6}`
  | 'credits'
  | 'day'
  | 'thrust'
  | 'firepower'
  | 'crew'
  | 'cells'
  | 'exposed'
  | 'goods'
  | 'lost'

/** The drawing of a figure. */
export function figureSprite(kind: FigureKind): SpriteName {
  return kind === 'human' ? 'human' : `alien-${kind}`
}
