// An update as a row of beats: what is shown one after the other, for how long, and the table as it stands at each.

import type { TableView } from '$galaxy/view'
import type { Sight, Told, Update } from '$lib/protocol'
import '$galaxy/modules'
import { artOf } from '$galaxy/art/registry'
import { resultsOf } from '$galaxy/settlement/ledger'
import { pictured } from './picture'
import { nextScene, settled, type Scene } from './scene'

/** One event on the screen. */
export interface Beat {
  readonly sight: Sight
  readonly scene: Scene
  /** How long it is shown at normal speed. */
  readonly seconds: number
  /** How many events of the story have been told with it. */
  readonly told: number
  readonly event: Told | null
}

/** How long an event that nobody has registered is shown, by what it carries. */
function usualSeconds({ kind, data, text }: Told): number {
  if (data.aims) return 0.9
  if (data.path) return 0.22 * (data.path as readonly string[]).length + 0.3
  if (data.now || data.square || data.squares) return MINOR.test(kind) ? 0 : 0.5
  return text && !MINOR.test(kind) ? 0.9 : 0
}

/** Acts of hands at the yard. */
const MINOR = /^(component_|pile_|hourglass_|ship_finished|partners_)/

function secondsOf(event: Told): number {
  return artOf('beats', event.kind)?.seconds ?? usualSeconds(event)
}

/** How long dice roll. */
export const ROLLING = 0.8

/** What a person has just clicked needs no telling. */
const OWN_HAND = new Set(['cell_used', 'goods_loaded', 'goods_lifted', 'engine_powered', 'cannon_powered', 'crew_boarded'])

/** What is torn along by what was just destroyed follows at once. */
const CHAINED = 0.35
const isChained = ({ kind, seat }: Told, earlier: Told | null) => kind === 'component_destroyed' && earlier?.kind === kind && earlier.seat === seat

/** Along the ways of a curtain everything comes down quickly, one after the other, as long as it does no harm. */
const IN_A_CURTAIN = 0.16
const isQuick = ({ kind, data }: Told, { hazard }: Scene) => hazard?.met !== undefined && (data.aims !== undefined || kind === 'missed' || kind === 'bounced')

/** The beats of an update for the holder of a seat. The last one is the sight as it now is. */
export function beatsOf(update: Update, before: Sight, after: Sight, scene: Scene, seat: number | null): Beat[] {
  const was = before.game?.table as TableView | undefined
  const is = after.game?.table as TableView | undefined
  const { events } = update
  if (!was || !is || events.length === 0) return [{ sight: after, scene, seconds: 0, told: events.length, event: null }]
  const beats: Beat[] = []
  let table = was
  let current = scene
  const flown = settlementBegins(was, is, events)
  for (const event of events.slice(0, flown)) {
    const earlier = current.event
    current = nextScene(current, event, table)
    table = pictured(table, event, is)
    if (event.kind === 'rolled') {
      // What the dice show is told when they have come to rest.
      const rolling = { ...current, event: earlier }
      beats.push({ sight: withTable(after, table), scene: rolling, seconds: ROLLING, told: 0, event })
      beats.push({ sight: withTable(after, table), scene: current, seconds: secondsOf(event), told: 1, event: null })
      continue
    }
    const usual = isQuick(event, current) ? IN_A_CURTAIN : secondsOf(event)
    const seconds = event.seat === seat && OWN_HAND.has(event.kind) ? 0 : isChained(event, earlier) ? CHAINED : usual
    beats.push({ sight: withTable(after, table), scene: current, seconds, told: 1, event })
  }
  const last = beats[beats.length - 1]
  // Between two cards nothing is in the air, and a decision that is taken back leaves nothing there either.
  const rest = { ...(is.flight?.card ? current : { ...current, hazard: null, line: null }), motion: null, gone: [], ring: {} }
  if (flown < events.length || !last) {
    return [...beats, { sight: after, scene: settled(rest), seconds: 0, told: events.length - flown, event: null }]
  }
  return [...beats, { sight: after, scene: rest, seconds: 0, told: 0, event: null }]
}

/** The number of events that belong to the flight; the others pay it out, and the settlement shows them all at once. */
function settlementBegins(was: TableView, is: TableView, events: readonly Told[]): number {
  if (is.results.length <= was.results.length) return events.length
  const kinds = new Set(resultsOf(is).at(-1)?.lines.map(({ kind }) => kind))
  const settles = ({ kind, data }: Told) =>
    (kind === 'earned' && kinds.has(String(data.source))) || (kind === 'paid' && kinds.has(String(data.reason)))
  let first = events.findIndex(({ kind }) => kind === 'round_settled')
  if (first < 0) return events.length
  while (first > 0 && settles(events[first - 1]!)) first--
  return first
}

/** The sight with the table of a moment in between: nobody is asked anything yet. */
function withTable(sight: Sight, table: TableView): Sight {
  return { ...sight, wording: null, game: sight.game && { ...sight.game, table, decision: null, may_undo: false } }
}

/** Seconds of animations that may be waiting before they are shown faster. */
const PATIENCE = 12
/** Seconds that may be waiting before everything is skipped. */
const TOO_LATE = 45

/** How much faster than asked for the next beats are shown; 0 skips everything. One update is shown however long it is. */
export function haste(beats: readonly Beat[]): number {
  const waiting = beats.reduce((sum, beat) => sum + beat.seconds, 0)
  const updates = beats.filter(({ event, seconds }) => event === null && seconds === 0).length
  if (waiting > TOO_LATE && updates > 1) return 0
  // A card is seen as it comes into play, however much follows from it.
  if (updates < 2 && beats[0]?.event?.kind === 'card_turned_up') return 1
  return Math.max(1, waiting / PATIENCE)
}

/** Whether an update must be seen at once: hands are busy at the yard. Who builds in turns has time to look. */
export function mayNotLag(before: Sight, after: Sight): boolean {
  const was = before.game?.table as TableView | undefined
  const is = after.game?.table as TableView | undefined
  if (!was || !is) return true
  return was.stage === 'yard' && is.stage === 'yard' && is.yard !== null && is.yard.started && is.yard.turn === null
}
