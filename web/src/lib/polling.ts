// Asking again and again, but only while somebody is looking at the page.

/** Call `ask` now and then every so many milliseconds after it has finished; the answer stops it. */
export function whileVisible(milliseconds: number, ask: (signal: AbortSignal) => Promise<unknown>): () => void {
  const stopped = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false

  async function again(): Promise<void> {
    clearTimeout(timer)
    if (asking || stopped.signal.aborted || document.visibilityState !== 'visible') return
    asking = true
    await ask(stopped.signal).catch(() => undefined)
    asking = false
    if (!stopped.signal.aborted) timer = setTimeout(again, milliseconds)
  }

  document.addEventListener('visibilitychange', again)
  void again()
  return () => {
    stopped.abort()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', again)
  }
}
