// Short messages that appear, can be read, and go.

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'bad' | 'good'
}

const SHOWN_FOR = 5000
let last = 0
let shown = $state.raw<readonly Toast[]>([])

export function toasts(): readonly Toast[] {
  return shown
}

/** Show a message; the same text twice in a row is shown once, for longer. */
export function toast(text: string, tone: Toast['tone'] = 'plain'): void {
  const fresh = { id: ++last, text, tone }
  shown = [...shown.filter((other) => other.text !== text), fresh].slice(-3)
  setTimeout(() => dismiss(fresh.id), SHOWN_FOR)
}

export function dismiss(id: number): void {
  shown = shown.filter((other) => other.id !== id)
}
