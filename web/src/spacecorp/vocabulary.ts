// Made by `python -m starboard.server.schema` from src/starboard/spacecorp/vocabulary. Do not edit.

import { Vocabulary } from '$lib/vocabulary'

/** The options of each question, taken apart. */
export interface Options {
  readonly choose_action:
    | { readonly form: 'action'; readonly action: string }
    | { readonly form: 'edge'; readonly card: string }
    | { readonly form: 'pass' }
    | { readonly form: 'skip' }
  readonly choose_team:
    | { readonly form: 'team'; readonly team: number }
    | { readonly form: 'done' }
  readonly destination:
    | { readonly form: 'place'; readonly site: string }
  readonly use_base:
    | { readonly form: 'spot'; readonly spot: string }
  readonly base_type:
    | { readonly form: 'base'; readonly base: string }
  readonly gather:
    | { readonly form: 'card'; readonly card: string; readonly shielded: boolean }
    | { readonly form: 'infra'; readonly seat: number; readonly shielded: boolean }
    | { readonly form: 'time'; readonly use: string }
    | { readonly form: 'spaceport'; readonly spot: string }
    | { readonly form: 'spaceport_card'; readonly spot: string; readonly card: string }
    | { readonly form: 'industrial'; readonly spot: string }
    | { readonly form: 'factory'; readonly spot: string }
    | { readonly form: 'do_it' }
  readonly take_card:
    | { readonly form: 'deck' }
    | { readonly form: 'offer'; readonly card: string }
    | { readonly form: 'done' }
  readonly produce_tile:
    | { readonly form: 'spot'; readonly spot: string }
    | { readonly form: 'heritage' }
    | { readonly form: 'done' }
  readonly upgrade_card:
    | { readonly form: 'card'; readonly card: string }
  readonly slot:
    | { readonly form: 'number'; readonly slot: number }
  readonly special_card:
    | { readonly form: 'card'; readonly card: string }
  readonly special_target:
    | { readonly form: 'place'; readonly site: string }
    | { readonly form: 'jump'; readonly team: number; readonly site: string }
    | { readonly form: 'number'; readonly team: number }
    | { readonly form: 'gain' }
  readonly flee:
    | { readonly form: 'team'; readonly team: number }
  readonly colonize_site:
    | { readonly form: 'place'; readonly site: string }
  readonly colony:
    | { readonly form: 'colony'; readonly colony: string }
  readonly colony_points:
    | { readonly form: 'do_it' }
    | { readonly form: 'team' }
    | { readonly form: 'build' }
    | { readonly form: 'profit' }
  readonly colonists:
    | { readonly form: 'team'; readonly team: number }
  readonly unfulfilled:
    | { readonly form: 'number'; readonly contract: number }
  readonly claim_contract:
    | { readonly form: 'contract'; readonly contract: number }
    | { readonly form: 'done' }
  readonly transfer:
    | { readonly form: 'jump'; readonly team: number; readonly site: string }
    | { readonly form: 'edge'; readonly card: string }
    | { readonly form: 'stay' }
  readonly edge:
    | { readonly form: 'card'; readonly card: string }
    | { readonly form: 'pass' }
  readonly sabotage:
    | { readonly form: 'action'; readonly action: string }
  readonly remove_infra:
    | { readonly form: 'card'; readonly card: string }
  readonly progress:
    | { readonly form: 'progress'; readonly progress: string }
  readonly new_team:
    | { readonly form: 'place'; readonly site: string }
  readonly research_base:
    | { readonly form: 'offer'; readonly card: string }
    | { readonly form: 'revelation' }
  readonly heritage:
    | { readonly form: 'spot'; readonly spot: string }
    | { readonly form: 'none' }
  readonly beyond_start:
    | { readonly form: 'yes' }
    | { readonly form: 'no' }
}

