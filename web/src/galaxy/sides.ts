/** The four sides of a square, clockwise from the front, and the ways to turn what lies on it. */

export type Side = 'front' | 'right' | 'rear' | 'left'
/** Quarters turned clockwise: where the printed front points (front, right, rear, left). */
export type Turn = 0 | 1 | 2 | 3

export const SIDES: readonly Side[] = ['front', 'right', 'rear', 'left']
export const TURNS: readonly Turn[] = [0, 1, 2, 3]
/** The arrow of each turn, as in `weld 7,6 ^`. */
export const ARROWS = '^>v<'
