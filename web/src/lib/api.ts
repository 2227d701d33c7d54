// What is asked over HTTP. Every answer that is not a success is a sentence for a person.

import type { Drawn, GameInfo, Glossary, NewTable, OpenedTable, PlaceInfo, Problem, Replay, SuggestionMade, SuggestionWish, TableInfo } from './protocol'
import { language, type Language } from './words.svelte'

/** What somebody asked for could not be had; `status` is 0 when the server could not be reached at all. */
export class Failed extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch (problem) {
    if (init?.signal?.aborted) throw problem
    throw new Failed('', 0)
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null
    throw new Failed(problem?.why ?? response.statusText, response.status)
  }
  return response
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  return (await (await fetched(path, init)).json()) as Answer
}

const bearing = (token: string | null): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {})
const telling = () => new URLSearchParams({ tell: language() })
const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`

export const games = () => ask<GameInfo[]>(`/api/games?${telling()}`)

export const glossary = (game: string, tell: Language) =>
  ask<Glossary>(`/api/games/${encodeURIComponent(game)}/glossary?${new URLSearchParams({ tell })}`)

/** Options for a table that does not want to choose them all by itself. */
export function suggestion(game: string, wish: SuggestionWish): Promise<SuggestionMade> {
  return ask(`/api/games/${encodeURIComponent(game)}/suggestion?${telling()}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  })
}

export const place = () => ask<PlaceInfo>('/api/place')

export const tables = (signal?: AbortSignal) => ask<TableInfo[]>('/api/tables', signal ? { signal } : {})

export const tableInfo = (table: string) => ask<TableInfo>(tablePath(table))

export const replay = (table: string) => ask<Replay>(`${tablePath(table)}/replay?${telling()}`)

/** What a seat has made, or the table as the holder of this token sees it, as a text in the notation of its game. */
export const seatText = async (table: string, seat: number, token: string | null = null) =>
  (await fetched(`${tablePath(table)}/seats/${seat}/text`, { headers: bearing(token) })).text()

export const logPath = (table: string) => `${tablePath(table)}/log`

export function openTable(wish: NewTable): Promise<OpenedTable> {
  return ask(`/api/tables?${telling()}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  })
}

export interface DrawingRequest {
  readonly table: string
  readonly columns: number
  readonly token: string | null
  readonly tell: Language
  /** One of the drawing's `looks`; the whole table if empty. */
  readonly look: string
  /** A step of a replay; null for the table as it is now. */
  readonly at: number | null
}

/** The table as a terminal would draw it for the holder of this token, or for who watches. */
export function drawing(request: DrawingRequest, signal: AbortSignal): Promise<Drawn> {
  const query = new URLSearchParams({ tell: request.tell, columns: String(request.columns) })
  if (request.look) query.set('look', request.look)
  if (request.at !== null) query.set('at', String(request.at))
  return ask(`${tablePath(request.table)}/drawing?${query}`, {
    signal,
    headers: bearing(request.token),
  })
}
