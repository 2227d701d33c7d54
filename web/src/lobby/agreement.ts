// What a table agrees on, and what does not go together according to the game's own description.

import type { ChoiceInfo, GameInfo, NeedInfo } from '$lib/protocol'

/** The name under which needs speak of the number of seats. */
export const SEATS = 'seats'

/** What is chosen for every option, and for the number of seats: one value, or those of a list in their order. */
export type Agreement = Readonly<Record<string, readonly string[]>>

/** An option, or the number of seats. */
export interface Question {
  readonly name: string
  readonly values: readonly string[]
  readonly kind: ChoiceInfo['kind']
}

/** The values that the text of an option names. */
export function valuesOf(kind: ChoiceInfo['kind'], text: string): readonly string[] {
  return kind === 'list' ? text.split(' ').filter(Boolean) : [text]
}

/** What a table agrees on if it says no more than this. */
export function agreement(game: GameInfo, seats: number, options: Readonly<Record<string, string>>): Agreement {
  const chosen = game.choices.map((choice) => [choice.name, valuesOf(choice.kind, options[choice.name] ?? choice.default)])
  return { ...Object.fromEntries(chosen), [SEATS]: [String(seats)] }
}

/** Whether an option means anything: not if it depends on a switch that is off. */
export function isOn(game: GameInfo, agreed: Agreement, choice: ChoiceInfo): boolean {
  if (!choice.switch) return true
  const key = game.choices.find((other) => other.name === choice.switch)
  return key !== undefined && agreed[key.name]?.join(' ') !== key.default
}

/** The options as they are sent: without those that mean nothing. */
export function optionsOf(game: GameInfo, agreed: Agreement): Record<string, string> {
  const told = game.choices.filter((choice) => isOn(game, agreed, choice))
  return Object.fromEntries(told.map((choice) => [choice.name, agreed[choice.name]!.join(' ')]))
}

function isMet(need: NeedInfo, agreed: Agreement): boolean {
  if (!agreed[need.option]!.some((value) => need.values.includes(value))) return true
  const chosen = agreed[need.of]!
  if (need.only.length && !need.only.includes(chosen.join(' '))) return false
  const has = (values: readonly string[]) => chosen.some((value) => values.includes(value))
  return (!need.among.length || has(need.among)) && !has(need.never)
}

/** Why this cannot be agreed on, if anything changed by a question speaks against it. */
export function reasonAgainst(needs: readonly NeedInfo[], wished: Agreement, name: string): string | null {
  const concerned = needs.filter((need) => need.option === name || need.of === name)
  return concerned.find((need) => !isMet(need, wished))?.text ?? null
}

/** The whole lists that may be chosen for an option as things are, where not every list may; else null. */
export function wholeLists(game: GameInfo, agreed: Agreement, name: string): readonly string[] | null {
  const need = game.needs.find((each) => each.of === name && each.only.length && agreed[each.option]!.some((value) => each.values.includes(value)))
  return need?.only ?? null
}

/** What is wished, with lists that do not go with the option just chosen begun anew: usual ones, or the longest that may be. */
export function fitted(game: GameInfo, wished: Agreement, name: string): Agreement {
  let fitting = wished
  for (const choice of game.choices) {
    if (choice.kind !== 'list' || choice.name === name) continue
    const concerned = game.needs.filter((need) => [need.option, need.of].includes(choice.name) && [need.option, need.of].includes(name))
    if (concerned.every((need) => isMet(need, fitting))) continue
    const lists = [choice.default, ...[...(wholeLists(game, fitting, choice.name) ?? [])].reverse()]
    for (const list of lists) {
      const tried = { ...fitting, [choice.name]: valuesOf('list', list) }
      if (concerned.every((need) => isMet(need, tried))) {
        fitting = tried
        break
      }
    }
  }
  return fitting
}

/** The values that cannot be chosen (or added to a list) as things are, each with the sentence that says why. */
export function reasonsAgainst(game: GameInfo, agreed: Agreement, question: Question): ReadonlyMap<string, string> {
  const against = new Map<string, string>()
  for (const value of question.values) {
    const chosen = question.kind === 'list' ? [...agreed[question.name]!, value] : [value]
    const reason = reasonAgainst(game.needs, fitted(game, { ...agreed, [question.name]: chosen }, question.name), question.name)
    if (reason !== null) against.set(value, reason)
  }
  return against
}

/** As many as may play without anything else having to be chosen. */
export function usualSeats(game: GameInfo): number {
  const [least, most] = game.seats
  for (let seats = most; seats > least; seats--) {
    if (reasonAgainst(game.needs, agreement(game, seats, {}), SEATS) === null) return seats
  }
  return least
}
