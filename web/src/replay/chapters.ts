// Where one may want to jump to in a replay, and which steps are looked at in fast time. What begins a chapter is for the
// game to say; one that says nothing has its rounds, eras and turns as the server tells them.

import { patched } from '$lib/patch'
import type { Replay, Sight, Told } from '$lib/protocol'

export interface Named {
  readonly text: string
  /** Whether it begins a large part of the game. */
  readonly large: boolean
}

export interface Chapter extends Named {
  /** The step after which it has begun. */
  readonly step: number
}

/** How the replays of a game are told. */
export interface Storyline {
  /** The chapters that begin with a step, given the table before (null at the beginning) and after it. */
  chaptersAt(before: unknown, after: unknown, events: readonly Told[]): readonly Named[]
  /** Whether ships are being built: hands are quick, and few want to watch each of them. */
  isBuilding(table: unknown): boolean
  /** Whether somebody can be looked at before all others. */
  readonly hasShips: boolean
}

const LARGE = new Set(['round_began', 'era_began', 'game_over'])
const SMALL = new Set(['turn'])

export const PLAIN: Storyline = {
  chaptersAt: (_before, _after, events) =>
    events
      .filter((event) => event.text && (LARGE.has(event.kind) || SMALL.has(event.kind)))
      .map((event) => ({ text: event.text!, large: LARGE.has(event.kind) })),
  isBuilding: () => false,
  hasShips: false,
}

/** What a replay is made of: its chapters, and for each step whether ships are being built after it. */
export interface Outline {
  readonly chapters: readonly Chapter[]
  readonly building: readonly boolean[]
}

export function outlineOf(replay: Replay, storyline: Storyline = PLAIN): Outline {
  const chapters: Chapter[] = []
  const building: boolean[] = []
  let sight: Sight = replay.start.sight
  let before: unknown = null
  const note = (events: readonly Told[]) => {
    const step = building.length
    const after = sight.game?.table
    chapters.push(...storyline.chaptersAt(before, after, events).map((named) => ({ ...named, step })))
    building.push(storyline.isBuilding(after))
    before = after
  }
  note(replay.start.story)
  for (const update of replay.updates) {
    sight = patched(sight, update.ops)
    note(update.events)
  }
  return { chapters, building }
}

/** The chapter that has begun at a step: its place in the list, or -1. */
export function chapterAt(chapters: readonly Chapter[], step: number): number {
  return chapters.findLastIndex((chapter) => chapter.step <= step)
}
