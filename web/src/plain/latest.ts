// Fetching what changes faster than it can be fetched.

/** Fetches the newest of many wishes: one at a time, and never more often than every so many milliseconds.
 *
 * However fast wishes follow each other, something is fetched in between: what is shown may lag, but it never stands still.
 */
export class Latest<Wish> {
  #wish: Wish | undefined
  #stopped = new AbortController()
  #busy = false

  constructor(
    private readonly pause: number,
    private readonly fetch: (wish: Wish, signal: AbortSignal) => Promise<unknown>,
  ) {}

  want(wish: Wish): void {
    this.#wish = wish
    if (!this.#busy) void this.#fetchAll()
  }

  stop(): void {
    this.#stopped.abort()
  }

  async #fetchAll(): Promise<void> {
    const { signal } = this.#stopped
    this.#busy = true
    while (this.#wish !== undefined) {
      await new Promise((go) => setTimeout(go, this.pause))
      if (signal.aborted) return
      const wish = this.#wish
      this.#wish = undefined
      // What could not be fetched is not tried again: whoever wants it still will say so.
      await this.fetch(wish, signal).catch(() => undefined)
    }
    this.#busy = false
  }
}
