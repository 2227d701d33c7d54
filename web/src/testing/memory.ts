/** A browser's storage, for tests of what a page remembers. */
export class Memory extends Map<string, string> {
  getItem(key: string): string | null {
    return this.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.set(key, value)
  }

  removeItem(key: string): void {
    this.delete(key)
  }
}
