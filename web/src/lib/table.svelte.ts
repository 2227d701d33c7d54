// What every screen of a game is given: a table to look at and to act on, be it live or a replay.

import type { Said, Sight, Told, Update } from './protocol'

type Without<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never

/** Anything that can be done at a table, without the name under which it is acknowledged. */
export type Doing = Without<Extract<Said, { readonly act: string }>, 'act'>

export type Line = 'connecting' | 'live' | 'lost'

export type UpdateListener = (update: Update, before: Sight, after: Sight) => void

export interface TableSource {
  /** Replaced, never changed: parts that did not change keep their identity. */
  readonly sight: Sight | null
  /** My seat; null for those who watch, and in a replay. */
  readonly seat: number | null
  /** The seat whose ship those who have none look at. */
  watched: number
  /** Everything told, the oldest first. */
  readonly story: readonly Told[]
  /** False for a replay. */
  readonly live: boolean
  /** The step of a replay that is shown; null at a live table. */
  readonly step: number | null
  readonly line: Line
  /** The second of the game, now. */
  now(): number
  /** Called after each update has become the sight; the answer takes the listener away. */
  onUpdate(listener: UpdateListener): () => void
  /** Answers the open decision, `sight.game.decision`. Settles when it is stored; rejects with `NotDone` when refused. */
  answer(option: string): Promise<void>
  undo(): Promise<void>
  say(text: string): Promise<void>
  /** Anything else: sit, stand, fill, clear, back, change, start, rematch; in a pause ready, hold and wish. */
  act(doing: Doing): Promise<void>
}

/** What somebody wanted to do was not done; the message is a sentence for that person, who has been told already. */
export class NotDone extends Error {}
