/** What the table says is wrong with a ship whose builder is about to take a number. */

import type { Decision } from '$lib/protocol'
import { knows, t } from '$lib/words.svelte'
import type { Abouts } from '../vocabulary'

/** More errors than these are only counted. */
const MOST = 4

/** Warnings before the ship is finished, in words; none for a ship that is as it should be. */
export function warnings(decision: Decision | null, round: string): readonly string[] {
  const { errors = [], lacks = [] } = (decision?.about ?? {}) as Abouts['build']
  const missing = lacks.filter((what) => knows(`building-lacks-${what}`)).map((what) => t(`building-lacks-${what}`, { round }))
  const said = errors.slice(0, MOST).map(([kind, square, other]) => sentence(t(`error-${kind}`, { square, other })))
  const more = errors.length > MOST ? [t('building-finish-more', { count: errors.length - MOST })] : []
  return [...missing, ...said, ...more]
}

/** The squares that the errors are about. */
export function wrongSquares(decision: Decision | null): readonly string[] {
  const { errors = [] } = (decision?.about ?? {}) as Abouts['build']
  return [...new Set(errors.flatMap(([, square, other]) => [square, other]).filter(Boolean))]
}

function sentence(words: string): string {
  return `${words.slice(0, 1).toLocaleUpperCase()}${words.slice(1)}.`
}
