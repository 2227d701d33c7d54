// Made by `python -m starboard.server.schema` from src/starboard/galaxy/vocabulary. Do not edit.

import { Vocabulary } from '$lib/vocabulary'

/** What one option costs and brings, as far as it can be known. */
export interface Follows {
  readonly price?: Readonly<Record<string, number | number | string>>
  readonly gain?: Readonly<Record<string, number | number | string>>
  readonly then?: string | null
  readonly ends_flight?: boolean
  readonly reaches?: number | null
  readonly holds?: Readonly<Record<string, number | number | string>>
  readonly squares?: readonly string[]
}

/** Answers that belong together, with what all of them cost and bring. */
export interface Plan {
  readonly steps: readonly (readonly [string, string])[]
  readonly price?: Readonly<Record<string, number | number | string>>
  readonly gain?: Readonly<Record<string, number | number | string>>
}

/** A section of a ship that is counted by sections: its squares, its battery tokens, what it declares on its own. */
export interface SectionFacts {
  readonly squares: readonly string[]
  readonly cells: number
  readonly strength?: number | null
}

/**
 * Where a hit would go on a ship: the side it strikes, the number printed at its line (several with strokes
 * between, none beside the board), its way as points, and the square, if it strikes one.
 *
 * A unit is a square, and (0, 0) the middle of the board's front left square. Where a way crosses the seam of a
 * cylinder, two points that follow each other lie on opposite edges.
 */
export interface Aim {
  readonly side: string
  readonly line: string
  readonly way: readonly (readonly [number, number])[]
  readonly square: string | null
}

/** The options of each question, taken apart. */
export interface Options {
  readonly start_building:
    | { readonly form: 'start' }
  readonly build:
    | { readonly form: 'draw' }
    | { readonly form: 'take'; readonly component: number }
    | { readonly form: 'use'; readonly component: number }
    | { readonly form: 'weld'; readonly square: string; readonly turn: 0 | 1 | 2 | 3 }
    | { readonly form: 'return' }
    | { readonly form: 'set_aside' }
    | { readonly form: 'lift' }
    | { readonly form: 'look'; readonly pile: number }
    | { readonly form: 'put_back' }
    | { readonly form: 'turn' }
    | { readonly form: 'finish'; readonly number: number }
    | { readonly form: 'draw_ordered' }
    | { readonly form: 'take_ordered'; readonly component: number }
    | { readonly form: 'deliveryman_bring'; readonly token: string }
    | { readonly form: 'deliveryman_to'; readonly square: string; readonly turn: 0 | 1 | 2 | 3 }
    | { readonly form: 'deliveryman_fetch'; readonly square: string }
    | { readonly form: 'deliveryman_put_away' }
    | { readonly form: 'plumber_bypass'; readonly square: string; readonly edge: 0 | 1 | 2 | 3 }
    | { readonly form: 'plumber_universal'; readonly square: string }
    | { readonly form: 'saboteur_take'; readonly component: number }
    | { readonly form: 'security_guard_drill' }
    | { readonly form: 'stand_by' }
  readonly inspect:
    | { readonly form: 'fine' }
    | { readonly form: 'point'; readonly seat: number }
  readonly remove_component:
    | { readonly form: 'square'; readonly square: string }
  readonly keep_part:
    | { readonly form: 'square'; readonly square: string }
  readonly board_crew:
    | { readonly form: 'crew'; readonly who: string }
  readonly next_card:
    | { readonly form: 'fly_on' }
    | { readonly form: 'give_up' }
    | { readonly form: 'give_up_section'; readonly section: string }
    | { readonly form: 'point'; readonly seat: number }
    | { readonly form: 'repay' }
  readonly use_card:
    | { readonly form: 'yes' }
    | { readonly form: 'no' }
  readonly land:
    | { readonly form: 'land'; readonly planet: number }
    | { readonly form: 'pass' }
  readonly load:
    | { readonly form: 'load'; readonly colour: string; readonly square: string }
    | { readonly form: 'lift'; readonly colour: string; readonly square: string }
    | { readonly form: 'done' }
    | { readonly form: 'burn'; readonly colour: string; readonly square: string }
  readonly power_engines:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'done' }
    | { readonly form: 'jump'; readonly square: string }
    | { readonly form: 'let_go' }
    | { readonly form: 'boost'; readonly square: string }
  readonly power_cannons:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'done' }
    | { readonly form: 'boost'; readonly square: string }
    | { readonly form: 'jump'; readonly square: string }
    | { readonly form: 'throw'; readonly square: string }
  readonly battery:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'techie' }
    | { readonly form: 'sun'; readonly square: string }
  readonly shield:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'none' }
    | { readonly form: 'boost'; readonly square: string }
  readonly shoot:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'none' }
    | { readonly form: 'boost'; readonly square: string }
    | { readonly form: 'throw'; readonly square: string }
  readonly count_crew:
    | { readonly form: 'done' }
    | { readonly form: 'jump'; readonly square: string }
    | { readonly form: 'activate'; readonly square: string }
  readonly leave_goods:
    | { readonly form: 'colour'; readonly colour: string }
  readonly owed:
    | { readonly form: 'done' }
    | { readonly form: 'borrow' }
  readonly bid:
    | { readonly form: 'bid'; readonly amount: number }
    | { readonly form: 'pass' }
    | { readonly form: 'borrow' }
  readonly secret_bid:
    | { readonly form: 'bid'; readonly amount: number }
    | { readonly form: 'borrow' }
  readonly lose_crew:
    | { readonly form: 'square'; readonly square: string }
  readonly lose_goods:
    | { readonly form: 'square'; readonly square: string }
  readonly insurance:
    | { readonly form: 'insure' }
    | { readonly form: 'no' }
    | { readonly form: 'borrow' }
  readonly choose_goods:
    | { readonly form: 'block'; readonly colour: string; readonly square: string }
    | { readonly form: 'battery' }
    | { readonly form: 'done' }
  readonly lose_which:
    | { readonly form: 'crew'; readonly who: string }
  readonly wake:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'done' }
  readonly wake_from:
    | { readonly form: 'square'; readonly square: string }
  readonly jump:
    | { readonly form: 'jump'; readonly square: string }
    | { readonly form: 'stay' }
  readonly specialize:
    | { readonly form: 'specialize'; readonly specialization: string }
  readonly negotiate:
    | { readonly form: 'negotiate' }
    | { readonly form: 'suffer' }
  readonly direction:
    | { readonly form: 'front' }
    | { readonly form: 'right' }
    | { readonly form: 'rear' }
    | { readonly form: 'left' }
  readonly choose_machination:
    | { readonly form: 'choose'; readonly card: string }
  readonly levy:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'give'; readonly colour: string; readonly square: string }
    | { readonly form: 'pay' }
    | { readonly form: 'borrow' }
  readonly toll:
    | { readonly form: 'pay' }
    | { readonly form: 'wait' }
    | { readonly form: 'borrow' }
  readonly extortion:
    | { readonly form: 'pay' }
    | { readonly form: 'refuse' }
    | { readonly form: 'borrow' }
  readonly aim:
    | { readonly form: 'column'; readonly column: number }
  readonly hide:
    | { readonly form: 'left' }
    | { readonly form: 'right' }
  readonly system_test:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'done' }
  readonly break_up:
    | { readonly form: 'square'; readonly square: string }
  readonly pay_union:
    | { readonly form: 'pay' }
    | { readonly form: 'give'; readonly colour: string; readonly square: string }
    | { readonly form: 'give_up' }
    | { readonly form: 'give_up_section'; readonly section: string }
  readonly drop_component:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'done' }
  readonly still_use_card:
    | { readonly form: 'yes' }
    | { readonly form: 'no' }
  readonly infected_goods:
    | { readonly form: 'take_goods' }
    | { readonly form: 'leave_goods' }
  readonly hide_die:
    | { readonly form: 'face'; readonly face: number }
  readonly guess_die:
    | { readonly form: 'face'; readonly face: number }
  readonly name_column:
    | { readonly form: 'column'; readonly number: number }
  readonly name_row:
    | { readonly form: 'row'; readonly number: number }
  readonly play_billiards:
    | { readonly form: 'play'; readonly area: number; readonly seat: number }
  readonly junkyard:
    | { readonly form: 'stop'; readonly area: number }
    | { readonly form: 'pass' }
  readonly arrange_crew:
    | { readonly form: 'put'; readonly square: string }
    | { readonly form: 'take_out'; readonly square: string }
    | { readonly form: 'done' }
  readonly arrange_cells:
    | { readonly form: 'put'; readonly square: string }
    | { readonly form: 'take_out'; readonly square: string }
    | { readonly form: 'done' }
  readonly depot:
    | { readonly form: 'choose'; readonly component: number }
    | { readonly form: 'pass' }
  readonly fit_component:
    | { readonly form: 'fit'; readonly square: string; readonly turn: 0 | 1 | 2 | 3 }
  readonly thrust:
    | { readonly form: 'push'; readonly side: string }
    | { readonly form: 'activate'; readonly square: string }
    | { readonly form: 'none' }
  readonly rouse:
    | { readonly form: 'activate'; readonly square: string }
    | { readonly form: 'none' }
  readonly go_on:
    | { readonly form: 'yes' }
    | { readonly form: 'no' }
  readonly take_aboard:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'put_to_sleep'; readonly square: string }
    | { readonly form: 'done' }
  readonly hire:
    | { readonly form: 'hire'; readonly person: string }
  readonly use_team:
    | { readonly form: 'advertiser_predict' }
    | { readonly form: 'architect_choose' }
    | { readonly form: 'assembler_link' }
    | { readonly form: 'assembler_plate' }
    | { readonly form: 'bureaucrat_days' }
    | { readonly form: 'bureaucrat_raise_finish' }
    | { readonly form: 'bureaucrat_lower_finish' }
    | { readonly form: 'bureaucrat_raise_looks' }
    | { readonly form: 'bureaucrat_lower_looks' }
    | { readonly form: 'trader_buy'; readonly amount: number }
    | { readonly form: 'trader_raise'; readonly colour: string }
    | { readonly form: 'trader_lower'; readonly colour: string }
    | { readonly form: 'welder_weld' }
    | { readonly form: 'done' }
    | { readonly form: 'deliveryman_bring'; readonly token: string }
    | { readonly form: 'plumber_bypass' }
    | { readonly form: 'saboteur_ship'; readonly seat: number }
    | { readonly form: 'security_guard_charge' }
    | { readonly form: 'hypergeometer_mark' }
  readonly predict:
    | { readonly form: 'place'; readonly number: number }
    | { readonly form: 'out' }
  readonly team_component:
    | { readonly form: 'square'; readonly square: string }
  readonly team_connector:
    | { readonly form: 'connector'; readonly square: string; readonly edge: 0 | 1 | 2 | 3 }
  readonly team_turn:
    | { readonly form: 'turned'; readonly turn: 0 | 1 | 2 | 3 }
  readonly plan_square:
    | { readonly form: 'mark'; readonly spot: string }
    | { readonly form: 'done' }
  readonly preview:
    | { readonly form: 'look'; readonly pile: number }
    | { readonly form: 'go' }
  readonly sabotage:
    | { readonly form: 'human'; readonly spot: string }
    | { readonly form: 'joint'; readonly spot: string; readonly edge: 0 | 1 | 2 | 3 }
  readonly choose_mission:
    | { readonly form: 'mission'; readonly mission: string }
  readonly new_pilot:
    | { readonly form: 'new_pilot' }
    | { readonly form: 'sit_out' }
  readonly abandon:
    | { readonly form: 'square'; readonly square: string }
  readonly throw_bottle:
    | { readonly form: 'none' }
    | { readonly form: 'square'; readonly square: string }
  readonly let_go:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'power'; readonly square: string }
    | { readonly form: 'done' }
  readonly take_title:
    | { readonly form: 'title'; readonly title: string }
  readonly ignore_side:
    | { readonly form: 'left' }
    | { readonly form: 'right' }
    | { readonly form: 'in_order' }
  readonly concede:
    | { readonly form: 'square'; readonly square: string }
  readonly choose_reward:
    | { readonly form: 'reward'; readonly reward: number }
  readonly charge:
    | { readonly form: 'square'; readonly square: string }
  readonly ammunition:
    | { readonly form: 'block'; readonly colour: string; readonly square: string }
  readonly lose_sleeper:
    | { readonly form: 'square'; readonly square: string }
  readonly welcome_leader:
    | { readonly form: 'square'; readonly square: string }
    | { readonly form: 'hurl'; readonly square: string; readonly side: string }
    | { readonly form: 'none' }
  readonly name_side:
    | { readonly form: 'side'; readonly side: string }
}

