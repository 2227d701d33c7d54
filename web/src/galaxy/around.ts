/**
 * The height of what stands above and below a screen of the table: the page's head, the guide, the replay's scrubber.
 * What a screen has left, it can show without scrolling.
 */
export function heightAround(screen: HTMLElement): number {
  let height = screen.getBoundingClientRect().top + scrollY
  for (let next = screen.parentElement?.nextElementSibling; next; next = next.nextElementSibling) {
    if (!['fixed', 'absolute'].includes(getComputedStyle(next).position)) height += next.getBoundingClientRect().height
  }
  return Math.ceil(height)
}
