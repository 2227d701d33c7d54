// Made by `python -m starboard.server.schema` from src/starboard/server/protocol.py. Do not edit.

export const LONGEST_NAME = 24
export const LONGEST_SAYING = 300
export const MOST_BYTES = 4096
export const PROTOCOL = 1

/** Answer one's open decision with one of its options; `at` is the second of the game at which it was clicked. */
export interface Answer {
  readonly do: 'answer'
  readonly act: string
  readonly decision: string
  readonly option: string
  readonly at?: number | null
}

/** Take one's own seat back from the bot that plays it. */
export interface Back {
  readonly do: 'back'
  readonly act: string
}

/** The last message before the server closes the socket. */
export interface Bye {
  readonly is: 'bye'
  readonly code: 'closed' | 'closing' | 'crowded' | 'damaged' | 'fault' | 'hello' | 'no_table' | 'other_protocol' | 'other_rules' | 'replaced' | 'too_slow' | 'wrong_token'
  readonly why: string
  readonly retry?: number
  readonly reason?: string
}

/** Before the game, by the host: another number of seats, other table options. */
export interface Change {
  readonly do: 'change'
  readonly act: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
}

/** Something somebody said; `seat` is None for those who watch. */
export interface ChatLine {
  readonly seat: number | null
  readonly name: string
  readonly text: string
}

/** A table option with its words. */
export interface ChoiceInfo {
  readonly name: string
  readonly text: string
  readonly default: string
  readonly values: Readonly<Record<string, string>>
  readonly kind: 'list' | 'one'
  readonly most: number
  readonly add: string
  readonly group: string
  readonly switch: string
}

/** Before the game: make a seat empty (one's own, a bot's, or for the host anybody's). */
export interface Clear {
  readonly do: 'clear'
  readonly act: string
  readonly seat: number
}

/**
 * One open question to one seat, as players, bots and clients see it.
 *
 * `question` comes from the game's closed vocabulary, `options` is finite and never empty, `about` holds what is
 * needed to put the question into words and what follows from each option. The id changes whenever its seat has
 * answered or taken back anything, or something else is asked, so an answer to an older question can never be taken
 * for an answer to this one.
 */
export interface Decision {
  readonly id: string
  readonly seat: number
  readonly question: string
  readonly options: readonly string[]
  readonly about: Readonly<Record<string, unknown>>
  readonly due: number | null
}

/** A table by which dice choose options: POST /api/games/{game}/suggestion rolls them. */
export interface DiceTableInfo {
  readonly name: string
  readonly text: string
  readonly about: string
  readonly dice: readonly number[]
  readonly group: string
}

/** What the client did under this name is stored; it is part of message `n`. An update with `act` says the same. */
export interface Done {
  readonly is: 'done'
  readonly act: string
  readonly n: number
}

/**
 * GET /api/tables/{table}/drawing?tell=fr&columns=100&look=map&at=12: the table as a terminal draws it.
 *
 * Each line is a list of pieces, a text and the name of its style; `styles` says what the names mean. `looks` are the
 * other things one may ask to see, with their words. `at` is a step of a finished game's replay.
 */
export interface Drawn {
  readonly lines: readonly (readonly (readonly [string, string])[])[]
  readonly styles: Readonly<Record<string, string>>
  readonly looks: Readonly<Record<string, string>>
}

/** Put a bot on a seat: an empty one, one's own, or one whose holder is away. */
export interface Fill {
  readonly do: 'fill'
  readonly act: string
  readonly seat: number
  readonly bot: string
}

/** GET /api/games?tell=fr answers a list of these: enough to make a form for a new table of any game. */
export interface GameInfo {
  readonly name: string
  readonly title: string
  readonly about: string
  readonly seats: readonly [number, number]
  readonly seat_names: readonly string[]
  readonly choices: readonly ChoiceInfo[]
  readonly needs: readonly NeedInfo[]
  readonly presets: readonly PresetInfo[]
  readonly dice_tables: readonly DiceTableInfo[]
  readonly bots: readonly string[]
  readonly notation: boolean
}

/** GET /api/games/{game}/glossary?tell=fr: every printed thing of a game explained, by groups. */
export interface Glossary {
  readonly groups: readonly GlossaryGroup[]
}

/** What a component, a card or another thing of a game is: what it is called and does, and how many there are. */
export interface GlossaryEntry {
  readonly key: string
  readonly name: string
  readonly text: string
  readonly count: number | null
  readonly more: readonly GlossaryShare[]
  readonly sure: string
  readonly picture: string
  readonly source: string
  readonly items: readonly GlossaryItem[]
}

