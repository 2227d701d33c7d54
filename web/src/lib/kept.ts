// What this browser remembers between visits. A browser that forbids it remembers nothing, and that is no error.

const PREFIX = 'starboard.'

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // Private windows and full disks: the page works on without a memory.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // As above.
  }
}

/** The names that are remembered below a prefix, such as `seat.`. */
export function keptBelow(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + prefix))
      .map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}
