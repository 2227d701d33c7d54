// The line to a table: it comes back by itself when it breaks, and what was not acknowledged is said again.

import type { Bye, Hello, Message, Refused, Said } from './protocol'
import { NotDone, type Doing, type Line } from './table.svelte'

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 4_000 // somebody is watching the page: a server that is back is found soon
const LONGEST_CALL = 8_000 // a call that nobody takes, as into a network that swallows everything
const PROMPT = 4_000 // a line that was doubted must answer so soon
const PING_EVERY = 10_000
const SILENCE = 25_000 // the server answers pings, so a line as silent as this is dead

const JITTER = 0.25 // of the pause that the server asks for: not all whom it turned away come back in the same moment

/** After these it is of no use to call again, or not with the same words. */
const FINAL: readonly Bye['code'][] = [
  'no_table',
  'wrong_token',
  'other_protocol',
  'other_rules',
  'damaged',
  'replaced',
  'closed',
]

type Act = Extract<Said, { readonly act: string }>

interface Unacknowledged {
  readonly message: Act
  readonly done: () => void
  readonly failed: (problem: NotDone) => void
}

/** Whoever holds the other end of the line. */
export interface Listener {
  /** How to introduce oneself, asked whenever the line is opened. */
  hello(): Hello
  heard(message: Message): void
  lineIs(line: Line): void
  /** The server has said goodbye for good, and the line stays closed. */
  ended(bye: Bye): void
  /** The server has said goodbye for so many seconds; the line is then opened again. */
  waits(bye: Bye, seconds: number): void
  /** Something that was done was refused; whoever did it learns it too. */
  refused(refusal: Refused): void
}

export class Connection {
  #socket: WebSocket | null = null
  #unacknowledged = new Map<string, Unacknowledged>()
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #pings: ReturnType<typeof setInterval> | undefined
  #doubts: ReturnType<typeof setTimeout> | undefined
  #heardAt = 0
  #closed = false
  /** What the server said before it hung up, if it named a time to come back. */
  #comesBack: Bye | null = null
  #acts = 0
  readonly #prefix = randomName()

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly Socket: new (address: string) => WebSocket = WebSocket,
  ) {}

  open(): void {
    if (this.#socket || this.#closed) return
    clearTimeout(this.#retry)
    this.#comesBack = null
    const socket = new this.Socket(this.address)
    this.#socket = socket
    // A socket that was given up may still have something to say; nobody listens to it any more.
    const current = () => this.#socket === socket
    socket.onopen = () => current() && this.#introduce()
    socket.onmessage = (event: MessageEvent<string>) => current() && this.#hear(JSON.parse(event.data) as Message)
    socket.onclose = () => current() && this.#lost()
    this.#doubts = setTimeout(() => this.#lost(), LONGEST_CALL)
  }

  /** Hang up and call again at once, as somebody else or in another language. */
  reopen(): void {
    if (this.#closed) return
    this.#hangUp()
    this.#failures = 0
    this.open()
  }

  /** The computer woke up or its network has changed: do not wait for the next attempt, nor trust an old line for long. */
  hurry(): void {
    if (this.#closed) return
    if (!this.#socket) {
      this.#failures = 0
      this.open()
    } else {
      const asked = performance.now()
      this.ping()
      clearTimeout(this.#doubts)
      this.#doubts = setTimeout(() => this.#heardAt < asked && this.#lost(), PROMPT)
    }
  }

  close(): void {
    this.#closed = true
    this.#hangUp()
    clearTimeout(this.#retry)
    for (const { failed } of this.#unacknowledged.values()) failed(new NotDone(''))
    this.#unacknowledged.clear()
  }

  /** Do something: settled when the server has stored it, said again over a new line until then. */
  act(doing: Doing): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new NotDone(''))
      const message = { ...doing, act: `${this.#prefix}-${++this.#acts}` } as Act
      this.#unacknowledged.set(message.act, { message, done, failed })
      this.#send(message)
    })
  }

  ping(): void {
    this.#send({ do: 'ping', sent: performance.now() / 1000 })
  }

  #introduce(): void {
    clearTimeout(this.#doubts)
    this.#heardAt = performance.now()
    this.#send(this.listener.hello())
    for (const { message } of this.#unacknowledged.values()) this.#send(message)
    this.ping()
    this.#pings = setInterval(() => {
      if (performance.now() - this.#heardAt > SILENCE) this.#lost()
      else this.ping()
    }, PING_EVERY)
  }

  #send(message: Said): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  #hear(message: Message): void {
    this.#heardAt = performance.now()
    switch (message.is) {
      case 'bye':
        if (FINAL.includes(message.code)) {
          this.close()
          this.listener.lineIs('lost')
          this.listener.ended(message)
        } else if (message.retry !== undefined) {
          this.#comesBack = message
        }
        return
      case 'update':
        if (message.act !== undefined) this.#settle(message.act)?.done()
        break
      case 'done':
        this.#settle(message.act)?.done()
        break
      case 'refused': {
        const act = message.act === null ? undefined : this.#settle(message.act)
        this.listener.refused(message)
        act?.failed(new NotDone(message.why))
        return
      }
      case 'seated':
        this.#settle(message.act)?.done()
        break
    }
    this.#failures = 0
    this.listener.lineIs('live')
    this.listener.heard(message)
  }

  /** Whether it was this page that did something under this name. */
  did(act: string): boolean {
    return act.startsWith(`${this.#prefix}-`)
  }

  #settle(act: string): Unacknowledged | undefined {
    const found = this.#unacknowledged.get(act)
    this.#unacknowledged.delete(act)
    return found
  }

  #lost(): void {
    this.#hangUp()
    this.listener.lineIs('lost')
    const bye = this.#comesBack
    if (bye?.retry !== undefined) {
      const seconds = bye.retry * (1 + JITTER * Math.random())
      this.#retry = setTimeout(() => this.open(), seconds * 1000)
      this.listener.waits(bye, Math.ceil(seconds))
      return
    }
    // Pauses double, with some chance in them, so that a server that comes back is not called by everybody at once.
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++) * (0.6 + 0.4 * Math.random())
    this.#retry = setTimeout(() => this.open(), pause)
  }

  #hangUp(): void {
    clearInterval(this.#pings)
    clearTimeout(this.#doubts)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}

function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