/** Entries of the same sort, in the order in which people look for them. */
export interface GlossaryGroup {
  readonly key: string
  readonly title: string
  readonly entries: readonly GlossaryEntry[]
}

/** One printed thing of several that share an entry: one card of a kind, with its own numbers. */
export interface GlossaryItem {
  readonly keys: readonly string[]
  readonly label: string
  readonly text: string
  readonly lines: readonly string[]
  readonly sure: string
}

/** How many more of a thing there are in another box. */
export interface GlossaryShare {
  readonly count: number
  readonly source: string
}

/**
 * Who is there: the holder of a seat's token, or without one somebody who watches.
 *
 * `have` is the number of the last message this client has got of this table, if it wants to go on from there, and
 * `view` the view that it has got it of, as `welcome` named it: another one is always sent whole.
 * `tell` asks for sentences about questions, options and events in a language.
 */
export interface Hello {
  readonly do: 'hello'
  readonly protocol?: number
  readonly token?: string | null
  readonly have?: number | null
  readonly view?: string | null
  readonly tell?: 'en' | 'fr' | null
}

/** Hold a pause, or let it go on. */
export interface Hold {
  readonly do: 'hold'
  readonly act: string
  readonly on?: boolean
}

/**
 * What cannot be chosen without something else: one of `values` for `option` needs one of `among` for `of`.
 *
 * Either may be `seats`, the number of seats. None of `never` may be chosen for `of`; where `among` is empty nothing
 * else is needed. A list has a value if it is anywhere in it. Where `only` names whole lists, `of` must be
 * one of them. `text` says so in a sentence.
 */
export interface NeedInfo {
  readonly option: string
  readonly values: readonly string[]
  readonly of: string
  readonly among: readonly string[]
  readonly never: readonly string[]
  readonly only: readonly string[]
  readonly text: string
}

/** POST /api/tables. With a name, whoever opens the table takes seat 0; `fill` puts a bot on every other seat. */
export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
  readonly private?: boolean
  readonly name?: string | null
  readonly fill?: string | null
  readonly start?: boolean
}

/** The answer: the table, and the token of seat 0 if it was taken. */
export interface OpenedTable {
  readonly table: string
  readonly seat: number | null
  readonly token: string | null
}

/** The table leaves people time to look, and then answers a question for them. */
export interface PauseView {
  readonly question: string
  readonly due: number | null
  readonly since: number
  readonly leader: number | null
  readonly ready: readonly number[]
  readonly holders: readonly number[]
}

/** Answered at once by `pong`, to keep the line open and measure it. */
export interface Ping {
  readonly do: 'ping'
  readonly sent: number
}

/** GET /api/place: where friends on other machines find this service, if its host knows; else as the page does. */
export interface PlaceInfo {
  readonly address: string | null
}

/** The answer to a ping; `now` is the second of the game. */
export interface Pong {
  readonly is: 'pong'
  readonly sent: number
  readonly now: number
}

/** A ready-made set of options: POST /api/games/{game}/suggestion says what a table with it would agree on. */
export interface PresetInfo {
  readonly name: string
  readonly text: string
  readonly about: string
  readonly group: string
}

/** Any HTTP answer that is not a success: one sentence about what does not fit. */
export interface Problem {
  readonly why: string
}

/** In a pause: one has seen what there was to see; with `at_once`, one wants to go on. */
export interface Ready {
  readonly do: 'ready'
  readonly act: string
  readonly at_once?: boolean
}

/** What the client did (`act`, if it was readable) is not possible, and nothing changed. `code` is for programs. */
export interface Refused {
  readonly is: 'refused'
  readonly code: 'malformed' | 'not_allowed' | 'not_possible' | 'stale'
  readonly why: string
  readonly act: string | null
}

/** After the game: open another table with the same people and options; `room.rematch` then names it. */
export interface Rematch {
  readonly do: 'rematch'
  readonly act: string
}

/**
 * GET /api/tables/{table}/replay?tell=fr: a finished game from its beginning, as everybody may now see it.
 *
 * `updates` are like those of a live table, numbered from 1, so a client plays them the same way.
 */
export interface Replay {
  readonly start: Welcome
  readonly updates: readonly Update[]
}

/** The answer to a `hello` that goes on from `have`; the updates that were missed follow. */
export interface Resumed {
  readonly is: 'resumed'
  readonly now: number
  readonly server: string
}

/** A die that was rolled for an option, and what it brought. */
export interface RolledDie {
  readonly face: number
  readonly text: string
}

/** The table apart from the game on it. */
export interface Room {
  readonly table: string
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly private: boolean
  readonly stage: 'closed' | 'over' | 'playing' | 'waiting'
  readonly seats: readonly SeatView[]
  readonly host: number | null
  readonly chat: readonly ChatLine[]
  readonly rematch: string | null
  readonly pause: PauseView | null
}

