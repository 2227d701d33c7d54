/**
 * The hints of the guided first flight: which one is due, from what is to be seen. Nothing is remembered but the hints
 * that somebody has read or put away, so a reload shows the same hint again.
 */

import type { Decision, View } from '$lib/protocol'
import type { PlaceView, ShipView, TableView } from '../view'
import { card, piece, pieceOfKey } from '../facts'
import { figures } from '../yard/figures'
import { groupsOf } from '../yard/groups'
import { fitting } from '../yard/offers'

/** What the hands have done since the page was opened and no view tells. */
export interface Hands {
  /** How often something was turned. */
  readonly turned: number
  /** How many components in a row fitted nowhere. */
  readonly misfits: number
}

/** All that a hint may look at. */
export interface Glance {
  readonly galaxy: TableView
  readonly ship: ShipView
  readonly place: PlaceView | null
  readonly decision: Decision | null
  readonly hands: Hands
  /** Hints that are read or put away. */
  readonly seen: ReadonlySet<string>
}

export interface Hint {
  /** The hint's words are `guide-…` and `guide-…-text`. */
  readonly id: string
  /** `do`: goes when it is done; `read`: goes when it is read; `now`: holds for the moment, and is not said twice. */
  readonly way: 'do' | 'read' | 'now'
  /** The `data-guide` of what it is about. */
  readonly at?: string
  /** The flight waits while it is read. */
  readonly holds?: boolean
  readonly show?: 'connectors' | 'needs'
  /** What it says is known by now: a small screen shows only the list that goes with it. */
  readonly known?: boolean
}

/** What a ship should have before it flies, and whether it does. */
export interface Need {
  readonly id: 'engine' | 'cannon' | 'cabin' | 'battery' | 'hold' | 'shield'
  readonly met: boolean
}

export function needs(ship: ShipView): readonly Need[] {
  const { cabins, cells, holds } = figures(ship.pieces)
  const shields = Object.values(ship.pieces).filter((key) => pieceOfKey(key).parts.shield).length
  return [
    { id: 'engine', met: ship.engines_powered > 0 },
    { id: 'cannon', met: ship.cannons_powered > 0 },
    { id: 'cabin', met: cabins > 1 },
    { id: 'battery', met: cells > 0 },
    { id: 'hold', met: holds > 0 },
    { id: 'shield', met: shields > 0 },
  ]
}

/** Whether anything drives a ship: an engine, or a double one and cells for it. */
function drives({ engines, engines_powered, pieces }: ShipView): boolean {
  return engines > 0 || (engines_powered > 0 && figures(pieces).cells > 0)
}

/** A ship of so many components is worth flying if anything drives it, whatever else it lacks. */
const ENOUGH = 14

/** After so many components that fit nowhere, nobody should be told to go on. */
const STUCK = 5

/** The hint that is due, if any. */
export function dueHint(view: View, seat: number | null, hands: Hands, seen: ReadonlySet<string>): Hint | null {
  const galaxy = view.table as TableView
  const ship = seat === null ? undefined : galaxy.ships[seat]
  if (seat === null || (!ship && galaxy.stage !== 'over')) return null
  if (galaxy.stage === 'over') return first(seen, [{ id: 'settlement', way: 'read' }, { id: 'end', way: 'read' }])
  const place = galaxy.yard?.places[seat] ?? null
  const glance: Glance = { galaxy, ship: ship!, place, decision: view.decision, hands, seen }
  if (galaxy.yard) return building(glance)
  return flying(glance)
}

function first(seen: ReadonlySet<string>, hints: readonly (Hint | null)[]): Hint | null {
  return hints.find((hint) => hint !== null && !seen.has(hint.id)) ?? null
}

