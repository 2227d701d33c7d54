/** Which chapter of the rules fits what somebody is looking at. Links to chapters are made nowhere else. */

/** What a page may know of a table: the view of any game. */
export interface SeatView {
  readonly table: unknown
  readonly decision?: { readonly question: string; readonly about?: unknown } | null
}

interface GalaxyTable {
  readonly stage?: string
  readonly yard?: { readonly time_up?: boolean } | null
  readonly flight?: { readonly card: string | null } | null
}

interface SpaceCorpTable {
  readonly era?: string
}

/** By question, where it says more than the card does. */
const GALAXY_QUESTIONS: Readonly<Record<string, string>> = {
  inspect: 'inspection',
  remove_component: 'inspection',
  keep_part: 'damage',
  board_crew: 'launch',
  load: 'goods',
  lose_goods: 'goods',
  leave_goods: 'goods',
  lose_crew: 'crew',
}

const GALAXY_STAGES: Readonly<Record<string, string>> = {
  round: 'round',
  yard: 'building',
  inspection: 'inspection',
  boarding: 'launch',
  card: 'flight',
  settlement: 'settlement',
  over: 'settlement',
}

const SPACECORP_QUESTIONS: Readonly<Record<string, string>> = {
  choose_action: 'turn',
  destination: 'move',
  use_base: 'move',
  base_type: 'build',
  gather: 'gathering',
  take_card: 'research',
  produce_tile: 'produce',
  upgrade_card: 'upgrade',
  slot: 'upgrade',
  special_card: 'special',
  special_target: 'special',
  flee: 'exploring_stars',
  colonize_site: 'colonies',
  colony: 'colonies',
  colony_points: 'colonies',
  colonists: 'colonies',
  unfulfilled: 'colonies',
  claim_contract: 'contracts',
  transfer: 'transfer',
  edge: 'edges',
  sabotage: 'edges',
  remove_infra: 'edges',
  progress: 'progress',
  new_team: 'progress',
  research_base: 'build',
  heritage: 'era_end',
  beyond_start: 'era_end',
}

const SPACECORP_ERAS: Readonly<Record<string, string>> = { mariners: 'turn', planeteers: 'planeteers', starfarers: 'starfarers' }

/** The kind of a card by its name; told by the game's own screen, so that this page needs no catalogue. */
export type KindOf = (card: string) => string
let kindOf: KindOf = () => ''

export function tellKinds(known: KindOf): void {
  kindOf = known
}

/** The anchor that fits a view of a game; '' is the beginning of the page. */
export function chapterFor(game: string, view: SeatView | null): string {
  if (!view) return ''
  const question = view.decision?.question ?? ''
  return game === 'galaxy' ? galaxy(view.table as GalaxyTable, question) : game === 'spacecorp' ? spaceCorp(view.table as SpaceCorpTable, question) : ''
}

function galaxy(table: GalaxyTable, question: string): string {
  const asked = GALAXY_QUESTIONS[question]
  if (asked) return asked
  if (table.stage === 'card' && table.flight?.card) return kindOf(table.flight.card) || 'flight'
  if (table.stage === 'yard' && table.yard?.time_up) return 'finishing'
  return GALAXY_STAGES[table.stage ?? ''] ?? ''
}

function spaceCorp(table: SpaceCorpTable, question: string): string {
  return SPACECORP_QUESTIONS[question] ?? SPACECORP_ERAS[table.era ?? ''] ?? ''
}

/** Every chapter that is linked to, for the test that they exist. Kinds of cards are chapters or entries of the glossary. */
export const LINKED: Readonly<Record<string, readonly string[]>> = {
  galaxy: [...new Set([...Object.values(GALAXY_QUESTIONS), ...Object.values(GALAXY_STAGES), 'finishing'])],
  spacecorp: [...new Set([...Object.values(SPACECORP_QUESTIONS), ...Object.values(SPACECORP_ERAS)])],
}
