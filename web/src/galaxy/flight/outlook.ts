// What follows from an option, as the decision itself says it (`about.options`): what it costs, what it brings, what the
// ship would then hold, and a word for what comes about at once. Shown as small signs beside the option.

import { figureSprite, measureSprite } from '$galaxy/art'
import type { Decision } from '$lib/protocol'
import { knows, t } from '$lib/words.svelte'
import { strength } from './cardWords'

type Amounts = Readonly<Record<string, unknown>>

/** What a decision tells of one of its options. */
interface Told {
  readonly price?: Amounts
  readonly gain?: Amounts
  /** What the part of the ship that is chosen has on board. */
  readonly holds?: Amounts
  /** What the count comes to with this option. */
  readonly reaches?: number
  readonly then?: string
}

/** One sign with its number, or the blocks themselves. */
export interface Chip {
  readonly name: string
  readonly sprite: string | null
  readonly text: string
  /** Letters of blocks. */
  readonly goods: string
  readonly tone: 'costs' | 'brings' | 'has'
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
const GOOD = new Set(['enemy_beaten', 'enemy_held_off'])

/** `hasGoods`: the blocks that the option brings are drawn beside it already. */
export function outlookOf(decision: Decision, option: string, hasGoods = false): Outlook | null {
  const told = (decision.about.options as Readonly<Record<string, Told>> | undefined)?.[option]
  if (!told) return null
  const chips = told.holds
    ? chipsOf(told.holds, 'has')
    : [...chipsOf(told.price ?? {}, 'costs'), ...chipsOf(told.gain ?? {}, 'brings')]
  const shown = hasGoods ? chips.filter(({ goods }) => goods === '') : chips
  const then = told.then ? thenWords(told.then) : ''
  return shown.length > 0 || then ? { chips: shown, then, bad: !GOOD.has(told.then ?? '') } : null
}

/** What even all that could be paid for does not prevent, or what it makes sure of; empty where nothing is certain. */
export function atMost(decision: Decision): string {
  const word = decision.about.at_most
  return typeof word === 'string' && knows(`most-${word}`) ? t(`most-${word}`) : ''
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
  if (typeof goods === 'number') chips.push(...chip('goods', goods, tone))
  if (blocks) chips.push({ name: 'goods', sprite: null, text: '', goods: blocks, tone })
  if (typeof fits === 'string' && fits.length < blocks.length) {
    chips.push({ name: 'fits', sprite: null, text: t('flight-fits', { count: fits.length }), goods: '', tone: 'has' })
  }
  return chips
}

function omit(amounts: Amounts, name: string): Amounts {
  return Object.fromEntries(Object.entries(amounts).filter(([other]) => other !== name))
}

function chip(name: string, amount: unknown, tone: Chip['tone']): Chip[] {
  if (amount === 0 || amount === null || amount === '' || typeof amount === 'object') return []
  const number = typeof amount === 'number' ? strength(Math.abs(amount)) : String(amount)
  const sign = tone === 'has' ? '' : tone === 'costs' ? '−' : '+'
  const sprite = spriteOf(name)
  const label = knows(`amount-${name}`) ? t(`amount-${name}`) : name.replaceAll('_', ' ')
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
