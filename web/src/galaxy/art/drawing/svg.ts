/** Small helpers for writing SVG as text. */

/** A drawing that others refer to by `use`; the box of a drawing is -50 to 50 both ways. */
export function shape(id: string, body: string): string {
  return `<g id="gt-${id}">${body}</g>`
}

export function use(id: string, transform = ''): string {
  return `<use href="#gt-${id}"${transform ? ` transform="${transform}"` : ''}/>`
}

/** A colour gradient of evenly spaced or placed stops: `#fff`, `#fff 30%`, `#fff 30% .5`. */
function stops(colours: readonly string[]): string {
  return colours
    .map((text, index) => {
      const [colour, place = `${(100 * index) / Math.max(1, colours.length - 1)}%`, opacity] = text.split(' ')
      return `<stop offset="${place}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`
    })
    .join('')
}

export function down(id: string, ...colours: string[]): string {
  return `<linearGradient id="gt-${id}" x2="0" y2="1">${stops(colours)}</linearGradient>`
}

export function across(id: string, ...colours: string[]): string {
  return `<linearGradient id="gt-${id}">${stops(colours)}</linearGradient>`
}

export function aslant(id: string, ...colours: string[]): string {
  return `<linearGradient id="gt-${id}" x2="1" y2="1">${stops(colours)}</linearGradient>`
}

/** A round gradient lit from above left. */
export function ball(id: string, ...colours: string[]): string {
  return `<radialGradient id="gt-${id}" cx=".36" cy=".32" r=".75">${stops(colours)}</radialGradient>`
}

export function glow(id: string, ...colours: string[]): string {
  return `<radialGradient id="gt-${id}">${stops(colours)}</radialGradient>`
}

/** Text that may stand in an attribute or between tags. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
