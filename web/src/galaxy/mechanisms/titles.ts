// How titles look: a silver plate on a ribbon, each with a sign of its own.

export const AMBER = '#ffb84d'
const SILVER = '#c7d0e6'
const SHADE = '#5f6d96'
const DARK = '#141b38'

/** A plate with its sign, 100 by 100 around 0, 0. */
export function plate(title: string, sign: string): string {
  return `<g id="gt-title-${title}">
    <path d="M-26,18l-10,28 14,-7 8,13 8,-28z M26,18l10,28 -14,-7 -8,13 -8,-28z" fill="${AMBER}" opacity=".85"/>
    <circle r="36" cy="-8" fill="${SILVER}" stroke="${SHADE}" stroke-width="4"/>
    <circle r="29" cy="-8" fill="none" stroke="${SHADE}" stroke-width="1.5"/>
    <g transform="translate(0 -8)" fill="none" stroke="${DARK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${sign}</g>
  </g>`
}

/** The names of plates by those of their titles. */
export function plates(titles: Iterable<string>): Readonly<Record<string, string>> {
  return Object.fromEntries([...titles].map((title) => [title, `title-${title}`]))
}
