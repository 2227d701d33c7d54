// When something was, as people say it: how long ago, and exactly.

/** From the longest on: a unit is used from where it counts one. */
const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** `3 days ago`, `yesterday`, `now`; both moments in seconds since 1970. */
export function ago(second: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const passed = Math.max(0, now - second)
  for (const [unit, seconds] of UNITS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit)
  }
  return words.format(0, 'second')
}

/** The day and the minute. */
export function exactly(second: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(second * 1000)
}