/** What a decision's `about` holds, by question. */
export interface Abouts {
  readonly start_building: Readonly<Record<string, never>>
  readonly build: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly moves_left?: number | null; readonly errors?: readonly (readonly [string, string, string])[]; readonly lacks?: readonly string[] }
  readonly inspect: Readonly<Record<string, never>>
  readonly remove_component: { readonly errors: readonly (readonly [string, string, string])[] }
  readonly keep_part: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly parts: Readonly<Record<string, readonly string[]>> }
  readonly board_crew: { readonly cabin: string }
  readonly next_card: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly cards_left: number }
  readonly use_card: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly land: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly load: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly hand: string }
  readonly power_engines: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly strength: number; readonly next: number | Readonly<Record<string, number>>; readonly most: number; readonly at_most?: string | null; readonly cells: number; readonly taken?: readonly string[]; readonly card?: string | null; readonly enemy?: number | null; readonly less?: number; readonly so_far?: readonly number[]; readonly losing?: readonly number[]; readonly sections?: readonly SectionFacts[]; readonly rungs?: readonly number[]; readonly minus?: number | null; readonly plus?: number | null }
  readonly power_cannons: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly strength: number; readonly next: number | Readonly<Record<string, number>>; readonly most: number; readonly at_most?: string | null; readonly cells: number; readonly taken?: readonly string[]; readonly card?: string | null; readonly enemy?: number | null; readonly less?: number; readonly so_far?: readonly number[]; readonly losing?: readonly number[]; readonly sections?: readonly SectionFacts[]; readonly rungs?: readonly number[]; readonly minus?: number | null; readonly plus?: number | null }
  readonly battery: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly left: number; readonly each: Readonly<Record<string, number>>; readonly purpose: string; readonly use?: string | null }
  readonly shield: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly hazard: string; readonly side: string; readonly square: string; readonly kind: string; readonly cells: number; readonly squares?: readonly string[]; readonly others?: Readonly<Record<string, Readonly<Record<string, number | number | string>>>>; readonly sections?: readonly SectionFacts[] }
  readonly shoot: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly hazard: string; readonly side: string; readonly square: string; readonly kind: string; readonly cells: number; readonly squares?: readonly string[]; readonly others?: Readonly<Record<string, Readonly<Record<string, number | number | string>>>>; readonly sections?: readonly SectionFacts[] }
  readonly count_crew: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly strength: number; readonly next: number | Readonly<Record<string, number>>; readonly most: number; readonly at_most?: string | null; readonly cells: number; readonly taken?: readonly string[]; readonly card?: string | null; readonly enemy?: number | null; readonly less?: number; readonly so_far?: readonly number[]; readonly losing?: readonly number[]; readonly sections?: readonly SectionFacts[]; readonly rungs?: readonly number[]; readonly minus?: number | null; readonly plus?: number | null }
  readonly leave_goods: { readonly goods: string }
  readonly owed: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly owed: number; readonly reason: string }
  readonly bid: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly prize: Follows; readonly purse: number; readonly least: number; readonly highest: number; readonly bidder?: number | null; readonly value?: number | null }
  readonly secret_bid: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly prize: Follows; readonly purse: number; readonly least: number; readonly highest: number; readonly bidder?: number | null; readonly value?: number | null }
  readonly lose_crew: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly left: number; readonly each: Readonly<Record<string, number>>; readonly fatal?: Readonly<Record<string, number>>; readonly then?: string | null }
  readonly lose_goods: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly left: number; readonly each: Readonly<Record<string, number>>; readonly colour: string }
  readonly insurance: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly limit: number; readonly lost: number; readonly purse: number }
  readonly choose_goods: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly left: number }
  readonly lose_which: { readonly cabin: string }
  readonly wake: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly asleep: number; readonly beds: number }
  readonly wake_from: { readonly cabin: string }
  readonly jump: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly cards_left: number }
  readonly specialize: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>> }
  readonly negotiate: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly direction: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>> }
  readonly choose_machination: { readonly cards: Readonly<Record<string, string>> }
  readonly levy: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly due: number; readonly each: number; readonly purse: number }
  readonly toll: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly due: number; readonly each: number; readonly purse: number }
  readonly extortion: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly due: number; readonly each: number; readonly purse: number }
  readonly aim: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly target: number }
  readonly hide: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly system_test: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly break_up: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly group: string; readonly count: number }
  readonly pay_union: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly due: number }
  readonly drop_component: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly joints: number }
  readonly still_use_card: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly infected_goods: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly goods: string }
  readonly hide_die: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly guess_die: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly name_column: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly name_row: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly play_billiards: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly junkyard: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly closed?: Readonly<Record<string, string>> }
  readonly arrange_crew: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly hand_count: number }
  readonly arrange_cells: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly hand_count: number }
  readonly depot: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly fit_component: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly tile: number }
  readonly thrust: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly hazard: string; readonly side: string; readonly square: string | null; readonly cells: number; readonly aims: Readonly<Record<string, readonly unknown[]>>; readonly paths?: Readonly<Record<string, readonly (readonly string[])[]>> }
  readonly rouse: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly visitor: string; readonly cabin: string; readonly cells: number }
  readonly go_on: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly take_aboard: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly left: number; readonly each: Readonly<Record<string, number>> }
  readonly hire: { readonly people: readonly string[] }
  readonly use_team: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly moment: string }
  readonly predict: { readonly target: number }
  readonly team_component: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly what: string; readonly square?: string | null }
  readonly team_connector: { readonly what: string }
  readonly team_turn: Readonly<Record<string, never>>
  readonly plan_square: { readonly what: string; readonly sign: string; readonly signs: Readonly<Record<string, string>> }
  readonly preview: Readonly<Record<string, never>>
  readonly sabotage: { readonly target: number }
  readonly choose_mission: { readonly jobs: Readonly<Record<string, Readonly<Record<string, number>>>> }
  readonly new_pilot: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>> }
  readonly abandon: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>> }
  readonly throw_bottle: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly let_go: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly attraction: number; readonly engines: number; readonly due: number; readonly left: number; readonly taken?: readonly string[]; readonly one_by_one?: boolean }
  readonly take_title: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly scores: Readonly<Record<string, Readonly<Record<string, number>>>> }
  readonly ignore_side: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly concede: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly ware: string }
  readonly choose_reward: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string }
  readonly charge: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly left: number; readonly each: Readonly<Record<string, number>> }
  readonly ammunition: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly catapult: string }
  readonly lose_sleeper: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly left: number; readonly each: Readonly<Record<string, number>> }
  readonly welcome_leader: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly at: number }
  readonly name_side: { readonly options?: Readonly<Record<string, Follows>>; readonly plans?: Readonly<Record<string, Plan>>; readonly card: string; readonly named: Readonly<Record<string, number>> }
}

