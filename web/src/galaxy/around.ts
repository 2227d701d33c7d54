/**
 * The height of what stands above and below a screen of the table: the page's head, the guide, the replay's scrubber.
 * What a screen has left, it can show without scrolling.
 */

/** Tells that height now and whenever it changes, until the function that is returned is called. */
export function followAround(screen: HTMLElement, tell: (height: number) => void): () => void {
  const main = screen.parentElement
  const page = main?.parentElement
  // The page itself need not become any smaller when something in it does: it is at least as high as the window.
  const sizes = new ResizeObserver(() => tell(heightAround(screen)))
  const watchAll = () => {
    for (const near of [...(main?.children ?? []), ...(page?.children ?? [])]) if (near !== screen) sizes.observe(near)
  }
  const comings = new MutationObserver(watchAll)
  for (const parent of [main, page]) if (parent) comings.observe(parent, { childList: true })
  watchAll()
  // At once, too: sizes are told of a frame later, in which everything would jump.
  tell(heightAround(screen))
  return () => {
    sizes.disconnect()
    comings.disconnect()
  }
}

function heightAround(screen: HTMLElement): number {
  let height = screen.getBoundingClientRect().top + scrollY
  for (let next = screen.parentElement?.nextElementSibling; next; next = next.nextElementSibling) {
    if (!['fixed', 'absolute'].includes(getComputedStyle(next).position)) height += next.getBoundingClientRect().height
  }
  return Math.ceil(height)
}
