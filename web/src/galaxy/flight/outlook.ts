// What follows from an option, as the decision itself says it (`about.options`): what it costs, what it brings, what the
// ship would then hold, and a word for what comes about at once. Shown as small signs beside the option.

import { figureSprite, measureSprite } from '$galaxy/art'
import { artOf } from '$galaxy/art/registry'
import type { Decision } from '$lib/protocol'
import { knows, t } from '$lib/words.svelte'
import type { Abouts } from '../vocabulary'
import { strength } from './cardWords'

type Amounts = Readonly<Record<string, unknown>>

/** What a decision tells of one of its options. */
export interface Told {
  readonly price?: Amounts
  readonly gain?: Amounts
  /** What the part of the ship that is chosen has on board. */
  readonly holds?: Amounts
  /** What the count comes to with this option. */
  readonly reaches?: number
  readonly then?: string
  /** The flight of whoever chooses it is over. */
  readonly ends_flight?: boolean
  /** Where it is on the own ship. */
  readonly squares?: readonly string[]
}

/** One sign with its number, or the blocks themselves. */
export interface Chip {
  readonly name: string
  readonly sprite: string | null
  readonly text: string
  /** Letters of blocks. */
  readonly goods: string
  /** `lacks`: there is none of it, which is worth knowing. */
  readonly tone: 'costs' | 'brings' | 'has' | 'lacks'
}

export interface Outlook {
  readonly chips: readonly Chip[]
  /** What comes about at once, in words. */
  readonly then: string
  readonly bad: boolean
}

const SIGNS: Readonly<Record<string, string>> = {
  days: 'day',
  credits: 'credits',
  cells: 'cells',
  components: 'lost',
  losses: 'lost',
  exposed: 'exposed',
  goods: 'goods',
}

/** Ends of the flight and defeats are shown in red. */
const GOOD = new Set(['enemy_beaten', 'enemy_held_off', 'second_here'])

const isGoodNews = (then: string) => GOOD.has(then) || artOf('outcomes', then) === 'good'

/** `hasGoods`: the blocks that the option brings are drawn beside it already. */
export function outlookOf(decision: Decision, option: string, hasGoods = false): Outlook | null {
  const told = toldOf(decision, option)
  return told ? outlookOfTold(told, hasGoods) : null
}

/** The same for an option whose price and reward are drawn beside it already: what finds room, and what follows. */
export function outlookBeyond(decision: Decision, option: string): Outlook | null {
  const { price: _, gain = {}, ...told } = toldOf(decision, option) ?? {}
  return outlookOfTold({ ...told, gain: omit(omit(gain, 'credits'), 'days') }, true)
}

/** The same for what is told of a plan, say. */
export function outlookOfTold(told: Told, hasGoods = false): Outlook | null {
  const chips = told.holds
    ? holdings(told.holds)
    : [...chipsOf(told.price ?? {}, 'costs'), ...chipsOf(told.gain ?? {}, 'brings')]
  const shown = hasGoods ? chips.filter(({ goods }) => goods === '') : chips
  const then = told.then ? thenWords(told.then) : ''
  const bad = !isGoodNews(told.then ?? '')
  return shown.length > 0 || then ? { chips: shown, then, bad } : null
}

/** Whether these answers, given together, end the flight of whoever gives them. */
export function endsFlight(decision: Decision, options: readonly string[]): boolean {
  const fatal = Object.entries((decision.about as Partial<Abouts['lose_crew']>).fatal ?? {})
  const often = (option: string) => options.filter((other) => other === option).length
  return options.some((option) => toldOf(decision, option)?.ends_flight) || (fatal.length > 0 && fatal.every(([option, count]) => often(option) >= count))
}

/** What the end that these answers bring is called. */
export function endOf(decision: Decision, options: readonly string[]): string {
  const told = options.map((option) => toldOf(decision, option)).find((one) => one?.ends_flight)
  return thenWords(told?.then ?? String(decision.about.then))
}

/** Where an option is on the own ship that names no square itself. */
export function placesOf(decision: Decision, option: string): readonly string[] {
  return toldOf(decision, option)?.squares ?? []
}

