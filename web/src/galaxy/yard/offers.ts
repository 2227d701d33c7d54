/** What the table offers a seat at the yard, read from the options of its decision. What is not offered cannot be done. */

import type { Turn } from '../facts'
import { VOCABULARY } from '../vocabulary'

export interface Offers {
  readonly start: boolean
  readonly draw: boolean
  readonly giveBack: boolean
  readonly setAside: boolean
  readonly lift: boolean
  readonly putBack: boolean
  readonly turnHourglass: boolean
  readonly take: ReadonlySet<number>
  readonly use: ReadonlySet<number>
  /** The ways of turning the component in hand that are offered, for each square. */
  readonly welds: ReadonlyMap<string, readonly Turn[]>
  readonly look: readonly number[]
  readonly finish: readonly number[]
  /** What modules let a seat do besides: offered as buttons, in their words. */
  readonly others: readonly string[]
}

export const NO_OFFERS: Offers = {
  start: false,
  draw: false,
  giveBack: false,
  setAside: false,
  lift: false,
  putBack: false,
  turnHourglass: false,
  take: new Set(),
  use: new Set(),
  welds: new Map(),
  look: [],
  finish: [],
  others: [],
}

/** The acts that the yard has places of its own for; any other is a module's. */
const OF_THE_YARD: ReadonlySet<string> = new Set([
  'start',
  'draw',
  'take',
  'use',
  'weld',
  'return',
  'set_aside',
  'lift',
  'look',
  'put_back',
  'turn',
  'finish',
])

export function offersOf(question: string, options: readonly string[]): Offers {
  const forms = new Set<string>()
  const take = new Set<number>()
  const use = new Set<number>()
  const welds = new Map<string, Turn[]>()
  const look: number[] = []
  const finish: number[] = []
  const others: string[] = []
  for (const text of options) {
    const option = VOCABULARY.read(question, text)
    if (!option || !OF_THE_YARD.has(option.form)) {
      others.push(text)
      continue
    }
    forms.add(option.form)
    if (option.form === 'take') take.add(option.component)
    else if (option.form === 'use') use.add(option.component)
    else if (option.form === 'look') look.push(option.pile)
    else if (option.form === 'finish') finish.push(option.number)
    else if (option.form === 'weld') {
      const turns = welds.get(option.square)
      if (turns) turns.push(option.turn)
      else welds.set(option.square, [option.turn])
    }
  }
  return {
    start: forms.has('start'),
    draw: forms.has('draw'),
    giveBack: forms.has('return'),
    setAside: forms.has('set_aside'),
    lift: forms.has('lift'),
    putBack: forms.has('put_back'),
    turnHourglass: forms.has('turn'),
    take,
    use,
    welds,
    look,
    finish,
    others,
  }
}

/** Where a component may be welded without an error, from `7,6 ^` and the like: the ways of turning it for each square. */
export function fitting(fits: readonly string[]): ReadonlyMap<string, readonly Turn[]> {
  return offersOf(
    'build',
    fits.map((fit) => `weld ${fit}`),
  ).welds
}

/** The next way of turning a component, clockwise or (-1) anticlockwise, among those that look different. */
export function nextTurn(turns: readonly Turn[], turn: Turn, step: 1 | -1): Turn {
  const place = Math.max(0, turns.indexOf(turn))
  return turns[(place + step + turns.length) % turns.length] ?? turn
}

/** Starting from this turn and going clockwise, the first one that the square is offered for; null if there is none. */
export function offeredTurn(offers: Offers, square: string, turns: readonly Turn[], turn: Turn): Turn | null {
  const offered = offers.welds.get(square)
  const place = Math.max(0, turns.indexOf(turn))
  return [...turns.slice(place), ...turns.slice(0, place)].find((tried) => offered?.includes(tried)) ?? null
}
