// Which page is shown: the path of the address bar, changed by links and by `go`, without loading anything anew.

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'settings' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string }
  /** Of no game in particular where `game` is empty. */
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'nowhere' }

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean)
  if (first === undefined) return { page: 'home' }
  if (first === 'settings' && second === undefined) return { page: 'settings' }
  if (first === 'rules' && second !== undefined && rest.length === 0) return { page: 'rules', game: second }
  if (first === 'rules' && second === undefined) return { page: 'rules', game: '' }
  if ((first === 'table' || first === 'replay') && second && rest.length === 0) {
    try {
      return { page: first, table: decodeURIComponent(second) }
    } catch {
      return { page: 'nowhere' }
    }
  }
  return { page: 'nowhere' }
}

let current = $state.raw<Route>(routeOf(globalThis.location?.pathname ?? '/'))

export function route(): Route {
  return current
}

export function go(path: string): void {
  history.pushState(null, '', path)
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  const next = routeOf(location.pathname)
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next
}

/** Make links and the browser's back button change the page; the answer undoes it. */
export function startRouting(): () => void {
  document.addEventListener('click', follow)
  addEventListener('popstate', arrive)
  return () => {
    document.removeEventListener('click', follow)
    removeEventListener('popstate', arrive)
  }
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  const another = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || another || event.defaultPrevented || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || routeOf(link.pathname).page === 'nowhere') return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

export const tablePage = (table: string, token?: string) =>
  `/table/${encodeURIComponent(table)}${token ? `#${token}` : ''}`
export const rulesPage = (game: string, anchor = '') => `/rules/${game}${anchor ? `#${anchor}` : ''}`
export const replayPage = (table: string) => `/replay/${encodeURIComponent(table)}`