export function toldOf(decision: Decision, option: string): Told | undefined {
  return (decision.about.options as Readonly<Record<string, Told>> | undefined)?.[option]
}

/** What even all that could be paid for does not prevent, or what it makes sure of; empty where nothing is certain. */
export function atMost(decision: Decision): { readonly words: string; readonly bad: boolean } | null {
  const word = decision.about.at_most
  if (typeof word !== 'string' || !knows(`most-${word}`)) return null
  const bad = word !== 'enemy_beaten'
  // Where a single step wins, it says so itself.
  if (!bad && decision.options.some((option) => toldOf(decision, option)?.then === word)) return null
  return { words: t(`most-${word}`), bad }
}

function thenWords(word: string): string {
  const id = [`then-${word}`, `why-${word}`].find(knows)
  return id ? t(id) : word.replaceAll('_', ' ')
}

function chipsOf(amounts: Amounts, tone: Chip['tone']): readonly Chip[] {
  // Blocks that find no room are not gained; `fits` are those that do, and `credits` what they are worth.
  const { fits, goods, ...others } = amounts
  const blocks = typeof goods === 'string' ? goods : ''
  const rows = Object.entries(typeof fits === 'string' ? omit(others, 'credits') : others)
  const chips = rows.flatMap(([name, amount]) => chip(name, amount, tone))
  // A number is what half price takes away from them; what they still bring stands beside it in credits.
  if (typeof goods === 'number') chips.push({ name: nameOf('goods'), sprite: 'goods', text: t('flight-half-price'), goods: '', tone })
  if (blocks) chips.push(...blockChip(blocks, tone))
  if (typeof fits === 'string' && fits.length < blocks.length) {
    chips.push({ name: 'fits', sprite: null, text: t('flight-fits', { count: fits.length }), goods: '', tone: 'has' })
  }
  return chips
}

/** What parts of a ship are compared by; what one has none of is shown as well. */
const COMPARED = ['crew', 'engines', 'cannons', 'cells']

function holdings(holds: Amounts): readonly Chip[] {
  const { components: _components, humans, goods, ...others } = holds
  const counted = { ...Object.fromEntries(COMPARED.map((name) => [name, 0])), ...others }
  const chips = Object.entries(counted).map(([name, amount]): Chip => {
    const label = nameOf(name)
    const sprite = spriteOf(name)
    const number = strength(Number(amount))
    return { name: label, sprite, text: sprite ? number : `${number} ${label}`, goods: '', tone: amount === 0 ? 'lacks' : 'has' }
  })
  // Aliens alone fly no ship: humans are told apart where there are both.
  if (humans !== undefined && humans !== others.crew) chips.push(...chip('humans', humans, 'has'))
  if (typeof goods === 'string') chips.push(...blockChip(goods, 'has'))
  return chips
}

function blockChip(goods: string, tone: Chip['tone']): Chip[] {
  return [{ name: nameOf('goods'), sprite: null, text: signOf(tone), goods, tone }]
}

function signOf(tone: Chip['tone']): string {
  return tone === 'costs' ? '−' : tone === 'brings' ? '+' : ''
}

function nameOf(name: string): string {
  return knows(`amount-${name}`) ? t(`amount-${name}`) : name.replaceAll('_', ' ')
}

function omit(amounts: Amounts, name: string): Amounts {
  return Object.fromEntries(Object.entries(amounts).filter(([other]) => other !== name))
}

function chip(name: string, amount: unknown, tone: Chip['tone']): Chip[] {
  if (amount === 0 || amount === null || amount === '' || typeof amount === 'object') return []
  const number = typeof amount === 'number' ? strength(Math.abs(amount)) : String(amount)
  const sign = signOf(tone)
  const sprite = spriteOf(name)
  const label = nameOf(name)
  return [{ name: label, sprite, text: sprite ? `${sign}${number}` : `${sign}${number} ${label}`, goods: '', tone }]
}

function spriteOf(name: string): string | null {
  if (name === 'humans') return figureSprite('H')
  if (name === 'aliens') return figureSprite('P')
  const known = SIGNS[name]
  if (known) return known
  const measured = measureSprite(name)
  return measured === 'token' ? null : measured
}
