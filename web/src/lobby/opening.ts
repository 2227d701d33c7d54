// Opening tables: the quick ways from the first screen, and what happens when it fails.

import { Failed, openTable } from '$lib/api'
import { guide } from '$lib/guided'
import type { GameInfo, NewTable } from '$lib/protocol'
import { go, tablePage } from '$lib/router.svelte'
import { holdSeat } from '$lib/seats'
import { settings } from '$lib/settings.svelte'
import { t } from '$lib/words.svelte'
import { usualSeats } from './agreement'
import { bestBot } from './games.svelte'
import { AGREED, SHORT_GAME } from './screens'

/** The name of the person, or one that does for somebody who gave none. */
export function ownName(): string {
  return settings.name.trim() || t('name-default')
}

/** Open a table and go there; what went wrong, as a sentence, or null. */
export async function openAndGo(wish: NewTable, isGuided = false): Promise<string | null> {
  try {
    const opened = await openTable(wish)
    if (opened.token) holdSeat(opened.table, opened.token, opened.seat)
    if (isGuided) guide(opened.table)
    go(tablePage(opened.table))
    return null
  } catch (problem) {
    return failure(problem)
  }
}

/** What went wrong, as a sentence. */
export function failure(problem: unknown): string {
  if (problem instanceof Failed && problem.status !== 0) return problem.message
  return t('unreachable')
}

/** At once, against bots. */
export const playNow = (game: GameInfo) =>
  openAndGo({
    game: game.name,
    seats: usualSeats(game),
    options: AGREED[settings.edition].usual,
    private: true,
    name: ownName(),
    fill: bestBot(game),
    start: true,
  })

/** The short game of the other kind, at once, against bots. */
export const playShort = (game: GameInfo) =>
  openAndGo({ ...SHORT_GAME, private: true, name: ownName(), fill: bestBot(game), start: true })

/** The test flight with hints: one rival, and a table that takes no part where it does not fit. */
export const firstFlight = (game: GameInfo) =>
  openAndGo(
    {
      game: game.name,
      seats: 2,
      options: AGREED[settings.edition].first,
      private: true,
      name: ownName(),
      fill: bestBot(game),
      start: true,
    },
    true,
  )

/** An empty table that only those with the link can find. */
export const withFriends = (game: GameInfo) =>
  openAndGo({ game: game.name, seats: usualSeats(game), options: AGREED[settings.edition].usual, private: true, name: ownName() })
