/** What can be shown on a drawn ship besides the ship itself. */

import type { Side } from '../sides'

/** `offer`: may be chosen (amber corners); `danger`: about to be hit or wrong (red, hatched); `chosen` (green, ticked). */
export type Mark = 'offer' | 'danger' | 'chosen'

/** A component where it would be welded. `piece` is a key as in `ShipView.pieces`: number and arrow. */
export interface Ghost {
  readonly piece: string
  readonly square: string
  readonly fits: boolean
}

/** A side of a component that can be chosen: where two hold on to each other, or where one gapes. */
export interface Edge {
  /** What choosing it means. */
  readonly option: string
  readonly square: string
  readonly side: Side
  /** What it is called. */
  readonly label: string
}

/** A small drawing on a square, by its name among `things`: what is to stand there, for instance. */
export interface Sign {
  readonly square: string
  readonly name: string
}

/** A component that has come off and drifts away. */
export interface Drifting {
  readonly id: number
  readonly piece: string
  readonly square: string
}