function building(glance: Glance): Hint | null {
  const { galaxy, ship, place, seen } = glance
  const yard = galaxy.yard
  if (!yard || !place) return null
  if (!yard.started) return first(seen, [{ id: 'start', way: 'do', at: 'start' }])
  if (place.number !== null) return first(seen, [{ id: 'wait', way: 'now' }])
  const welded = Object.keys(ship.pieces).length > 1
  if (place.hand !== null) return first(seen, welded ? holding(glance, place.hand) : firstComponent(glance, place.hand))
  if (!welded) return first(seen, [{ id: 'draw', way: 'do', at: 'heap' }])
  const size = Object.keys(ship.pieces).length
  return first(seen, [
    place.last !== null && size <= LIFTED ? { id: 'lift', way: 'read', at: 'lift' } : null,
    size <= COUNTED ? { id: 'figures', way: 'read', at: 'figures' } : null,
    yard.face_up.length > 0 && size <= TAKEN ? { id: 'face-up', way: 'read', at: 'warehouse' } : null,
    outlook(glance),
  ])
}

/** Whoever has welded so many components has read why. */
const READ = 3

/** Whoever builds on does without the small advice: it goes after so many components, and what a ship needs comes. */
const LIFTED = 2
const COUNTED = 3
const TAKEN = 4

/** What to make of the ship: whether to build on, to fly, or to think about what it cannot do without. */
function outlook({ ship, place, hands }: Glance): Hint {
  const size = Object.keys(ship.pieces).length
  const buildOn: Hint = { id: 'needs', way: 'do', show: 'needs', known: size > READ }
  const closed = ship.exposed_connectors === 0
  const stuck = closed || hands.misfits >= STUCK
  if (drives(ship)) {
    if (closed) return { id: 'closed', way: 'do', at: 'finish' }
    const ready = stuck || size >= ENOUGH || needs(ship).every(({ met }) => met)
    return ready ? { id: 'finish', way: 'do', at: 'finish' } : buildOn
  }
  if (!stuck) return buildOn
  if (!closed) return { id: 'no-thrust-look', way: 'do', at: 'warehouse' }
  return place?.last != null ? { id: 'no-thrust-lift', way: 'do', at: 'lift' } : { id: 'no-thrust', way: 'do', at: 'finish' }
}

/** With the first component in hand: what its edges mean, that it can be turned, where it fits. */
function firstComponent({ place, hands }: Glance, hand: number): readonly (Hint | null)[] {
  const fits = place?.fits ?? []
  const turns = new Set([...fitting(fits).values()].flat()).size
  return [
    { id: 'connectors', way: 'read', at: 'held', show: 'connectors' },
    kindHint(hand),
    fits.length === 0 ? { id: 'fits-nowhere', way: 'now', at: 'return' } : null,
    hands.turned === 0 && turns > 1 ? { id: 'rotate', way: 'do', at: 'rotate' } : null,
    fits.length > 0 ? { id: 'weld', way: 'do', at: 'ship' } : null,
  ]
}

function holding(glance: Glance, hand: number): readonly (Hint | null)[] {
  const nowhere = glance.place?.fits?.length === 0
  const ahead = outlook(glance)
  return [
    kindHint(hand),
    nowhere ? { id: 'fits-nowhere', way: 'now', at: 'return' } : null,
    ahead.id === 'needs' ? ahead : null,
  ]
}

/** What the component in hand is good for, the first time one of its kind is in the hand. */
function kindHint(hand: number): Hint {
  const { kind } = piece(hand)
  const said = kind.startsWith('double_') ? kind : kind.startsWith('special_') ? 'special_hold' : groupsOf(hand)[0]
  return { id: `kind-${said}`, way: 'now', at: 'held' }
}

function flying({ galaxy, ship, decision, seen }: Glance): Hint | null {
  const { flight } = galaxy
  const asked: Hint | null = decision ? { id: `question-${decision.question}`, way: 'now', at: 'decision' } : null
  if (!flight) return first(seen, [asked, { id: 'before', way: 'now' }])
  const kind = flight.card === null ? null : card(flight.card).kind
  return first(seen, [
    { id: 'launch', way: 'read', at: 'track', holds: true },
    ship.lost.length > 0 ? { id: 'lost', way: 'read', at: 'own-ship', holds: true } : null,
    kind ? { id: `card-${kind}`, way: 'read', at: 'card', holds: true } : null,
    asked,
  ])
}
