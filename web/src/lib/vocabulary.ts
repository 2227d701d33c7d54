// Reads and writes the options of a game's questions by what the game declares; the tables are made by the server.

/** How an argument is read: as it stands, as a number, as a word that is there or not, or by a table of numbers. */
type Reading = 'text' | 'number' | 'word' | Readonly<Record<string, number>>

interface Form {
  readonly form: string
  /** `weld {square} {turn}`; a word in brackets may stand there or not. */
  readonly text: string
  /** With a group for each argument. */
  readonly pattern: RegExp
  readonly holds: Readonly<Record<string, Reading>>
}

interface Question {
  /** The kind of argument that a person points at, or `words`. */
  readonly on: string
  readonly forms: readonly Form[]
}

type Values = Readonly<Record<string, unknown>>

const HOLES = /\{(\w+)\}| \[(\w+)\]/g

/** All that a game asks. `Options` has the options of each question by its name. */
export class Vocabulary<Options> {
  readonly #questions: Readonly<Record<string, Question>>
  readonly #known = new Map<string, Values>()

  constructor(questions: Readonly<Record<keyof Options & string, Question>>) {
    this.#questions = questions
  }

  /** An option taken apart; null if the game declares no such option. */
  read<Name extends keyof Options & string>(question: Name, text: string): Options[Name] | null
  read(question: string, text: string): Options[keyof Options] | null
  read(question: string, text: string): unknown {
    const key = `${question}:${text}`
    const known = this.#known.get(key)
    if (known) return known
    const found = this.#read(question, text)
    if (found) this.#known.set(key, found)
    return found
  }

  #read(question: string, text: string): Values | null {
    const forms = this.#questions[question]?.forms ?? []
    const named = forms.find((form) => form.text === text)
    if (named) return { form: named.form }
    for (const { form, pattern, holds } of forms) {
      const groups = pattern.exec(text)
      if (groups) {
        const values = Object.entries(holds).map(([name, reading], place) => [name, value(reading, groups[place + 1])])
        return { form, ...Object.fromEntries(values) }
      }
    }
    return null
  }

  /** The text of an option. */
  write<Name extends keyof Options & string>(question: Name, option: Options[Name] & { readonly form: string }): string {
    const { form, ...values } = option
    const declared = this.#questions[question]?.forms.find((known) => known.form === form)
    if (!declared) throw new Error(`no form ${form} of ${question}`)
    return declared.text.replace(HOLES, (_, argument?: string, word?: string) => {
      if (word) return (values as Values)[word] ? ` ${word}` : ''
      return written(declared.holds[argument!]!, (values as Values)[argument!])
    })
  }

  /** The name of an option's form; empty if it has no arguments, or if nobody declares it. */
  formOf(question: string, text: string): string {
    const read = this.#known.get(`${question}:${text}`) ?? this.#read(question, text)
    return read && Object.keys(read).length > 1 ? String(read.form) : ''
  }

  /** The kind of argument that a person points at to answer a question, or `words`. */
  on(question: string): string {
    return this.#questions[question]?.on ?? 'words'
  }
}

function value(reading: Reading, text: string | undefined): unknown {
  if (reading === 'word') return text !== undefined
  if (reading === 'number') return Number(text)
  return reading === 'text' ? text : reading[text ?? '']
}

function written(reading: Reading, given: unknown): string {
  if (typeof reading === 'string') return String(given)
  return Object.keys(reading).find((text) => reading[text] === given) ?? ''
}
