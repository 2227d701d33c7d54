// What a table agrees on, and what does not go together according to the game's own description.

import type { NeedInfo } from '$lib/protocol'

/** The name under which needs speak of the number of seats. */
export const SEATS = 'seats'

/** The value of every option, and the number of seats. */
export type Agreement = Readonly<Record<string, string>>

interface Question {
  readonly name: string
  readonly values: readonly (readonly [value: string, text: string])[]
}

/** The values of an option that cannot be chosen as things are, each with the sentence that says why. */
export function reasonsAgainst(needs: readonly NeedInfo[], agreed: Agreement, question: Question): ReadonlyMap<string, string> {
  const concerned = needs.filter((need) => need.option === question.name || need.of === question.name)
  const against = new Map<string, string>()
  for (const [value] of question.values) {
    const wished = { ...agreed, [question.name]: value }
    const broken = concerned.find((need) => need.values.includes(wished[need.option]!) && !need.among.includes(wished[need.of]!))
    if (broken) against.set(value, broken.text)
  }
  return against
}
