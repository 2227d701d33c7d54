// Where one may want to jump to in a replay: the beginnings of rounds and eras, of cards and turns.

import type { Replay, Told } from '$lib/protocol'

export interface Chapter {
  /** The step after which it has begun. */
  readonly step: number
  readonly text: string
  /** Whether it begins a large part of the game. */
  readonly large: boolean
}

const LARGE = new Set(['round_began', 'era_began', 'game_over'])
const SMALL = new Set(['building_started', 'launched', 'card_turned_up', 'round_settled', 'turn'])

export function chaptersOf(replay: Replay): Chapter[] {
  const chapters = found(replay.start.story, 0)
  for (const [place, update] of replay.updates.entries()) chapters.push(...found(update.events, place + 1))
  return chapters
}

function found(events: readonly Told[], step: number): Chapter[] {
  return events
    .filter((event) => event.text && (LARGE.has(event.kind) || SMALL.has(event.kind)))
    .map((event) => ({ step, text: event.text!, large: LARGE.has(event.kind) }))
}

/** The chapter that has begun at a step: its place in the list, or -1. */
export function chapterAt(chapters: readonly Chapter[], step: number): number {
  return chapters.findLastIndex((chapter) => chapter.step <= step)
}
