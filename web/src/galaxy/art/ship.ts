/** What can be shown on a drawn ship besides the ship itself. */

/** `offer`: may be chosen (amber corners); `danger`: about to be hit or wrong (red, hatched); `chosen` (green, ticked). */
export type Mark = 'offer' | 'danger' | 'chosen'

/** A component where it would be welded. `piece` is a key as in `ShipView.pieces`: number and arrow. */
export interface Ghost {
  readonly piece: string
  readonly square: string
  readonly fits: boolean
}

/** A component that has come off and drifts away. */
export interface Drifting {
  readonly id: number
  readonly piece: string
  readonly square: string
}
