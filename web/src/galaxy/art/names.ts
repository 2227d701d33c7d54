/** Small drawings by name, for `Picture` and `Sprite`: kinds of components, figures, blocks. */

import '../modules'
import { GENERIC_HAZARD } from './drawing/hazards'
import { artOf, type BackdropPiece, type BeatArt, type CardData, type HazardArt } from './registry'

/** The drawing of a kind of component, without plate and connectors. */
export const kindSprite = (kind: string): string => `kind-${kind}`

/** The drawing of a figure by its letter. */
export const figureSprite = (letter: string): string => artOf('figures', letter)?.sprite ?? 'token'

/** The drawing of a block by its letter. */
export const goodsSprite = (letter: string): string => artOf('goods', letter) ?? 'token'

/** The sign of something that contests measure. */
export const measureSprite = (measure: string): string => artOf('measures', measure) ?? 'token'

/** The drawing of somebody who goes about on a ship. */
export const walkerSprite = (id: string): string => artOf('walkers', id) ?? 'walker'

/** The drawing of something that a module puts beside the ship; null where it has none. */
export const thingSprite = (id: string): string | null => artOf('things', id)

/** What veils a ship beside which this lies; null where it veils nothing. */
export const veilSprite = (name: string): string | null => artOf('veils', name)

/** The words with which a kind of card comes into play as a scene; null where it is just turned up. */
export const cardEntrance = (kind: string): string | null => artOf('cards', kind)?.entrance ?? null

/** What fills the screen while it does. */
export const cardBackdrop = (printed: CardData): readonly BackdropPiece[] => artOf('cards', printed.kind)?.backdrop?.(printed) ?? []

/** How an event is shown. */
export const beatArt = (kind: string): BeatArt => artOf('beats', kind) ?? {}

/** How something looks that flies at ships: by what it is and how heavy, by what it is, else in general. */
export function hazardArt(look: string): HazardArt {
  return artOf('hazards', look) ?? artOf('hazards', look.split('-')[0]!) ?? GENERIC_HAZARD
}
