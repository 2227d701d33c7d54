/** The alarms of the yard: the hourglass, which has no name of its own, and whatever modules have set beside it. */

export const HOURGLASS = 'alarm'

export interface Ringing {
  readonly name: string
  readonly seconds: number
}

/** All alarms but the hourglass, the next one first, with the seconds until each rings. */
export function besideHourglass(alarms: Readonly<Record<string, number>>, now: number): Ringing[] {
  return Object.entries(alarms)
    .filter(([name]) => name !== HOURGLASS)
    .map(([name, due]) => ({ name, seconds: Math.max(0, Math.ceil(due - now)) }))
    .sort((one, other) => one.seconds - other.seconds)
}

/** What an alarm is called where nobody has words for it. */
export function plainName(name: string): string {
  return name.replaceAll('_', ' ')
}
