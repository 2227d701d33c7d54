/** What the table offers a seat at the yard, read from the options of its decision. What is not offered cannot be done. */

export const ARROWS = '^>v<'

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
  readonly welds: ReadonlyMap<string, readonly number[]>
  readonly look: readonly number[]
  readonly finish: readonly number[]
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
}

export function offersOf(options: readonly string[]): Offers {
  const take = new Set<number>()
  const use = new Set<number>()
  const welds = new Map<string, number[]>()
  const look: number[] = []
  const finish: number[] = []
  for (const option of options) {
    const [verb, what = '', arrow = ''] = option.split(' ')
    if (verb === 'take') take.add(Number(what))
    else if (verb === 'use') use.add(Number(what))
    else if (verb === 'look') look.push(Number(what))
    else if (verb === 'finish') finish.push(Number(what))
    else if (verb === 'weld') {
      const turns = welds.get(what)
      if (turns) turns.push(ARROWS.indexOf(arrow))
      else welds.set(what, [ARROWS.indexOf(arrow)])
    }
  }
  return {
    start: options.includes('start'),
    draw: options.includes('draw'),
    giveBack: options.includes('return'),
    setAside: options.includes('set aside'),
    lift: options.includes('lift'),
    putBack: options.includes('put back'),
    turnHourglass: options.includes('turn'),
    take,
    use,
    welds,
    look,
    finish,
  }
}

export function weldOption(square: string, turn: number): string {
  return `weld ${square} ${ARROWS[turn]}`
}

/** Components that look alike after a half turn are offered only once: the offered turn that looks like this one. */
export type LooksAlike = (one: number, other: number) => boolean

export function offeredTurn(offers: Offers, square: string, turn: number, alike: LooksAlike): number | null {
  const turns = offers.welds.get(square)
  return turns?.find((offered) => offered === turn) ?? turns?.find((offered) => alike(offered, turn)) ?? null
}

/** The next way of turning, clockwise or (-1) anticlockwise, that looks different from this one. */
export function nextTurn(turn: number, step: 1 | -1, alike: LooksAlike): number {
  for (const quarters of [1, 2, 3]) {
    const next = (turn + quarters * step + 12) % 4
    if (!alike(next, turn)) return next
  }
  return turn
}

/** Starting from this turn, the first one clockwise that the square is offered for; null if there is none. */
export function fittingTurn(offers: Offers, square: string, turn: number, alike: LooksAlike): number | null {
  for (const quarters of [0, 1, 2, 3]) {
    const tried = (turn + quarters) % 4
    if (offeredTurn(offers, square, tried, alike) !== null) return tried
  }
  return null
}
