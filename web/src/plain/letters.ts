// How big the letters of a drawn table are, and how many stand in a line.

const SIDE_BY_SIDE = 137 // from about so many columns on, drawings put things side by side
const FEWEST = 46 // narrower than this no table can be drawn; the page scrolls instead
const MOST = 160
const SMALL = 11
const LARGE = 13
const NARROW = 790 // pixels; less is a phone or half a tablet, where every column counts

export interface Letters {
  /** Pixels. */
  readonly size: number
  readonly columns: number
}

/** Letters for a drawing so many pixels wide; `advance` is the width of a letter, in parts of its size.
 *
 * Letters are made smaller where that lets things stand side by side, so that a desk shows the table at once.
 */
export function lettersFor(width: number, advance: number): Letters {
  const sizeFor = (columns: number) => width / (columns * advance)
  const fitting = Math.min(LARGE, sizeFor(SIDE_BY_SIDE))
  const size = fitting >= SMALL ? fitting : width < NARROW ? SMALL : LARGE
  return { size, columns: Math.min(MOST, Math.max(FEWEST, Math.floor(sizeFor(1) / size + 1e-6))) }
}
