/** Whether the rules lie open beside the page, and where in them. One drawer for the whole client. */

import type { SeatView } from './chapters'
import { chapterFor } from './chapters'

export interface Place {
  readonly game: string
  /** An anchor of the pages or of the glossary; '' is the beginning. */
  readonly anchor: string
}

/** What the page is about, told by the page itself: the game, and what is to be seen of it. */
let about = $state.raw<{ game: string; view: SeatView | null } | null>(null)
let open = $state.raw<Place | null>(null)
/** Where the reader last was, so that opening again at the same place goes on there. */
let left: { readonly place: Place; readonly line: Line } | null = null

/** A line of the rules: the heading it stands below, and how far. Pictures come later, so a mere distance would not do. */
export interface Line {
  readonly id: string
  readonly below: number
}

/** The place at which the rules are open; null while they are closed; reactive. */
export function rulesOpen(): Place | null {
  return open
}

/** A page says which game it shows; null when it goes. */
export function tellAbout(game: string, view: SeatView | null): void {
  about = { game, view }
}

export function tellNothing(): void {
  about = null
}

/** The chapter that fits what is to be seen now. */
export function here(): Place {
  return about ? { game: about.game, anchor: chapterFor(about.game, about.view) } : { game: 'galaxy', anchor: '' }
}

const OPENED = 'rules'

export function openRules(place: Place = here()): void {
  // The browser's back button closes them: on a telephone that is how one leaves what covers the page.
  if (!open) history.pushState({ ...history.state, [OPENED]: true }, '')
  open = place
}

/** Close them, by a button or a key. */
export function closeRules(): void {
  if (!open) return
  if (isOnTop()) history.back()
  else open = null
}

/** The browser went back or to another page. */
export function wentBack(): void {
  if (open && !isOnTop()) open = null
}

export function toggleRules(): void {
  if (open) closeRules()
  else openRules()
}

function isOnTop(): boolean {
  return (history.state as Record<string, unknown> | null)?.[OPENED] === true
}

/** Remember how far somebody has read. */
export function leaveAt(place: Place, line: Line): void {
  left = { place, line }
}

/** How far somebody had read from here; null for a place that is opened anew. */
export function leftAt({ game, anchor }: Place): Line | null {
  return left && left.place.game === game && left.place.anchor === anchor ? left.line : null
}
