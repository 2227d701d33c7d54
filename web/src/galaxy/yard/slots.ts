/** Where the face-up components lie: each keeps its place, so that nothing moves under anybody's fingers. */

export type Slots = readonly (number | null)[]

/** What was taken leaves a gap, what is new fills the first gap; gaps at the end close. */
export function arrange(before: Slots, faceUp: readonly number[]): Slots {
  const lying = new Set(faceUp)
  const slots = before.map((tile) => (tile !== null && lying.has(tile) ? tile : null))
  const placed = new Set(slots)
  for (const tile of faceUp) {
    if (placed.has(tile)) continue
    const gap = slots.indexOf(null)
    if (gap < 0) slots.push(tile)
    else slots[gap] = tile
  }
  while (slots.at(-1) === null) slots.pop()
  return slots.length === before.length && slots.every((tile, slot) => tile === before[slot]) ? before : slots
}
