/** What somebody has read of the guide at a table; kept for as long as the browser's tab lives. */

export interface Memory {
  readonly seen: readonly string[]
  /** The guide has been put away. */
  readonly away: boolean
}

const NOTHING: Memory = { seen: [], away: false }

export function recall(table: string): Memory {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name(table)) ?? 'null')
    return isMemory(kept) ? kept : NOTHING
  } catch {
    return NOTHING
  }
}

export function remember(table: string, memory: Memory): void {
  try {
    sessionStorage.setItem(name(table), JSON.stringify(memory))
  } catch {
    // A browser that keeps nothing shows a hint twice after a reload.
  }
}

function name(table: string): string {
  return `starboard.guide.${table}`
}

function isMemory(kept: unknown): kept is Memory {
  if (typeof kept !== 'object' || kept === null) return false
  const { seen, away } = kept as Record<string, unknown>
  return Array.isArray(seen) && seen.every((hint) => typeof hint === 'string') && typeof away === 'boolean'
}
