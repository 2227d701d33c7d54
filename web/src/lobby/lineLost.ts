// What is said while there is no line to a table.

import type { LiveTable } from '$lib/live.svelte'
import { t } from '$lib/words.svelte'

export function lineLost({ pause }: Pick<LiveTable, 'pause'>): string {
  return pause ? t('line-waits', { why: pause.why, seconds: pause.seconds }) : t('line-lost')
}
