/** Which side of a cylinder one looks at. All cylinders on the screen turn together, so that ships can be compared. */

const looking = $state({ columns: 0 })

/** By how many columns cylinders of this width are turned to the left. */
export function rolledBy(width: number): number {
  return looking.columns % width
}

/** Turn them on by so many columns, to the right if negative. */
export function rollBy(columns: number, width: number): void {
  looking.columns = (((looking.columns + columns) % width) + width) % width
}
