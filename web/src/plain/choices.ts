// The options of a decision as they are laid out for a person: in the order of the rules, those of one form together.

export interface Choice {
  readonly option: string
  readonly text: string
  /** How many options say the same: copies of a card, teams side by side. */
  readonly alike: number
}

/** The options in words; without words an option is shown as it is written.
 *
 * Of options that nobody could tell apart the first stands for all, so that nobody wonders what the difference is.
 * There is none: the games' own tests (test_alike_options.py) try them.
 */
export function choicesOf(options: readonly string[], words: Readonly<Record<string, string>> | undefined): Choice[] {
  const choices = new Map<string, Choice>()
  for (const option of options) {
    const text = words?.[option] ?? option
    const first = choices.get(text)
    choices.set(text, first ? { ...first, alike: first.alike + 1 } : { option, text, alike: 1 })
  }
  return [...choices.values()]
}

/** Those that contain everything that was typed, in any order; accents and capitals do not matter. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  return choices.filter((choice) => {
    const text = plain(`${choice.text} ${choice.option}`)
    return wanted.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Neighbours whose options have the same form, such as `card`, `infra`, `offer`; those that are mere words go together. */
export function grouped(choices: readonly Choice[], formOf: (option: string) => string): Choice[][] {
  const groups: Choice[][] = []
  let last: string | null = null
  for (const choice of choices) {
    const form = formOf(choice.option)
    if (form === last) groups.at(-1)!.push(choice)
    else groups.push([choice])
    last = form
  }
  return groups
}
