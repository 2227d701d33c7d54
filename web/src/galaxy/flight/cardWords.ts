// A card in words, from the game's own texts: a sentence or two, then its planets or the lines of its combat.

import { COLOURS, card, type Card, type Colour, type CombatLine, type Hazard } from '$galaxy/facts'
import { t } from '$lib/words.svelte'

export function cardTitle(name: string): string {
  return t(`card-${card(name).kind}`)
}

/** What the card does in a round. */
export function cardText(name: string, round: string): string {
  const printed = card(name)
  return t(`card-${printed.kind}.text`, { round, ...values(printed) })
}

/** The planets of the card or the lines of its combat; other cards have none. */
export function cardLines(name: string): string[] {
  const printed = card(name)
  if (printed.kind === 'planets') {
    return printed.planets.map((goods, index) => t('planet', { number: index + 1, goods: blocks(goods) })).map(capitalised)
  }
  return printed.kind === 'combat_zone' ? printed.lines.map(combatLine) : []
}

/** Blocks by colour: `2 red, 1 blue`. */
export function blocks(goods: Iterable<Colour | string>): string {
  const all = [...goods]
  const counted = COLOURS.map((colour) => [colour, all.filter((other) => other === colour).length] as const)
  const said = counted.filter(([, count]) => count > 0).map(([colour, count]) => t(`goods-${colour}`, { count }))
  return said.join(', ') || t('goods-none')
}

/** A strength as it is said at the table: `2½`. */
export function strength(value: number): string {
  const whole = Math.trunc(value)
  if (value === whole) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

/** What is printed on a card, under the names that the texts use. */
function values(printed: Card): Record<string, string | number> {
  switch (printed.kind) {
    case 'slavers':
      return { strength: printed.strength, days: printed.days, crew_loss: printed.crewLoss, credits: printed.credits }
    case 'smugglers':
      return {
        strength: printed.strength,
        days: printed.days,
        goods_loss: printed.goodsLoss,
        goods: blocks(printed.goods),
      }
    case 'pirates':
      return {
        strength: printed.strength,
        days: printed.days,
        shots: hazards(printed.shots, 'shot'),
        credits: printed.credits,
      }
    case 'meteors':
      return { meteors: capitalised(hazards(printed.meteors, 'meteor')) }
    case 'planets':
      return { days: printed.days }
    case 'abandoned_ship':
      return { crew_loss: printed.crewLoss, credits: printed.credits, days: printed.days }
    case 'abandoned_station':
      return { crew_needed: printed.crewNeeded, goods: blocks(printed.goods), days: printed.days }
    default:
      return {}
  }
}

function hazards(list: readonly Hazard<string>[], word: 'meteor' | 'shot'): string {
  return list.map(({ weight, side }) => t(`${word}-${weight}`, { from: t(`from-${side}`) })).join(', ')
}

function combatLine(line: CombatLine): string {
  const penalty =
    line.penalty === 'shots'
      ? t('combat-penalty-shots', { shots: hazards(line.shots, 'shot') })
      : t(`combat-penalty-${line.penalty}`, { amount: line.amount })
  return capitalised(t('combat-line', { criterion: t(`combat-criterion-${line.criterion}`), penalty }))
}