/** What a decision's `about` holds, by question. */
export interface Abouts {
  readonly choose_action: Readonly<Record<string, never>>
  readonly choose_team: { readonly action: string }
  readonly destination: { readonly team: number; readonly from: string }
  readonly use_base: Readonly<Record<string, never>>
  readonly base_type: { readonly site: string; readonly spot: string }
  readonly gather: { readonly action: string; readonly need: number; readonly value: number; readonly profit: number | null; readonly radiation?: number | null; readonly used?: Readonly<Record<string, readonly [number, number]>>; readonly team?: number | null; readonly from?: string | null; readonly to?: string | null; readonly site?: string | null; readonly bases?: readonly string[] }
  readonly take_card: { readonly left?: number | null; readonly edge?: string | null }
  readonly produce_tile: { readonly left: number; readonly worth: Readonly<Record<string, number>> }
  readonly upgrade_card: Readonly<Record<string, never>>
  readonly slot: { readonly card: string }
  readonly special_card: Readonly<Record<string, never>>
  readonly special_target: { readonly special: string }
  readonly flee: Readonly<Record<string, never>>
  readonly colonize_site: Readonly<Record<string, never>>
  readonly colony: { readonly site: string }
  readonly colony_points: { readonly points: number; readonly need: number }
  readonly colonists: Readonly<Record<string, never>>
  readonly unfulfilled: { readonly rewards: Readonly<Record<string, number>> }
  readonly claim_contract: { readonly rewards: Readonly<Record<string, number>> }
  readonly transfer: Readonly<Record<string, never>>
  readonly edge: { readonly edge: string; readonly target?: number | null; readonly amount?: number | null; readonly cards?: readonly string[]; readonly progress?: string | null }
  readonly sabotage: { readonly target: number }
  readonly remove_infra: Readonly<Record<string, never>>
  readonly progress: { readonly kind: string }
  readonly new_team: Readonly<Record<string, never>>
  readonly research_base: Readonly<Record<string, never>>
  readonly heritage: Readonly<Record<string, never>>
  readonly beyond_start: { readonly site: string }
}

/** The data of each kind of event. */
export interface Events {
  readonly era_began: { readonly era: string }
  readonly era_ended: { readonly era: string; readonly cause: string }
  readonly ending: { readonly cause: string }
  readonly game_over: { readonly winners: readonly number[] }
  readonly turn: { readonly number: number }
  readonly action: { readonly action: string }
  readonly no_action: Readonly<Record<string, never>>
  readonly passed: Readonly<Record<string, never>>
  readonly sabotaged: { readonly action: string }
  readonly profit: { readonly amount: number; readonly source: string }
  readonly card_drawn: { readonly source: string }
  readonly card_seen: { readonly card: string }
  readonly offered: { readonly card: string }
  readonly offer_taken: { readonly card: string }
  readonly cards_played: { readonly cards: readonly string[]; readonly time: string }
  readonly helped: { readonly bases: readonly string[]; readonly infra: readonly number[]; readonly owed: readonly number[] }
  readonly edge_played: { readonly card: string; readonly edge: string }
  readonly special_played: { readonly card: string; readonly special: string }
  readonly upgraded: { readonly card: string; readonly slot: number }
  readonly infra_removed: { readonly card: string }
  readonly team_moved: { readonly team: number; readonly site: string }
  readonly team_advanced: { readonly team: number; readonly site: string; readonly space: number }
  readonly team_transferred: { readonly team: number; readonly site: string }
  readonly team_landed: { readonly team: number; readonly site: string }
  readonly team_placed: { readonly site: string }
  readonly team_fled: { readonly team: number }
  readonly team_settled: { readonly team: number }
  readonly beyond_marker: { readonly marker: number }
  readonly tile_revealed: { readonly spot: string; readonly tile: string }
  readonly tile_passed_on: { readonly tile: string }
  readonly base_built: { readonly spot: string; readonly base: string }
  readonly produced: { readonly amount: number }
  readonly cube_advanced: { readonly cube: string; readonly spaces: number }
  readonly progress_gained: { readonly progress: string }
  readonly no_progress: { readonly progress: string }
  readonly contract_fulfilled: { readonly row: number }
  readonly colonized: { readonly site: string; readonly colony: string; readonly sources: readonly string[] }
  readonly heritage: { readonly tile: string; readonly base: string }
}

/** The events of no seat in particular. */
export type TableEvent =
  | 'era_began'
  | 'era_ended'
  | 'ending'
  | 'game_over'
  | 'offered'
  | 'tile_passed_on'

