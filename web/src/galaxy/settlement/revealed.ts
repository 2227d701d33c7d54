// What was revealed row by row in this tab: it is not revealed again after a reload, or when somebody comes back to it.

const NAME = 'starboard-revealed'

/** Whether this is shown for the first time; from now on it is not. */
export function isNew(settlement: string): boolean {
  try {
    const known = JSON.parse(sessionStorage.getItem(NAME) ?? '[]') as string[]
    if (known.includes(settlement)) return false
    sessionStorage.setItem(NAME, JSON.stringify([...known, settlement].slice(-40)))
  } catch {
    // Without a memory everything is new.
  }
  return true
}
