/** Keys that are meant for the table, and not for a field, a button or a dialog. */

/**
 * What was pressed, in small letters: `r`, `arrowup`, `undo`, or `kind 3` for a number. Null if it is none of the
 * table's business.
 */
export function tableKey(event: KeyboardEvent): string | null {
  const target = event.target instanceof Element ? event.target : null
  if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return null
  if (target?.closest('input, textarea, select, [contenteditable], [role="menu"]')) return null
  const key = event.key.toLowerCase()
  if (event.repeat && !key.startsWith('arrow')) return null
  if (event.ctrlKey || event.metaKey) return key === 'z' && !event.shiftKey ? 'undo' : null
  if ((key === ' ' || key === 'enter') && target?.closest('button, a, [role="button"]')) return null
  // By the place of the key: on French keyboards numbers need the shift key.
  const number = event.shiftKey ? undefined : /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1]
  return number === undefined ? key : `kind ${number}`
}
