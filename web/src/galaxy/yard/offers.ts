/** What the table offers a seat at the yard, read from the options of its decision. What is not offered cannot be done. */

import { ARROWS, type Turn } from '../facts'

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
  const welds = new Map<string, Turn[]>()
  const look: number[] = []
  const finish: number[] = []
  for (const option of options) {
    const [verb, what = '', arrow = ''] = option.split(' ')
    if (verb === 'take') take.add(Number(what))
    else if (verb === 'use') use.add(Number(what))
    else if (verb === 'look') look.push(Number(what))
    else if (verb === 'finish') finish.push(Number(what))
    else if (verb === 'weld') {
      const turn = ARROWS.indexOf(arrow) as Turn
      const turns = welds.get(what)
      if (turns) turns.push(turn)
      else welds.set(what, [turn])
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

export function weldOption(square: string, turn: Turn): string {
  return `weld ${square} ${ARROWS[turn]}`
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