/** Say something to the table. */
export interface Say {
  readonly do: 'say'
  readonly act: string
  readonly text: string
}

/** Who sits on a seat. `here` says whether its holder is connected; a held seat may be played by a bot meanwhile. */
export interface SeatView {
  readonly name: string
  readonly held: boolean
  readonly bot: string | null
  readonly here: boolean
}

/** The seat is yours, and whoever holds this token; a `welcome` for the seat follows. */
export interface Seated {
  readonly is: 'seated'
  readonly act: string
  readonly seat: number
  readonly token: string
}

/** A game's name, its number of seats, and a value for each of the game's options, except for what is off. */
export interface Setup {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
}

/** All that a client is shown: the room, its view of the game, the words for its decision, and what it may wish. */
export interface Sight {
  readonly room: Room
  readonly game: View | null
  readonly wording: Wording | null
  readonly standing: StandingView | null
}

/**
 * Take a seat that nobody holds (an empty one, or a bot's), any if none is named. The answer is `seated`.
 *
 * A client that sends its own secret as `token` may send the message again without losing the seat it already got.
 */
export interface Sit {
  readonly do: 'sit'
  readonly act: string
  readonly name: string
  readonly seat?: number | null
  readonly token?: string | null
}

/** Leave one's seat for good: before the game it becomes empty, during the game a bot goes on. */
export interface Stand {
  readonly do: 'stand'
  readonly act: string
}

/** What a seat may wish for before it is asked, and whether it does. Only that seat sees it. */
export interface StandingView {
  readonly question: string
  readonly option: string
  readonly wished: boolean
}

/** Begin the game, by anybody who sits; bots take the seats that are empty. */
export interface Start {
  readonly do: 'start'
  readonly act: string
}

/** An ordinary setup, which can be changed; and the dice that chose it. */
export interface SuggestionMade {
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly dice: readonly RolledDie[]
}

/** What a form asks for: a preset, or so many dice of a table, on what is agreed on so far. */
export interface SuggestionWish {
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
  readonly preset?: string
  readonly dice_table?: string
  readonly dice?: number
}

/** GET /api/tables answers a list of these: the public tables, and GET /api/tables/{table} one of them. */
export interface TableInfo {
  readonly table: string
  readonly game: string
  readonly stage: 'closed' | 'over' | 'playing' | 'waiting'
  readonly seats: readonly SeatView[]
  readonly options: Readonly<Record<string, string>>
  readonly opened: number
  readonly reserved: boolean
  readonly scores: readonly number[] | null
}

/** Something that happened, as events are (kind, seat, data), with its sentence where one was asked for. */
export interface Told {
  readonly kind: string
  readonly seat: number | null
  readonly data: Readonly<Record<string, unknown>>
  readonly text?: string
}

/** Take one's last step back. */
export interface Undo {
  readonly do: 'undo'
  readonly act: string
}

/** What changed with message `n` of the table: the ops bring the sight from the previous message up to date. */
export interface Update {
  readonly is: 'update'
  readonly n: number
  readonly now: number
  readonly ops: readonly (readonly unknown[])[]
  readonly events: readonly Told[]
  readonly act?: string
}

/** What one seat (or a spectator) may know about a game, and nothing else. */
export interface View {
  readonly game: string
  readonly version: string
  readonly setup: Setup
  readonly seat: number | null
  readonly commitment: string
  readonly seed: string | null
  readonly over: boolean
  readonly time: number
  readonly due: number | null
  readonly alarms: Readonly<Record<string, number>>
  readonly waiting_for: readonly number[]
  readonly decision: Decision | null
  readonly may_undo: boolean
  readonly table: unknown
  readonly scores: readonly number[] | null
}

/** The whole picture: what is to be seen now, as of message `n`, and what happened lately. */
export interface Welcome {
  readonly is: 'welcome'
  readonly n: number
  readonly seat: number | null
  readonly now: number
  readonly sight: Sight
  readonly story: readonly Told[]
  readonly server: string
  readonly view: string
}

/** Have the table choose an option (`standing.option`) when the question comes; None takes it back. */
export interface Wish {
  readonly do: 'wish'
  readonly act: string
  readonly option?: string | null
}

/** The open decision in the client's language; told for questions that must be answered, not for open building. */
export interface Wording {
  readonly question: string
  readonly options: Readonly<Record<string, string>>
}

export type Said = Hello | Sit | Stand | Fill | Clear | Back | Change | Start | Answer | Undo | Wish | Ready | Hold | Say | Rematch | Ping

export type Message = Welcome | Resumed | Update | Seated | Done | Refused | Pong | Bye
