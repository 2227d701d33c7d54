/**
 * The acts of one pair of hands: one on its way to the table, a few more behind it.
 *
 * An act is over when the table has acknowledged it and asks something new. The next one goes out then, if it is still
 * offered; if not, whoever clicked meant a table that no longer exists, and what was to follow is forgotten.
 */

export interface Asked {
  readonly id: string
  readonly options: readonly string[]
}

export interface Line {
  readonly send: (option: string) => Promise<void>
  /** The act was refused, nothing changed. */
  readonly refused: (option: string, why: unknown) => void
  readonly changed: () => void
}

const MOST_WAITING = 3

export class Acts {
  #asked: Asked | null = null
  #underWay: { option: string; decision: string; heard: boolean; again: boolean } | null = null
  #waiting: string[] = []

  constructor(private readonly line: Line) {}

  /** The act that is on its way, to be shown as done. */
  get pending(): string | null {
    return this.#underWay?.option ?? null
  }

  get waiting(): readonly string[] {
    return this.#waiting
  }

  /** Do this, now or as soon as what is on its way is over. Whether it will be tried. */
  act(option: string): boolean {
    if (this.#underWay) {
      if (this.#waiting.length >= MOST_WAITING || this.#waiting.at(-1) === option) return false
      this.#waiting.push(option)
      this.line.changed()
      return true
    }
    if (!this.#asked?.options.includes(option)) return false
    this.#go(option, false)
    return true
  }

  /** What the table asks now. */
  asked(decision: Asked | null): void {
    this.#asked = decision
    this.#settle()
  }

  #go(option: string, again: boolean): void {
    const act = { option, decision: this.#asked?.id ?? '', heard: false, again }
    this.#underWay = act
    this.line.changed()
    this.line.send(option).then(
      () => {
        act.heard = true
        this.#settle()
      },
      (why: unknown) => {
        if (this.#underWay === act) this.#fail(act, why)
      },
    )
  }

  #fail(act: { option: string; decision: string; again: boolean }, why: unknown): void {
    this.#underWay = null
    // Somebody turned the hourglass meanwhile: the question is another one, but what was meant is still possible.
    const overtaken = this.#asked !== null && this.#asked.id !== act.decision
    if (overtaken && !act.again && this.#asked?.options.includes(act.option)) {
      this.#go(act.option, true)
      return
    }
    this.#waiting = []
    this.line.changed()
    this.line.refused(act.option, why)
  }

  #settle(): void {
    const act = this.#underWay
    if (!act?.heard || this.#asked?.id === act.decision) return
    this.#underWay = null
    const next = this.#waiting.shift()
    if (next !== undefined && this.#asked?.options.includes(next)) {
      this.#go(next, false)
      return
    }
    this.#waiting = []
    this.line.changed()
  }
}
