// Who plays together: partners own their credits together and trade ships.

import { seatName } from '$galaxy/flight/names'
import type { Room } from '$lib/protocol'
import type { TableView } from './view'
import { t } from '$lib/words.svelte'

type Partners = TableView['partners']

/** The seats of each purse, in the order of seats: `[[0, 2], [1, 3]]`, or everybody alone. */
export function teamsOf(partners: Partners): readonly (readonly number[])[] {
  return partners.flatMap((partner, seat) => {
    if (partner === null) return [[seat]]
    return seat < partner ? [[seat, partner]] : []
  })
}

/** With whom a seat plays, as the holder of `own` would say it; empty where everybody plays alone. */
export function partnerWords(partners: Partners, seat: number, own: number | null, room: Room): string {
  const partner = partners[seat] ?? null
  if (partner === null) return ''
  return partner === own ? t('partner-yours') : t('partner-with', { name: seatName(partner, room) })
}

/** Whose ship a seat has, if it is not the one that this seat began. */
export function strangeShip(table: TableView, seat: number): number | null {
  const whose = table.ships_of[seat] ?? seat
  return whose === seat ? null : whose
}

/** A team as a heading: `Your team`. */
export function teamTitle(team: readonly number[], own: number | null, index: number): string {
  if (own === null) return t('team-number', { number: index + 1 })
  return t(team.includes(own) ? 'team-own' : 'team-other')
}
