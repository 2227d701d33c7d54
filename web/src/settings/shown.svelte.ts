// Whether the settings lie over the page. They stay open while the page below is loaded or changes.

let shown = $state(false)

export function settingsShown(): boolean {
  return shown
}

export function showSettings(wanted: boolean): void {
  shown = wanted
}
