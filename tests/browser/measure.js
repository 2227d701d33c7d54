// What is wrong with the layout of a page, in words: `needed` are selectors of what must be in sight, `touch` the pixels
// that whatever can be tapped has at least.
({ needed, touch }) => {
  const troubles = []
  const box = (element) => element.getBoundingClientRect()
  const tell = (what, element) =>
    troubles.push(`${what}: ${element.tagName} "${element.getAttribute('class')}" ${element.textContent.trim().slice(0, 40)}`)

  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) troubles.push(`the page is ${scrollWidth} wide`)

  for (const selector of needed) {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    if (found.length === 0) troubles.push(`nothing to see of ${selector}`)
    for (const element of found) {
      const { top, left, bottom, right, width, height } = box(element)
      if (top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5) {
        tell(`out of sight (${[left, top, right, bottom].map(Math.round)})`, element)
        continue
      }
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!hit || !(element.contains(hit) || hit.contains(element))) tell('covered', element)
    }
  }

  // Answers: what follows from one stands inside its button.
  for (const answer of document.querySelectorAll('.decision .button')) {
    if (!answer.checkVisibility()) continue
    const { left, right } = box(answer)
    for (const element of answer.querySelectorAll(':not(.unseen, .unseen *)')) {
      const inner = box(element)
      if (inner.width > 1 && (inner.left < left - 0.5 || inner.right > right + 0.5)) tell('sticks out', element)
    }
  }

  // Squares of the own ship: a finger that is put on one reaches it.
  for (const square of document.querySelectorAll('section.ship .drawing [data-square]')) {
    const { top, left, width, height } = box(square)
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (hit?.closest('button, a, select, input') && !hit.closest('section.ship .drawing')) tell(`on ${square.dataset.square} lies`, hit)
  }

  // Words: whole, and cut only where an ellipsis says so.
  const dialog = document.querySelector('dialog[open]')
  const visible = (element) =>
    (!dialog || dialog.contains(element)) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  for (const element of document.querySelectorAll('h1, h2, h3, th, button, a.button, .name, .who')) {
    if (!visible(element) || element.closest('.unseen, svg')) continue
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement.closest('.unseen, svg')) continue
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
        if (new Set(lines).size > 1) tell(`"${word}" is broken`, element)
      }
    }
    const { overflowX, textOverflow } = getComputedStyle(element)
    const { clientWidth, scrollWidth: needs } = element
    if (overflowX === 'hidden' && textOverflow !== 'ellipsis' && clientWidth > 1 && needs > clientWidth + 1) tell('cut', element)
  }

  for (const element of document.querySelectorAll('main button, header button, dialog[open] button')) {
    if (!visible(element) || element.disabled) continue
    const { width, height } = box(element)
    if (width < touch || height < touch) tell(`only ${Math.round(width)}x${Math.round(height)}`, element)
  }
  return troubles
}
