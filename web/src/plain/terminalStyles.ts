// What the games' terminal styles look like on a page: `bold sky_blue1` as CSS. Colours are the house's own, as near to
// those of terminals as can be read on the dark sky.

const COLOURS: Readonly<Record<string, string>> = {
  black: '#0a0e1f',
  red: '#ef5b45',
  green: '#62c279',
  yellow: '#e0b13f',
  blue: '#5aa2f0',
  magenta: '#d98be0',
  cyan: '#5cc8d6',
  white: '#d9d4c6',
  bright_black: '#8d97b5',
  bright_red: '#ff7a66',
  bright_green: '#7ad694',
  bright_yellow: '#ffd866',
  bright_blue: '#7fb8ff',
  bright_magenta: '#f0a5f5',
  bright_cyan: '#7fe3ee',
  bright_white: '#ffffff',
  dark_orange3: '#d9843a',
  deep_sky_blue1: '#4fc3ff',
  dodger_blue1: '#5aa2f0',
  dodger_blue3: '#1f5fb0',
  gold1: '#f5c84f',
  green3: '#62c279',
  khaki1: '#fff08a',
  medium_purple1: '#b39bff',
  navajo_white1: '#ffd9a8',
  orange1: '#ffb13d',
  orange3: '#e0923a',
  orchid: '#e08ae0',
  red3: '#b3271e',
  sky_blue1: '#87d3ff',
  yellow1: '#f5e04f',
  yellow3: '#e0cf45',
}

const WEIGHTS: Readonly<Record<string, string>> = {
  bold: 'font-weight:700',
  dim: 'opacity:.8',
  italic: 'font-style:italic',
  underline: 'text-decoration:underline',
  strike: 'text-decoration:line-through',
}

const DARKEST_GREY = 56 // per cent: anything darker cannot be read on the sky

/** The CSS of a style, or null if it says something that nobody has thought of here. */
export function cssOf(style: string): string | null {
  const rules: string[] = []
  let onBackground = false
  for (const word of style.split(' ').filter(Boolean)) {
    if (word === 'on') {
      onBackground = true
      continue
    }
    const colour = colourOf(word)
    if (colour) rules.push(`${onBackground ? 'background' : 'color'}:${colour}`)
    else if (word === 'reverse') rules.push('background:var(--text)', 'color:var(--sky-0)')
    else if (WEIGHTS[word]) rules.push(WEIGHTS[word])
    else return null
    onBackground = false
  }
  return rules.join(';')
}

function colourOf(word: string): string | undefined {
  const grey = /^gr[ae]y(\d+)$/.exec(word)
  if (grey) return `hsl(225 12% ${Math.max(DARKEST_GREY, Number(grey[1]))}%)`
  return /^#[0-9a-f]{6}$/i.test(word) ? word : COLOURS[word]
}
