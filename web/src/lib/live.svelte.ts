// A table as it is being played: the picture it shows, kept up to date over the line.

import { Clock } from './clock'
import { Connection } from './connection'
import { patched } from './patch'
import { PROTOCOL, type Bye, type Hello, type Message, type Sight, type Told, type Update } from './protocol'
import { heldSeat, holdSeat, leaveSeat } from './seats'
import { NotDone, type Doing, type Line, type TableSource, type UpdateListener } from './table.svelte'
import { toast } from './toast.svelte'
import { language, t } from './words.svelte'

const LONGEST_STORY = 2000

/** A time for which the server does not want to be called, and its sentence about it. */
export interface Pause {
  readonly code: Bye['code']
  readonly why: string
  readonly seconds: number
}

export class LiveTable implements TableSource {
  readonly live = true
  readonly step = null
  watched = $state(0)
  #sight = $state.raw<Sight | null>(null)
  #seat = $state<number | null>(null)
  #story = $state.raw<readonly Told[]>([])
  #line = $state<Line>('connecting')
  #ended = $state.raw<Bye | null>(null)
  #pause = $state.raw<Pause | null>(null)
  #token = $state<string | null>(null)
  #renewed = $state(false)

  #have: number | null = null
  /** The server's name for the view that is shown: whose it is, and in which language. */
  #view: string | null = null
  #server: string | null = null
  /** Whether this page has asked to leave its seat. */
  #leaves = false
  readonly #clock = new Clock()
  readonly #listeners = new Set<UpdateListener>()
  readonly #connection: Connection

  constructor(readonly id: string) {
    this.#token = heldSeat(id)?.token ?? null
    const address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(id)}/socket`
    this.#connection = new Connection(address, {
      hello: () => this.#hello(),
      heard: (message) => this.#heard(message),
      lineIs: (line) => this.#lineIs(line),
      ended: (bye) => (this.#ended = bye),
      waits: ({ code, why }, seconds) => (this.#pause = { code, why, seconds }),
      refused: (refusal) => toast(refusal.why, 'bad'),
    })
  }

  /** Begin to listen; the answer ends it. */
  open(): () => void {
    const hurry = () => document.visibilityState === 'visible' && this.#connection.hurry()
    addEventListener('online', hurry)
    addEventListener('offline', hurry)
    document.addEventListener('visibilitychange', hurry)
    this.#connection.open()
    return () => {
      removeEventListener('online', hurry)
      removeEventListener('offline', hurry)
      document.removeEventListener('visibilitychange', hurry)
      this.#connection.close()
    }
  }

  get sight(): Sight | null {
    return this.#sight
  }

  get seat(): number | null {
    return this.#seat
  }

  get story(): readonly Told[] {
    return this.#story
  }

  get line(): Line {
    return this.#line
  }

  /** Why the server does not want to speak with this page any more, if so. */
  get ended(): Bye | null {
    return this.#ended
  }

  /** Try the line again without waiting any longer. */
  hurry(): void {
    this.#connection.hurry()
  }

  /** Why the line is not tried again at once, and when it is, if the server asked for a pause. */
  get pause(): Pause | null {
    return this.#pause
  }

  /** The secret that holds the seat, for a link to it and for asking over HTTP. */
  get token(): string | null {
    return this.#token
  }

  /** Whether the server has been renewed since this page was loaded. */
  get renewed(): boolean {
    return this.#renewed
  }

  now(): number {
    return this.#clock.now()
  }

  onUpdate(listener: UpdateListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  answer(option: string): Promise<void> {
    const decision = this.#sight?.game?.decision
    if (!decision) return Promise.reject(new NotDone(t('nothing-asked')))
    return this.act({ do: 'answer', decision: decision.id, option, at: this.now() })
  }

  undo(): Promise<void> {
    return this.act({ do: 'undo' })
  }

  say(text: string): Promise<void> {
    return this.act({ do: 'say', text })
  }

  act(doing: Doing): Promise<void> {
    if (doing.do === 'stand') this.#leaves = true
    const done = this.#connection.act(doing)
    // A refusal has been shown as a toast already; who waits for the promise may still see it.
    done.catch(() => undefined)
    return done
  }

  /** Whether an update is what came of something this page did. */
  isOwn(update: Update): boolean {
    return update.act !== undefined && this.#connection.did(update.act)
  }

  /** Sentences come from the server, so another language means another introduction. */
  tellAgain(): void {
    if (this.#have === null) return
    this.#have = null
    this.#connection.reopen()
  }

  #hello(): Hello {
    return { do: 'hello', protocol: PROTOCOL, token: this.#token, have: this.#have, view: this.#view, tell: language() }
  }

  #lineIs(line: Line): void {
    this.#line = line
    this.#pause = null
  }

  #heard(message: Message): void {
    switch (message.is) {
      case 'welcome':
        this.#clock.told(message.now)
        this.#sight = message.sight
        this.#seat = message.seat
        this.#story = message.story
        this.#have = message.n
        this.#view = message.view || null
        if (message.seat === null && this.#token !== null) this.#gotUp()
        else if (this.#token !== null) holdSeat(this.id, this.#token, message.seat)
        this.#servedBy(message.server)
        break
      case 'resumed':
        this.#clock.told(message.now)
        this.#servedBy(message.server)
        break
      case 'update':
        this.#clock.told(message.now)
        this.#update(message)
        break
      case 'seated':
        this.#token = message.token
        holdSeat(this.id, message.token, message.seat)
        this.#have = null // what was seen so far is not what the seat sees; if the line breaks now, it is fetched whole
        break
      case 'pong':
        this.#clock.measured(message.sent, message.now)
        break
    }
  }

  #servedBy(version: string): void {
    this.#server ??= version
    this.#renewed ||= version !== this.#server
  }

  #gotUp(): void {
    if (!this.#leaves) toast(t('seat-lost'), 'bad')
    this.#leaves = false
    this.#token = null
    leaveSeat(this.id)
  }

  #update(update: Update): void {
    const before = this.#sight
    if (!before || (this.#have !== null && update.n <= this.#have)) return
    let after: Sight
    try {
      after = patched(before, update.ops)
    } catch (problem) {
      // A picture that does not fit together is fetched whole.
      console.error(problem)
      this.#have = null
      this.#connection.reopen()
      return
    }
    this.#have = update.n
    this.#sight = after
    if (update.events.length) this.#story = [...this.#story, ...update.events].slice(-LONGEST_STORY)
    for (const listener of this.#listeners) listener(update, before, after)
  }
}