/** The data of each kind of event. */
export interface Events {
  readonly round_began: { readonly round: string }
  readonly building_started: Readonly<Record<string, never>>
  readonly component_drawn: Readonly<Record<string, never>>
  readonly component_seen: { readonly component: number }
  readonly component_taken: { readonly component: number; readonly source: string }
  readonly component_welded: { readonly component: number; readonly square: string; readonly turn: number; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly component_lifted: { readonly component: number; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly component_returned: { readonly component: number }
  readonly component_set_aside: { readonly component: number }
  readonly pile_looked_at: { readonly pile: number }
  readonly pile_put_back: { readonly pile: number }
  readonly hourglass_turned: { readonly circle: number }
  readonly hourglass_run_out: { readonly circle: number }
  readonly ship_finished: { readonly number: number }
  readonly partners_swapped: Readonly<Record<string, never>>
  readonly building_ended: { readonly numbers: readonly number[] }
  readonly ships_traded: Readonly<Record<string, never>>
  readonly errors_found: { readonly errors: readonly (readonly [string, string, string])[] }
  readonly components_removed: { readonly squares: readonly string[]; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly numbers_dealt_anew: { readonly numbers: readonly number[] }
  readonly crew_boarded: { readonly who: string; readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly batteries_filled: { readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly launched: { readonly positions: Readonly<Record<string, number>> }
  readonly card_turned_up: { readonly card: string }
  readonly card_ignored: { readonly card: string }
  readonly card_used: { readonly card: string }
  readonly card_declined: { readonly card: string }
  readonly landed: { readonly planet: number; readonly less?: number }
  readonly flew_past: Readonly<Record<string, never>>
  readonly moved: { readonly days: number; readonly start: number; readonly end: number; readonly path: readonly number[]; readonly passed: readonly number[] }
  readonly stranded: Readonly<Record<string, never>>
  readonly gave_up: { readonly why: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly section_gave_up: { readonly section: string; readonly why: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly section_away: { readonly section: string; readonly why: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly section_back: { readonly section: string; readonly why: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly ship_turned: { readonly board: string; readonly quarters: number; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly enemy_beaten: { readonly card: string; readonly left?: number }
  readonly enemy_won: { readonly card: string }
  readonly enemy_held_off: { readonly card: string }
  readonly contest: { readonly card: string; readonly measure: string; readonly order: readonly number[]; readonly against: Readonly<Record<string, number>> | null; readonly stake: Readonly<Record<string, number | string | readonly string[]>>; readonly line?: number | null }
  readonly contest_off: { readonly card: string; readonly measure: string; readonly line?: number | null }
  readonly weakest: { readonly card: string; readonly measure: string; readonly values: Readonly<Record<string, number>>; readonly tie: readonly number[]; readonly less: number; readonly line?: number | null }
  readonly engine_powered: { readonly square: string }
  readonly engines_counted: { readonly strength: number; readonly parts: readonly (readonly [string, number, readonly string[]])[] }
  readonly cannon_powered: { readonly square: string }
  readonly cannons_counted: { readonly strength: number; readonly parts: readonly (readonly [string, number, readonly string[]])[] }
  readonly crew_counted: { readonly strength: number; readonly parts: readonly (readonly [string, number, readonly string[]])[] }
  readonly cell_used: { readonly square: string; readonly purpose: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly goods_loaded: { readonly colour: string; readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly goods_lifted: { readonly colour: string; readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly goods_discarded: { readonly goods: string }
  readonly goods_lost: { readonly colour: string; readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly crew_lost: { readonly who: string; readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly alien_left: { readonly colour: string; readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly rolled: { readonly dice: readonly [number, number] }
  readonly meteor: { readonly size: string; readonly side: string; readonly total: number; readonly aims: Readonly<Record<string, readonly Aim[]>> }
  readonly shot: { readonly weight: string; readonly side: string; readonly total: number; readonly aims: Readonly<Record<string, readonly Aim[]>> }
  readonly diverted: { readonly aims: Readonly<Record<string, readonly Aim[]>> }
  readonly turned_into: { readonly hazard: string }
  readonly sabotage_tried: { readonly attempt: number; readonly spot: readonly [number, number]; readonly square: string | null }
  readonly missed: Readonly<Record<string, never>>
  readonly bounced: { readonly square: string }
  readonly shielded: { readonly square: string }
  readonly meteor_shot: { readonly square: string; readonly stopped?: readonly string[] }
  readonly component_destroyed: { readonly square: string; readonly kind: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly parts_lost: { readonly squares: readonly string[]; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly components_given_up: { readonly squares: readonly string[]; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly earned: { readonly amount: number; readonly source: string }
  readonly paid: { readonly amount: number; readonly owed: number; readonly reason: string }
  readonly bidding_opened: { readonly card: string; readonly order: readonly number[]; readonly least: number; readonly secret: boolean }
  readonly bid_made: { readonly amount: number }
  readonly bid_passed: Readonly<Record<string, never>>
  readonly bids_revealed: { readonly bids: Readonly<Record<string, number>> }
  readonly bid_won: { readonly card: string; readonly amount: number }
  readonly nobody_bid: { readonly card: string }
  readonly round_settled: { readonly round: string }
  readonly game_over: { readonly winners: readonly number[] }
  readonly intruder_repelled: { readonly who: string; readonly square: string; readonly kind: string; readonly guards: number }
  readonly intruder_entered: { readonly who: string; readonly hand: string; readonly square: string; readonly kind: string; readonly facing: string; readonly steps: number; readonly route: readonly string[] }
  readonly intruder_walked: { readonly who: string; readonly hand: string; readonly path: readonly [string, string]; readonly facing: string; readonly step: number; readonly steps: number }
  readonly charge_planted: { readonly who: string; readonly square: string; readonly charge: number; readonly charges: number; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly intruder_beaten: { readonly who: string; readonly hand: string; readonly square: string; readonly kind: string; readonly guards: number; readonly step: number }
  readonly intruder_left: { readonly who: string; readonly hand: string; readonly square: string; readonly step: number }
  readonly charges_exploded: { readonly squares: readonly string[] }
  readonly woken: { readonly path: readonly string[]; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly shield_boosted: { readonly square: string; readonly carriers?: readonly string[] }
  readonly cannon_boosted: { readonly square: string }
  readonly jumped: { readonly square: string }
  readonly returned: Readonly<Record<string, never>>
  readonly recharged: { readonly square: string; readonly colour: string; readonly cells: number; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly specialized: { readonly specialization: string }
  readonly techie_helped: Readonly<Record<string, never>>
  readonly diplomat_sent: { readonly card: string }
  readonly machinations_dealt: { readonly count: number }
  readonly machinations_laid: { readonly seats: readonly number[] }
  readonly machinations_hidden: { readonly count: number }
  readonly loan_taken: { readonly loans: number }
  readonly loan_repaid: { readonly loans: number }
  readonly loans_unpaid: { readonly loans: number }
  readonly goods_faded: { readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly cells_drained: { readonly amount: number; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly strongest: { readonly card: string; readonly measure: string }
  readonly toll_refused: { readonly card: string }
  readonly day_got_worse: { readonly card: string; readonly line: number; readonly misfortune: string }
  readonly went_under: { readonly side: string }
  readonly road_turned_up: { readonly road: string; readonly seats: readonly number[] | null }
  readonly column_died: { readonly dice: readonly [number, number]; readonly squares: readonly string[] }
  readonly envied: { readonly by: number }
  readonly locals_fire: Readonly<Record<string, never>>
  readonly enemy_grew: { readonly bonus: number }
  readonly spot_rolled: { readonly road: string; readonly spot: readonly [number, number]; readonly square: string | null }
  readonly junk_flies: Readonly<Record<string, never>>
  readonly cards_come_again: { readonly count: number }
  readonly union_ship_met: Readonly<Record<string, never>>
  readonly components_ordered: { readonly count: number }
  readonly ordered_taken: Readonly<Record<string, never>>
  readonly ordered_returned: Readonly<Record<string, never>>
  readonly rival_fires: { readonly at: number }
  readonly die_hidden: Readonly<Record<string, never>>
  readonly die_guessed: { readonly face: number }
  readonly die_shown: { readonly face: number }
  readonly coordinates_named: { readonly column: number; readonly row: number }
  readonly row_played: { readonly area: number; readonly target: number }
  readonly junkyard_stop: { readonly area: number }
  readonly crew_hired: { readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly cells_gained: { readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly depot_opened: { readonly components: readonly number[] }
  readonly component_fitted: { readonly component: number; readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly pushed_aside: { readonly towards: string; readonly squares: readonly string[] }
  readonly sun_used: { readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly sun_back: { readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly crubots_activated: { readonly square: string; readonly crew: number; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly crubots_off: { readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly holes_rolled: { readonly dice: readonly [number, number] }
  readonly cabin_withdrawn: { readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly insured: { readonly price: number; readonly limit: number }
  readonly sector_entered: { readonly card: string; readonly deck: string; readonly count: number }
  readonly turned_away: { readonly card: string }
  readonly too_fast: { readonly strength: number; readonly less: number }
  readonly overcharged: { readonly squares: readonly string[] }
  readonly crew_joined: { readonly who: string; readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly intruder_coming: { readonly hazard: string; readonly side: string; readonly total: number; readonly aims: Readonly<Record<string, readonly Aim[]>>; readonly routes: Readonly<Record<string, readonly (readonly string[])[]>> }
  readonly prey_eaten: { readonly who: string; readonly square: string; readonly figures: readonly string[]; readonly loss: Readonly<Record<string, number | string>>; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly person_hired: { readonly person: string }
  readonly forecast_made: { readonly ranks: Readonly<Record<string, number>> }
  readonly components_linked: { readonly squares: readonly string[]; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly component_plated: { readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly bonus_changed: { readonly bonus: string; readonly way: string }
  readonly price_changed: { readonly colour: string; readonly price: number }
  readonly connector_welded: { readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly part_delivered: { readonly token: string; readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly part_fetched: { readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly sides_joined: { readonly squares: readonly string[]; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly bypass_lost: { readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly universal_made: { readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly squares_planned: { readonly squares: Readonly<Record<string, string>> }
  readonly component_snatched: { readonly component: number; readonly target: number }
  readonly ship_sabotaged: { readonly by: number; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly loose_ends_charged: Readonly<Record<string, never>>
  readonly drill_called: { readonly seconds: number }
  readonly drill_over: Readonly<Record<string, never>>
  readonly cannon_unhinged: { readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly preview_begun: { readonly seconds: number }
  readonly preview_over: Readonly<Record<string, never>>
  readonly shower_begins: { readonly sides: readonly string[]; readonly aims: Readonly<Record<string, readonly Aim[]>> }
  readonly hole_pulls: { readonly attraction: number }
  readonly hole_escaped: { readonly strength: number; readonly attraction: number }
  readonly hole_fed: { readonly squares: readonly string[]; readonly strength: number; readonly attraction: number }
  readonly hole_swallowed: { readonly squares: readonly string[] }
  readonly fleet_met: { readonly card: string; readonly outcome: string; readonly lines: number }
  readonly difference_counted: { readonly strength: number; readonly measure: string }
  readonly shot_into_hyperspace: { readonly seats: readonly number[] }
  readonly nanobots_ate: { readonly squares: readonly string[] }
  readonly contagion_passed: { readonly number: number; readonly passes: number }
  readonly batteries_drained: { readonly squares: readonly string[]; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly melted_down: { readonly squares: readonly string[] }
  readonly raid_coming: { readonly hazard: string; readonly die: number; readonly side: string; readonly total: number; readonly aims: Readonly<Record<string, readonly Aim[]>>; readonly routes: Readonly<Record<string, readonly (readonly string[])[]>> }
  readonly police_searched: { readonly who: string; readonly hand: string; readonly aims: Readonly<Record<string, readonly Aim[]>> }
  readonly confiscated: { readonly who: string; readonly square: string; readonly figures: readonly string[]; readonly loss: Readonly<Record<string, number | string>>; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly jobs_drawn: { readonly jobs: readonly string[] }
  readonly jobs_wanted: { readonly votes: Readonly<Record<string, string>> }
  readonly mission_chosen: { readonly mission: string; readonly agreed: boolean; readonly values: Readonly<Record<string, number>> }
  readonly mission_over: { readonly mission: string; readonly credits: Readonly<Record<string, number>>; readonly paid: boolean }
  readonly directive_issued: { readonly die: number; readonly directive: string }
  readonly exploded: { readonly square: string; readonly squares: readonly string[] }
  readonly shattered: { readonly squares: readonly string[] }
  readonly bottle_thrown: { readonly square: string }
  readonly escort_moved: { readonly start: number | null; readonly end: number; readonly ring: Readonly<Record<string, number | null>> }
  readonly escort_lost: { readonly place: number; readonly ring: Readonly<Record<string, number | null>> }
  readonly trucker_died: { readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly pilot_replaced: Readonly<Record<string, never>>
  readonly sat_out: Readonly<Record<string, never>>
  readonly titles_drawn: { readonly titles: readonly string[] }
  readonly title_scored: { readonly title: string; readonly scores: readonly (readonly [number, number])[]; readonly seats: readonly number[] }
  readonly title_taken: { readonly title: string }
  readonly title_gilded: { readonly title: string }
  readonly wares_counted: { readonly card: string; readonly line: number; readonly ware: string; readonly counts: Readonly<Record<string, number>> }
  readonly monopoly: { readonly ware: string }
  readonly order_wanted: { readonly card: string; readonly seats: readonly number[] }
  readonly ammunition_loaded: { readonly blocks: number; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly boosted: { readonly square: string; readonly what: string }
  readonly thrown: { readonly square: string; readonly colour: string; readonly hold: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly sleeper_lost: { readonly square: string; readonly now: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> }
  readonly shortcut_found: Readonly<Record<string, never>>
  readonly lopsided: { readonly count: number }
  readonly unplugged: { readonly count: number }
  readonly joints_tried: { readonly die: number; readonly count: number; readonly seats: readonly number[] }
  readonly leader_welcomed: { readonly by: number }
  readonly comes_again: Readonly<Record<string, never>>
  readonly side_named: { readonly side: string }
}

/** The events of no seat in particular. */
export type TableEvent =
  | 'round_began'
  | 'hourglass_run_out'
  | 'partners_swapped'
  | 'building_ended'
  | 'ships_traded'
  | 'numbers_dealt_anew'
  | 'launched'
  | 'card_ignored'
  | 'contest'
  | 'contest_off'
  | 'meteor'
  | 'shot'
  | 'bidding_opened'
  | 'bids_revealed'
  | 'nobody_bid'
  | 'round_settled'
  | 'game_over'
  | 'machinations_dealt'
  | 'machinations_laid'
  | 'machinations_hidden'
  | 'day_got_worse'
  | 'road_turned_up'
  | 'column_died'
  | 'locals_fire'
  | 'enemy_grew'
  | 'cards_come_again'
  | 'union_ship_met'
  | 'components_ordered'
  | 'depot_opened'
  | 'holes_rolled'
  | 'sector_entered'
  | 'intruder_coming'
  | 'drill_over'
  | 'preview_over'
  | 'shot_into_hyperspace'
  | 'contagion_passed'
  | 'raid_coming'
  | 'jobs_drawn'
  | 'jobs_wanted'
  | 'mission_chosen'
  | 'mission_over'
  | 'directive_issued'
  | 'escort_moved'
  | 'escort_lost'
  | 'titles_drawn'
  | 'title_scored'
  | 'wares_counted'
  | 'order_wanted'

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
  start_building: {
    on: 'words',
    forms: [
      { form: 'start', text: 'start', pattern: /^start$/, holds: {} },
    ],
  },
  build: {
    on: 'square',
    forms: [
      { form: 'draw', text: 'draw', pattern: /^draw$/, holds: {} },
      { form: 'take', text: 'take {component}', pattern: /^take (\d+)$/, holds: { component: 'number' } },
      { form: 'use', text: 'use {component}', pattern: /^use (\d+)$/, holds: { component: 'number' } },
      { form: 'weld', text: 'weld {square} {turn}', pattern: /^weld (-?\d+,-?\d+) ([v^<>])$/, holds: { square: 'text', turn: { '^': 0, '>': 1, 'v': 2, '<': 3 } } },
      { form: 'return', text: 'return', pattern: /^return$/, holds: {} },
      { form: 'set_aside', text: 'set aside', pattern: /^set aside$/, holds: {} },
      { form: 'lift', text: 'lift', pattern: /^lift$/, holds: {} },
      { form: 'look', text: 'look {pile}', pattern: /^look (\d+)$/, holds: { pile: 'number' } },
      { form: 'put_back', text: 'put back', pattern: /^put back$/, holds: {} },
      { form: 'turn', text: 'turn', pattern: /^turn$/, holds: {} },
      { form: 'finish', text: 'finish {number}', pattern: /^finish (\d+)$/, holds: { number: 'number' } },
      { form: 'draw_ordered', text: 'draw ordered', pattern: /^draw ordered$/, holds: {} },
      { form: 'take_ordered', text: 'take ordered {component}', pattern: /^take ordered (\d+)$/, holds: { component: 'number' } },
      { form: 'deliveryman_bring', text: 'deliveryman bring {token}', pattern: /^deliveryman bring ([a-z]+)$/, holds: { token: 'text' } },
      { form: 'deliveryman_to', text: 'deliveryman to {square} {turn}', pattern: /^deliveryman to (-?\d+,-?\d+) ([v^<>])$/, holds: { square: 'text', turn: { '^': 0, '>': 1, 'v': 2, '<': 3 } } },
      { form: 'deliveryman_fetch', text: 'deliveryman fetch {square}', pattern: /^deliveryman fetch (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'deliveryman_put_away', text: 'deliveryman put away', pattern: /^deliveryman put away$/, holds: {} },
      { form: 'plumber_bypass', text: 'plumber bypass {square} {edge}', pattern: /^plumber bypass (-?\d+,-?\d+) ([v^<>])$/, holds: { square: 'text', edge: { '^': 0, '>': 1, 'v': 2, '<': 3 } } },
      { form: 'plumber_universal', text: 'plumber universal {square}', pattern: /^plumber universal (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'saboteur_take', text: 'saboteur take {component}', pattern: /^saboteur take (\d+)$/, holds: { component: 'number' } },
      { form: 'security_guard_drill', text: 'security_guard drill', pattern: /^security_guard drill$/, holds: {} },
      { form: 'stand_by', text: 'stand by', pattern: /^stand by$/, holds: {} },
    ],
  },
  inspect: {
    on: 'seat',
    forms: [
      { form: 'fine', text: 'fine', pattern: /^fine$/, holds: {} },
      { form: 'point', text: 'point {seat}', pattern: /^point (\d+)$/, holds: { seat: 'number' } },
    ],
  },
  remove_component: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  keep_part: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  board_crew: {
    on: 'words',
    forms: [
      { form: 'crew', text: '{who}', pattern: /^([a-z_]+)$/, holds: { who: 'text' } },
    ],
  },
  next_card: {
    on: 'words',
    forms: [
      { form: 'fly_on', text: 'fly on', pattern: /^fly on$/, holds: {} },
      { form: 'give_up', text: 'give up', pattern: /^give up$/, holds: {} },
      { form: 'give_up_section', text: 'give up {section}', pattern: /^give up ([a-z_]+)$/, holds: { section: 'text' } },
      { form: 'point', text: 'point {seat}', pattern: /^point (\d+)$/, holds: { seat: 'number' } },
      { form: 'repay', text: 'repay', pattern: /^repay$/, holds: {} },
    ],
  },
  use_card: {
    on: 'words',
    forms: [
      { form: 'yes', text: 'yes', pattern: /^yes$/, holds: {} },
      { form: 'no', text: 'no', pattern: /^no$/, holds: {} },
    ],
  },
  land: {
    on: 'planet',
    forms: [
      { form: 'land', text: 'land {planet}', pattern: /^land (\d+)$/, holds: { planet: 'number' } },
      { form: 'pass', text: 'pass', pattern: /^pass$/, holds: {} },
    ],
  },
  load: {
    on: 'square',
    forms: [
      { form: 'load', text: 'load {colour} {square}', pattern: /^load ([A-Z]) (-?\d+,-?\d+)$/, holds: { colour: 'text', square: 'text' } },
      { form: 'lift', text: 'lift {colour} {square}', pattern: /^lift ([A-Z]) (-?\d+,-?\d+)$/, holds: { colour: 'text', square: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
      { form: 'burn', text: 'burn {colour} {square}', pattern: /^burn ([A-Z]) (-?\d+,-?\d+)$/, holds: { colour: 'text', square: 'text' } },
    ],
  },
  power_engines: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
      { form: 'jump', text: 'jump {square}', pattern: /^jump (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'let_go', text: 'let go', pattern: /^let go$/, holds: {} },
      { form: 'boost', text: 'boost {square}', pattern: /^boost (-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  power_cannons: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
      { form: 'boost', text: 'boost {square}', pattern: /^boost (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'jump', text: 'jump {square}', pattern: /^jump (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'throw', text: 'throw {square}', pattern: /^throw (-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  battery: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'techie', text: 'techie', pattern: /^techie$/, holds: {} },
      { form: 'sun', text: 'sun {square}', pattern: /^sun (-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  shield: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'none', text: 'none', pattern: /^none$/, holds: {} },
      { form: 'boost', text: 'boost {square}', pattern: /^boost (-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  shoot: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'none', text: 'none', pattern: /^none$/, holds: {} },
      { form: 'boost', text: 'boost {square}', pattern: /^boost (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'throw', text: 'throw {square}', pattern: /^throw (-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  count_crew: {
    on: 'words',
    forms: [
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
      { form: 'jump', text: 'jump {square}', pattern: /^jump (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'activate', text: 'activate {square}', pattern: /^activate (-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  leave_goods: {
    on: 'words',
    forms: [
      { form: 'colour', text: '{colour}', pattern: /^([A-Z])$/, holds: { colour: 'text' } },
    ],
  },
  owed: {
    on: 'words',
    forms: [
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
      { form: 'borrow', text: 'borrow', pattern: /^borrow$/, holds: {} },
    ],
  },
  bid: {
    on: 'amount',
    forms: [
      { form: 'bid', text: 'bid {amount}', pattern: /^bid (\d+)$/, holds: { amount: 'number' } },
      { form: 'pass', text: 'pass', pattern: /^pass$/, holds: {} },
      { form: 'borrow', text: 'borrow', pattern: /^borrow$/, holds: {} },
    ],
  },
  secret_bid: {
    on: 'amount',
    forms: [
      { form: 'bid', text: 'bid {amount}', pattern: /^bid (\d+)$/, holds: { amount: 'number' } },
      { form: 'borrow', text: 'borrow', pattern: /^borrow$/, holds: {} },
    ],
  },
  lose_crew: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  lose_goods: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  insurance: {
    on: 'words',
    forms: [
      { form: 'insure', text: 'insure', pattern: /^insure$/, holds: {} },
      { form: 'no', text: 'no', pattern: /^no$/, holds: {} },
      { form: 'borrow', text: 'borrow', pattern: /^borrow$/, holds: {} },
    ],
  },
  choose_goods: {
    on: 'words',
    forms: [
      { form: 'block', text: 'block {colour} {square}', pattern: /^block ([A-Z]) (-?\d+,-?\d+)$/, holds: { colour: 'text', square: 'text' } },
      { form: 'battery', text: 'battery', pattern: /^battery$/, holds: {} },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  lose_which: {
    on: 'words',
    forms: [
      { form: 'crew', text: '{who}', pattern: /^([a-z_]+)$/, holds: { who: 'text' } },
    ],
  },
  wake: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  wake_from: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  jump: {
    on: 'square',
    forms: [
      { form: 'jump', text: 'jump {square}', pattern: /^jump (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'stay', text: 'stay', pattern: /^stay$/, holds: {} },
    ],
  },
  specialize: {
    on: 'words',
    forms: [
      { form: 'specialize', text: '{specialization}', pattern: /^([a-z_]+)$/, holds: { specialization: 'text' } },
    ],
  },
  negotiate: {
    on: 'words',
    forms: [
      { form: 'negotiate', text: 'negotiate', pattern: /^negotiate$/, holds: {} },
      { form: 'suffer', text: 'suffer', pattern: /^suffer$/, holds: {} },
    ],
  },
  direction: {
    on: 'words',
    forms: [
      { form: 'front', text: 'front', pattern: /^front$/, holds: {} },
      { form: 'right', text: 'right', pattern: /^right$/, holds: {} },
      { form: 'rear', text: 'rear', pattern: /^rear$/, holds: {} },
      { form: 'left', text: 'left', pattern: /^left$/, holds: {} },
    ],
  },
  choose_machination: {
    on: 'machination',
    forms: [
      { form: 'choose', text: 'choose {card}', pattern: /^choose (EM\d\d)$/, holds: { card: 'text' } },
    ],
  },
  levy: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'give', text: 'give {colour} {square}', pattern: /^give ([A-Z]) (-?\d+,-?\d+)$/, holds: { colour: 'text', square: 'text' } },
      { form: 'pay', text: 'pay', pattern: /^pay$/, holds: {} },
      { form: 'borrow', text: 'borrow', pattern: /^borrow$/, holds: {} },
    ],
  },
  toll: {
    on: 'words',
    forms: [
      { form: 'pay', text: 'pay', pattern: /^pay$/, holds: {} },
      { form: 'wait', text: 'wait', pattern: /^wait$/, holds: {} },
      { form: 'borrow', text: 'borrow', pattern: /^borrow$/, holds: {} },
    ],
  },
  extortion: {
    on: 'words',
    forms: [
      { form: 'pay', text: 'pay', pattern: /^pay$/, holds: {} },
      { form: 'refuse', text: 'refuse', pattern: /^refuse$/, holds: {} },
      { form: 'borrow', text: 'borrow', pattern: /^borrow$/, holds: {} },
    ],
  },
  aim: {
    on: 'words',
    forms: [
      { form: 'column', text: 'column {column}', pattern: /^column (\d+)$/, holds: { column: 'number' } },
    ],
  },
  hide: {
    on: 'words',
    forms: [
      { form: 'left', text: 'left', pattern: /^left$/, holds: {} },
      { form: 'right', text: 'right', pattern: /^right$/, holds: {} },
    ],
  },
  system_test: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  break_up: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  pay_union: {
    on: 'words',
    forms: [
      { form: 'pay', text: 'pay', pattern: /^pay$/, holds: {} },
      { form: 'give', text: 'give {colour} {square}', pattern: /^give ([A-Z]) (-?\d+,-?\d+)$/, holds: { colour: 'text', square: 'text' } },
      { form: 'give_up', text: 'give up', pattern: /^give up$/, holds: {} },
      { form: 'give_up_section', text: 'give up {section}', pattern: /^give up ([a-z_]+)$/, holds: { section: 'text' } },
    ],
  },
  drop_component: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  still_use_card: {
    on: 'words',
    forms: [
      { form: 'yes', text: 'yes', pattern: /^yes$/, holds: {} },
      { form: 'no', text: 'no', pattern: /^no$/, holds: {} },
    ],
  },
  infected_goods: {
    on: 'words',
    forms: [
      { form: 'take_goods', text: 'take goods', pattern: /^take goods$/, holds: {} },
      { form: 'leave_goods', text: 'leave goods', pattern: /^leave goods$/, holds: {} },
    ],
  },
  hide_die: {
    on: 'words',
    forms: [
      { form: 'face', text: 'face {face}', pattern: /^face ([1-6])$/, holds: { face: 'number' } },
    ],
  },
  guess_die: {
    on: 'words',
    forms: [
      { form: 'face', text: 'face {face}', pattern: /^face ([1-6])$/, holds: { face: 'number' } },
    ],
  },
  name_column: {
    on: 'words',
    forms: [
      { form: 'column', text: 'column {number}', pattern: /^column (\d+)$/, holds: { number: 'number' } },
    ],
  },
  name_row: {
    on: 'words',
    forms: [
      { form: 'row', text: 'row {number}', pattern: /^row (\d+)$/, holds: { number: 'number' } },
    ],
  },
  play_billiards: {
    on: 'words',
    forms: [
      { form: 'play', text: 'play {area} at {seat}', pattern: /^play (\d+) at (\d+)$/, holds: { area: 'number', seat: 'number' } },
    ],
  },
  junkyard: {
    on: 'words',
    forms: [
      { form: 'stop', text: 'stop {area}', pattern: /^stop (\d+)$/, holds: { area: 'number' } },
      { form: 'pass', text: 'pass', pattern: /^pass$/, holds: {} },
    ],
  },
  arrange_crew: {
    on: 'words',
    forms: [
      { form: 'put', text: 'put {square}', pattern: /^put (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'take_out', text: 'take out {square}', pattern: /^take out (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  arrange_cells: {
    on: 'words',
    forms: [
      { form: 'put', text: 'put {square}', pattern: /^put (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'take_out', text: 'take out {square}', pattern: /^take out (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  depot: {
    on: 'words',
    forms: [
      { form: 'choose', text: 'choose {component}', pattern: /^choose (\d+)$/, holds: { component: 'number' } },
      { form: 'pass', text: 'pass', pattern: /^pass$/, holds: {} },
    ],
  },
  fit_component: {
    on: 'words',
    forms: [
      { form: 'fit', text: 'fit {square} {turn}', pattern: /^fit (-?\d+,-?\d+) ([v^<>])$/, holds: { square: 'text', turn: { '^': 0, '>': 1, 'v': 2, '<': 3 } } },
    ],
  },
  thrust: {
    on: 'words',
    forms: [
      { form: 'push', text: 'push {side}', pattern: /^push ([a-z]+)$/, holds: { side: 'text' } },
      { form: 'activate', text: 'activate {square}', pattern: /^activate (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'none', text: 'none', pattern: /^none$/, holds: {} },
    ],
  },
  rouse: {
    on: 'words',
    forms: [
      { form: 'activate', text: 'activate {square}', pattern: /^activate (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'none', text: 'none', pattern: /^none$/, holds: {} },
    ],
  },
  go_on: {
    on: 'words',
    forms: [
      { form: 'yes', text: 'yes', pattern: /^yes$/, holds: {} },
      { form: 'no', text: 'no', pattern: /^no$/, holds: {} },
    ],
  },
  take_aboard: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'put_to_sleep', text: 'sleep {square}', pattern: /^sleep (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  hire: {
    on: 'person',
    forms: [
      { form: 'hire', text: 'hire {person}', pattern: /^hire ([a-z_]+)$/, holds: { person: 'text' } },
    ],
  },
  use_team: {
    on: 'words',
    forms: [
      { form: 'advertiser_predict', text: 'advertiser predict', pattern: /^advertiser predict$/, holds: {} },
      { form: 'architect_choose', text: 'architect choose', pattern: /^architect choose$/, holds: {} },
      { form: 'assembler_link', text: 'assembler link', pattern: /^assembler link$/, holds: {} },
      { form: 'assembler_plate', text: 'assembler plate', pattern: /^assembler plate$/, holds: {} },
      { form: 'bureaucrat_days', text: 'bureaucrat days', pattern: /^bureaucrat days$/, holds: {} },
      { form: 'bureaucrat_raise_finish', text: 'bureaucrat raise finish', pattern: /^bureaucrat raise finish$/, holds: {} },
      { form: 'bureaucrat_lower_finish', text: 'bureaucrat lower finish', pattern: /^bureaucrat lower finish$/, holds: {} },
      { form: 'bureaucrat_raise_looks', text: 'bureaucrat raise looks', pattern: /^bureaucrat raise looks$/, holds: {} },
      { form: 'bureaucrat_lower_looks', text: 'bureaucrat lower looks', pattern: /^bureaucrat lower looks$/, holds: {} },
      { form: 'trader_buy', text: 'trader buy {amount}', pattern: /^trader buy (\d+)$/, holds: { amount: 'number' } },
      { form: 'trader_raise', text: 'trader raise {colour}', pattern: /^trader raise ([A-Z])$/, holds: { colour: 'text' } },
      { form: 'trader_lower', text: 'trader lower {colour}', pattern: /^trader lower ([A-Z])$/, holds: { colour: 'text' } },
      { form: 'welder_weld', text: 'welder weld', pattern: /^welder weld$/, holds: {} },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
      { form: 'deliveryman_bring', text: 'deliveryman bring {token}', pattern: /^deliveryman bring ([a-z]+)$/, holds: { token: 'text' } },
      { form: 'plumber_bypass', text: 'plumber bypass', pattern: /^plumber bypass$/, holds: {} },
      { form: 'saboteur_ship', text: 'saboteur ship {seat}', pattern: /^saboteur ship (\d+)$/, holds: { seat: 'number' } },
      { form: 'security_guard_charge', text: 'security_guard charge', pattern: /^security_guard charge$/, holds: {} },
      { form: 'hypergeometer_mark', text: 'hypergeometer mark', pattern: /^hypergeometer mark$/, holds: {} },
    ],
  },
  predict: {
    on: 'words',
    forms: [
      { form: 'place', text: 'place {number}', pattern: /^place (\d+)$/, holds: { number: 'number' } },
      { form: 'out', text: 'out', pattern: /^out$/, holds: {} },
    ],
  },
  team_component: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  team_connector: {
    on: 'words',
    forms: [
      { form: 'connector', text: '{square} {edge}', pattern: /^(-?\d+,-?\d+) ([v^<>])$/, holds: { square: 'text', edge: { '^': 0, '>': 1, 'v': 2, '<': 3 } } },
    ],
  },
  team_turn: {
    on: 'words',
    forms: [
      { form: 'turned', text: 'turned {turn}', pattern: /^turned ([v^<>])$/, holds: { turn: { '^': 0, '>': 1, 'v': 2, '<': 3 } } },
    ],
  },
  plan_square: {
    on: 'words',
    forms: [
      { form: 'mark', text: 'mark {spot}', pattern: /^mark (-?\d+,-?\d+)$/, holds: { spot: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  preview: {
    on: 'words',
    forms: [
      { form: 'look', text: 'look {pile}', pattern: /^look (\d+)$/, holds: { pile: 'number' } },
      { form: 'go', text: 'go', pattern: /^go$/, holds: {} },
    ],
  },
  sabotage: {
    on: 'words',
    forms: [
      { form: 'human', text: 'human {spot}', pattern: /^human (-?\d+,-?\d+)$/, holds: { spot: 'text' } },
      { form: 'joint', text: 'joint {spot} {edge}', pattern: /^joint (-?\d+,-?\d+) ([v^<>])$/, holds: { spot: 'text', edge: { '^': 0, '>': 1, 'v': 2, '<': 3 } } },
    ],
  },
  choose_mission: {
    on: 'words',
    forms: [
      { form: 'mission', text: 'fly {mission}', pattern: /^fly ([a-z_]+)$/, holds: { mission: 'text' } },
    ],
  },
  new_pilot: {
    on: 'words',
    forms: [
      { form: 'new_pilot', text: 'new pilot', pattern: /^new pilot$/, holds: {} },
      { form: 'sit_out', text: 'sit out', pattern: /^sit out$/, holds: {} },
    ],
  },
  abandon: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  throw_bottle: {
    on: 'square',
    forms: [
      { form: 'none', text: 'none', pattern: /^none$/, holds: {} },
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  let_go: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'power', text: 'power {square}', pattern: /^power (-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'done', text: 'done', pattern: /^done$/, holds: {} },
    ],
  },
  take_title: {
    on: 'words',
    forms: [
      { form: 'title', text: 'title {title}', pattern: /^title ([a-z_]+)$/, holds: { title: 'text' } },
    ],
  },
  ignore_side: {
    on: 'words',
    forms: [
      { form: 'left', text: 'left', pattern: /^left$/, holds: {} },
      { form: 'right', text: 'right', pattern: /^right$/, holds: {} },
      { form: 'in_order', text: 'in order', pattern: /^in order$/, holds: {} },
    ],
  },
  concede: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  choose_reward: {
    on: 'words',
    forms: [
      { form: 'reward', text: 'reward {reward}', pattern: /^reward ([12])$/, holds: { reward: 'number' } },
    ],
  },
  charge: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  ammunition: {
    on: 'square',
    forms: [
      { form: 'block', text: 'block {colour} {square}', pattern: /^block ([A-Z]) (-?\d+,-?\d+)$/, holds: { colour: 'text', square: 'text' } },
    ],
  },
  lose_sleeper: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
    ],
  },
  welcome_leader: {
    on: 'square',
    forms: [
      { form: 'square', text: '{square}', pattern: /^(-?\d+,-?\d+)$/, holds: { square: 'text' } },
      { form: 'hurl', text: 'hurl {square} {side}', pattern: /^hurl (-?\d+,-?\d+) ([a-z]+)$/, holds: { square: 'text', side: 'text' } },
      { form: 'none', text: 'none', pattern: /^none$/, holds: {} },
    ],
  },
  name_side: {
    on: 'words',
    forms: [
      { form: 'side', text: '{side}', pattern: /^([a-z]+)$/, holds: { side: 'text' } },
    ],
  },
})
