// The second of the game, as the server counts it, told by this computer's own clock.

const REMEMBERED = 8 // measurements that count; older ones may be from before the computer slept
const JUMP = 0.75 // seconds off by which no smoothing is meant to hide

interface Measurement {
  readonly offset: number
  readonly doubt: number
}

export class Clock {
  #offset: number | null = null
  #measured: Measurement[] = []

  constructor(private readonly seconds: () => number = () => performance.now() / 1000) {}

  /** The second of the game, now. */
  now(): number {
    return this.#offset === null ? 0 : this.seconds() + this.#offset
  }

  /** A message said which second it is; it was sent a moment ago, nobody knows how long. */
  told(now: number): void {
    const offset = now - this.seconds()
    if (this.#offset === null || Math.abs(offset - this.#offset) > JUMP) this.#set(offset)
    else if (offset > this.#offset) this.#offset = offset // it cannot be earlier than the message says
  }

  /** A pong says which second it was while a ping was under way; the shorter that was, the more it is worth. */
  measured(sent: number, now: number): void {
    const received = this.seconds()
    const doubt = Math.max(0, received - sent)
    const offset = now + doubt / 2 - received
    if (this.#offset === null || Math.abs(offset - this.#offset) > JUMP + doubt) this.#set(offset)
    this.#measured = [...this.#measured, { offset, doubt }].slice(-REMEMBERED)
    const best = this.#measured.reduce((a, b) => (b.doubt < a.doubt ? b : a))
    this.#offset! += (best.offset - this.#offset!) / 2
  }

  #set(offset: number): void {
    this.#offset = offset
    this.#measured = []
  }
}
