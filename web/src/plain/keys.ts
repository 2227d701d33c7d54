// Keys that act on the table, wherever on the page they are pressed.

/** Whether a key is meant for the table: pressed once and alone, and neither typed into a field nor beside an open dialog. */
export function isForTheTable(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false
  return !(event.target instanceof Element && event.target.closest('input, select, textarea'))
}