/** What was told, by its kind. */
export type GameEvent = {
  readonly [Kind in keyof Events]: {
    readonly kind: Kind
    readonly seat: Kind extends TableEvent ? null : number
    readonly data: Events[Kind]
    readonly text?: string
  }
}[keyof Events]

export const VOCABULARY = new Vocabulary<Options>({
  choose_action: {
    on: 'action',
    forms: [
      { form: 'action', text: '{action}', pattern: /^([a-z_]+)$/, holds: { action: 'text' } },
      { form: 'edge', text: 'edge {card}', pattern: /^edge ([A-Z]\d+)$/, holds: { card: 'text' } },
      { form: 'pass', text: 'pass', pattern: /^pass$/, holds: {} },
      { form: 'skip', text: 'skip', pattern: /^skip$/, holds: {} },
    ],
  },
  choose_team: {
    on: 'team',
    forms: [
      { form: 'team', text: 'team {team}', pattern: /^team (\d+)$/, holds: { team: 'number' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  destination: {
    on: 'site',
    forms: [
      { form: 'place', text: '{site}', pattern: /^([a-zA-Z]\w*)$/, holds: { site: 'text' } },
    ],
  },
  use_base: {
    on: 'spot',
    forms: [
      { form: 'spot', text: '{spot}', pattern: /^(\w+\/\d+)$/, holds: { spot: 'text' } },
    ],
  },
  base_type: {
    on: 'base',
    forms: [
      { form: 'base', text: '{base}', pattern: /^([a-z_]+)$/, holds: { base: 'text' } },
    ],
  },
  gather: {
    on: 'card',
    forms: [
      { form: 'card', text: 'card {card} [shielded]', pattern: /^card ([A-Z]\d+)( shielded)?$/, holds: { card: 'text', shielded: 'word' } },
      { form: 'infra', text: 'infra {seat} [shielded]', pattern: /^infra (\d+)( shielded)?$/, holds: { seat: 'number', shielded: 'word' } },
      { form: 'time', text: 'time {use}', pattern: /^time ([a-z]+)$/, holds: { use: 'text' } },
      { form: 'spaceport', text: 'spaceport {spot}', pattern: /^spaceport (\w+\/\d+)$/, holds: { spot: 'text' } },
      { form: 'spaceport_card', text: 'spaceport {spot} {card}', pattern: /^spaceport (\w+\/\d+) ([A-Z]\d+)$/, holds: { spot: 'text', card: 'text' } },
      { form: 'industrial', text: 'industrial {spot}', pattern: /^industrial (\w+\/\d+)$/, holds: { spot: 'text' } },
      { form: 'factory', text: 'factory {spot}', pattern: /^factory (\w+\/\d+)$/, holds: { spot: 'text' } },
      { form: 'do_it', text: 'do it', pattern: /^do it$/, holds: {} },
    ],
  },
  take_card: {
    on: 'card',
    forms: [
      { form: 'deck', text: 'deck', pattern: /^deck$/, holds: {} },
      { form: 'offer', text: 'offer {card}', pattern: /^offer ([A-Z]\d+)$/, holds: { card: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  produce_tile: {
    on: 'spot',
    forms: [
      { form: 'spot', text: '{spot}', pattern: /^(\w+\/\d+)$/, holds: { spot: 'text' } },
      { form: 'heritage', text: 'heritage', pattern: /^heritage$/, holds: {} },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  upgrade_card: {
    on: 'card',
    forms: [
      { form: 'card', text: '{card}', pattern: /^([A-Z]\d+)$/, holds: { card: 'text' } },
    ],
  },
  slot: {
    on: 'slot',
    forms: [
      { form: 'number', text: '{slot}', pattern: /^(\d+)$/, holds: { slot: 'number' } },
    ],
  },
  special_card: {
    on: 'card',
    forms: [
      { form: 'card', text: '{card}', pattern: /^([A-Z]\d+)$/, holds: { card: 'text' } },
    ],
  },
  special_target: {
    on: 'site',
    forms: [
      { form: 'place', text: '{site}', pattern: /^([a-zA-Z]\w*)$/, holds: { site: 'text' } },
      { form: 'jump', text: '{team} {site}', pattern: /^(\d+) ([a-zA-Z]\w*)$/, holds: { team: 'number', site: 'text' } },
      { form: 'number', text: '{team}', pattern: /^(\d+)$/, holds: { team: 'number' } },
      { form: 'gain', text: 'gain', pattern: /^gain$/, holds: {} },
    ],
  },
  flee: {
    on: 'team',
    forms: [
      { form: 'team', text: 'team {team}', pattern: /^team (\d+)$/, holds: { team: 'number' } },
    ],
  },
  colonize_site: {
    on: 'site',
    forms: [
      { form: 'place', text: '{site}', pattern: /^([a-zA-Z]\w*)$/, holds: { site: 'text' } },
    ],
  },
  colony: {
    on: 'colony',
    forms: [
      { form: 'colony', text: '{colony}', pattern: /^(\w+)$/, holds: { colony: 'text' } },
    ],
  },
  colony_points: {
    on: 'words',
    forms: [
      { form: 'do_it', text: 'do it', pattern: /^do it$/, holds: {} },
      { form: 'team', text: 'team', pattern: /^team$/, holds: {} },
      { form: 'build', text: 'build', pattern: /^build$/, holds: {} },
      { form: 'profit', text: 'profit', pattern: /^profit$/, holds: {} },
    ],
  },
  colonists: {
    on: 'team',
    forms: [
      { form: 'team', text: 'team {team}', pattern: /^team (\d+)$/, holds: { team: 'number' } },
    ],
  },
  unfulfilled: {
    on: 'contract',
    forms: [
      { form: 'number', text: '{contract}', pattern: /^(\d+)$/, holds: { contract: 'number' } },
    ],
  },
  claim_contract: {
    on: 'contract',
    forms: [
      { form: 'contract', text: 'contract {contract}', pattern: /^contract (\d+)$/, holds: { contract: 'number' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  transfer: {
    on: 'team',
    forms: [
      { form: 'jump', text: '{team} {site}', pattern: /^(\d+) ([a-zA-Z]\w*)$/, holds: { team: 'number', site: 'text' } },
      { form: 'edge', text: 'edge {card}', pattern: /^edge ([A-Z]\d+)$/, holds: { card: 'text' } },
      { form: 'stay', text: 'stay', pattern: /^stay$/, holds: {} },
    ],
  },
  edge: {
    on: 'card',
    forms: [
      { form: 'card', text: '{card}', pattern: /^([A-Z]\d+)$/, holds: { card: 'text' } },
      { form: 'pass', text: 'pass', pattern: /^pass$/, holds: {} },
    ],
  },
  sabotage: {
    on: 'action',
    forms: [
      { form: 'action', text: '{action}', pattern: /^([a-z_]+)$/, holds: { action: 'text' } },
    ],
  },
  remove_infra: {
    on: 'card',
    forms: [
      { form: 'card', text: '{card}', pattern: /^([A-Z]\d+)$/, holds: { card: 'text' } },
    ],
  },
  progress: {
    on: 'progress',
    forms: [
      { form: 'progress', text: '{progress}', pattern: /^(\w+)$/, holds: { progress: 'text' } },
    ],
  },
  new_team: {
    on: 'site',
    forms: [
      { form: 'place', text: '{site}', pattern: /^([a-zA-Z]\w*)$/, holds: { site: 'text' } },
    ],
  },
  research_base: {
    on: 'card',
    forms: [
      { form: 'offer', text: 'offer {card}', pattern: /^offer ([A-Z]\d+)$/, holds: { card: 'text' } },
      { form: 'revelation', text: 'revelation', pattern: /^revelation$/, holds: {} },
    ],
  },
  heritage: {
    on: 'spot',
    forms: [
      { form: 'spot', text: '{spot}', pattern: /^(\w+\/\d+)$/, holds: { spot: 'text' } },
      { form: 'none', text: 'none', pattern: /^none$/, holds: {} },
    ],
  },
  beyond_start: {
    on: 'words',
    forms: [
      { form: 'yes', text: 'yes', pattern: /^yes$/, holds: {} },
      { form: 'no', text: 'no', pattern: /^no$/, holds: {} },
    ],
  },
})
