// A card in words, from the game's own texts: a sentence or two, then its planets or the lines of its combat.

import { GOODS, card, type CardData } from '$galaxy/facts'
import { blocksIn, combatLines, crewsOn, flights, isFlight, penaltiesOn, planetsOn, tiersOn, type CombatLine, type Flying } from '$galaxy/cardData'
import { goodsWords } from '$galaxy/art'
import { artOf, type CardRow } from '$galaxy/art/registry'
import { knows, t } from '$lib/words.svelte'

export function cardTitle(name: string): string {
  const { kind } = card(name)
  return knows(`card-${kind}`) ? t(`card-${kind}`) : capitalised(kind.replaceAll('_', ' '))
}

/** What the card does in a round, and what modules in play change about it; nothing where the game has no words for it. */
export function cardText(name: string, round: string, modules: Iterable<string>): string {
  const printed = card(name)
  const rule = knows(`card-${printed.kind}`) ? t(`card-${printed.kind}.text`, { round, ...values(printed), ...artOf('cards', printed.kind)?.says?.(printed) }) : ''
  const notes = [...modules].map((module) => `note-${module}-${printed.kind}`).filter(knows)
  return [capitalised(rule), ...notes.map((note) => t(note))].join(' ').trim()
}

/** The planets of the card, the lines of its combat, those for each level, or its rows; other cards have none. */
export function cardLines(name: string): string[] {
  const printed = card(name)
  const crews = crewsOn(printed)
  const planets = planetsOn(printed).map((goods, index) => {
    const crew = crews[index] ?? 0
    const said = { number: index + 1, goods: blocks(goods) }
    return crew ? t('planet-inhabited', { ...said, crew, bare: goods.length ? 'no' : 'yes' }) : t('planet', said)
  })
  const penalties = penaltiesOn(printed).map(({ what, amount, shots }) => t(`syndicate-penalty-${what}`, { amount, shots: hazards(shots, 'shot') }))
  const rows = cardRows(name).map(({ words }) => words)
  return [...[...planets, ...penalties].map(capitalised), ...cardColumns(name).flat(), ...combatLines(printed).map(combatLine), ...rows]
}

/** The rows of the card that are chosen or settled on their own, as a module draws and says them. */
export function cardRows(name: string): readonly CardRow[] {
  const printed = card(name)
  return artOf('cards', printed.kind)?.rows?.(printed) ?? []
}

/** The lines of a card that count from some level on, column by column, each with what it is about first; other cards have none. */
export function cardColumns(name: string): string[][] {
  const columns: string[][] = []
  for (const { about, level, what, amount, shots } of tiersOn(card(name))) {
    const heading = about ? [t('super-column', { criterion: t(`combat-criterion-${about}`) })] : []
    if (about || columns.length === 0) columns.push(heading.map(capitalised))
    columns.at(-1)!.push(capitalised(t(`super-effect-${what}`, { level, amount, shots: hazards(shots, 'shot') })))
  }
  return columns
}

/** Blocks by colour: `2 red, 1 blue`. */
export function blocks(goods: Iterable<string>): string {
  return goodsWords([...goods].join('')).join(', ') || t('goods-none')
}

/** A strength as it is said at the table: `2½`. */
export function strength(value: number): string {
  const whole = Math.trunc(value)
  if (value === whole) return String(whole)
  if (whole === 0) return value < 0 ? '-½' : '½'
  return `${whole}½`
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

/** What is printed on a card, under the names that the texts use: numbers as they are, blocks and hazards in words. */
function values(printed: CardData): Record<string, string | number> {
  const said = Object.entries(printed).flatMap(([field, value]) => {
    const words = inWords(field, value)
    return words === null ? [] : [[field, words] as const]
  })
  return Object.fromEntries(said)
}

function inWords(field: string, value: unknown): string | number | null {
  if (typeof value === 'number') return value
  if (isFlight(value)) return hazards(flights(value), field.replace(/s$/, ''))
  if (typeof value !== 'string') return null
  const goods = blocksIn(value)
  return goods.every((letter) => GOODS.includes(letter)) && field.includes('goods') ? blocks(goods) : value
}

/** Meteors or shots in their order, a side for all that come from there: `large, small from the front`. */
function hazards(list: readonly Flying[], word: string): string {
  return list
    .map(({ weight, side }, index) => {
      const [id, from] = [`${word}-${weight}`, list[index + 1]?.side === side ? '' : t(`from-${side}`)]
      return (knows(id) ? t(id, { from }) : `${weight} ${word} ${from}`).trimEnd()
    })
    .join(', ')
}

function combatLine({ criterion, penalty, amount, shots }: CombatLine): string {
  const said = shots.length > 0 ? t('combat-penalty-shots', { shots: hazards(shots, 'shot') }) : t(`combat-penalty-${penalty}`, { amount })
  return capitalised(t('combat-line', { criterion: t(`combat-criterion-${criterion}`), penalty: said }))
}
