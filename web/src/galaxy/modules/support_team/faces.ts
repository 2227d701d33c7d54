// One generator for all faces of the support team: a head, hair, eyes, a mouth, and what somebody wears.

const INK = '#1b2138'

type Hair = 'bald' | 'short' | 'bun' | 'curls' | 'long' | 'mohawk' | 'parting'
type Eyes = 'round' | 'sleepy' | 'wink' | 'sharp' | 'wide'
type Mouth = 'smile' | 'grin' | 'flat' | 'smirk' | 'open'
type Worn = 'glasses' | 'monocle' | 'goggles' | 'moustache' | 'beard' | 'cap' | 'hat' | 'helmet' | 'headset' | 'eyepatch' | 'bowtie' | 'pencil' | 'scarf' | 'badge' | 'earrings'

export interface Features {
  readonly skin: string
  readonly hair: Hair
  readonly shade: string
  readonly eyes: Eyes
  readonly mouth: Mouth
  readonly coat: string
  readonly wears: readonly Worn[]
}

const path = (d: string, fill: string, width = 3) => `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
const line = (d: string, colour = INK, width = 3.5) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const ring = (x: number, y: number, r: number, fill = 'none', width = 3) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`
const dot = (x: number, y: number, r: number, fill = INK) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

const HAIR: Readonly<Record<Hair, (shade: string) => string>> = {
  bald: () => '',
  short: (shade) => path('M-25,-8C-27,-36 27,-36 25,-8C16,-20 -14,-22 -25,-8Z', shade),
  bun: (shade) => ring(0, -38, 11, shade) + path('M-25,-6C-26,-36 26,-36 25,-6C14,-22 -14,-22 -25,-6Z', shade),
  curls: (shade) => [-22, -11, 0, 11, 22].map((x) => ring(x, -25 + Math.abs(x) / 3, 10, shade)).join(''),
  long: (shade) => path('M-27,26C-34,-40 34,-40 27,26L18,20C24,-14 10,-22 0,-22C-10,-22 -24,-14 -18,20Z', shade),
  mohawk: (shade) => path('M-7,-26L-5,-46L0,-34L6,-48L8,-26Z', shade),
  parting: (shade) => path('M-26,-4C-28,-34 -4,-36 4,-28C14,-34 28,-26 26,-4C20,-18 8,-20 -6,-22C-16,-20 -22,-14 -26,-4Z', shade),
}

const EYES: Readonly<Record<Eyes, string>> = {
  round: dot(-10, -3, 4) + dot(10, -3, 4),
  sleepy: line('M-15,-3H-5M5,-3H15') + dot(-10, -1, 3) + dot(10, -1, 3),
  wink: dot(-10, -3, 4) + line('M5,-2Q10,-6 15,-2'),
  sharp: line('M-16,-10L-5,-6M16,-10L5,-6') + dot(-10, -2, 3.5) + dot(10, -2, 3.5),
  wide: ring(-10, -3, 6.5, '#fff', 2.5) + ring(10, -3, 6.5, '#fff', 2.5) + dot(-9, -3, 3) + dot(11, -3, 3),
}

const MOUTH: Readonly<Record<Mouth, string>> = {
  smile: line('M-9,13Q0,21 9,13'),
  grin: path('M-11,11Q0,26 11,11Z', '#fff', 2.5),
  flat: line('M-8,15H8'),
  smirk: line('M-7,15Q4,18 10,10'),
  open: `<ellipse cy="16" rx="6" ry="7" fill="#7a2a24" stroke="${INK}" stroke-width="2.5"/>`,
}

const WORN: Readonly<Record<Worn, string>> = {
  glasses: ring(-10, -3, 8.5) + ring(10, -3, 8.5) + line('M-2,-3H2'),
  monocle: ring(10, -3, 9) + line('M18,2L22,26', '#c9a227', 2),
  goggles: path('M-24,-12H24V4H4L0,-1L-4,4H-24Z', '#8fd4ff', 3.5) + dot(-10, -4, 3) + dot(10, -4, 3),
  moustache: path('M0,9C-6,4 -16,8 -18,14C-10,14 -4,14 0,10C4,14 10,14 18,14C16,8 6,4 0,9Z', '#5a3a22', 2.5),
  beard: path('M-23,4C-22,34 22,34 23,4C14,12 10,9 0,9C-10,9 -14,12 -23,4Z', '#8a5a2a', 2.5),
  cap: path('M-26,-14C-24,-40 24,-40 26,-14Z', '#d8443a') + path('M10,-16H38Q38,-8 26,-9Z', '#d8443a'),
  hat: path('M-34,-16H34V-22H20L16,-44H-16L-20,-22H-34Z', '#3a4366'),
  helmet: path('M-30,-10C-30,-46 30,-46 30,-10Z', '#ffd24a') + line('M-6,-38V-14M6,-38V-14'),
  headset: line('M-27,-4C-28,-40 28,-40 27,-4', '#3a4366', 5) + path('M-32,-8H-23V8H-32Z', '#3a4366') + line('M-27,8Q-24,20 -10,19', '#3a4366'),
  eyepatch: path('M2,-12L20,-10L18,4L6,4Z', INK) + line('M-26,-14L26,-8'),
  bowtie: path('M0,34L-14,27V42ZM0,34L14,27V42Z', '#d8443a', 2.5),
  pencil: line('M22,-16L40,-26', '#ffd24a', 5),
  scarf: path('M-20,26Q0,38 20,26L24,34Q0,46 -24,34Z', '#62d98b', 2.5),
  badge: path('M14,40L18,32L22,40L30,41L24,46L26,50H10L12,46L6,41Z', '#ffd24a', 2),
  earrings: ring(-26, 8, 4, '#ffd24a', 2) + ring(26, 8, 4, '#ffd24a', 2),
}

const BEHIND: readonly Hair[] = ['long', 'bun']
/** What is worn below the eyes and the mouth. */
const BELOW: readonly Worn[] = ['beard']

/** Somebody's head and shoulders in a box of -50 to 50. */
export function face({ skin, hair, shade, eyes, mouth, coat, wears }: Features): string {
  const shoulders = path('M-42,50C-40,28 -20,26 0,26C20,26 40,28 42,50Z', coat)
  const head = path('M-25,-8C-25,-34 25,-34 25,-8C25,18 12,28 0,28C-12,28 -25,18 -25,-8Z', skin)
  const locks = HAIR[hair](shade)
  const crown = BEHIND.includes(hair) ? locks + head + HAIR.short(shade) : head + locks
  const worn = (below: boolean) => wears.filter((one) => BELOW.includes(one) === below).map((one) => WORN[one]).join('')
  return shoulders + crown + worn(true) + line('M0,0L3,7H-1') + EYES[eyes] + MOUTH[mouth] + worn(false)
}

const PALE = '#f3cfb0'
const TAN = '#d9a06e'
const BROWN = '#b07a52'
const DARK = '#8f6040'

/** Who they are, by their names. */
export const PEOPLE: Readonly<Record<string, Features>> = {
  advertiser: { skin: PALE, hair: 'long', shade: '#ff7ac6', eyes: 'wink', mouth: 'grin', coat: '#b5179e', wears: ['earrings'] },
  architect: { skin: TAN, hair: 'parting', shade: '#d7dcea', eyes: 'round', mouth: 'smirk', coat: '#2f3e63', wears: ['glasses', 'pencil'] },
  assembler: { skin: BROWN, hair: 'bun', shade: '#2a1c16', eyes: 'round', mouth: 'smile', coat: '#e07b39', wears: ['headset'] },
  bureaucrat: { skin: PALE, hair: 'bald', shade: '#888888', eyes: 'sleepy', mouth: 'flat', coat: '#59617a', wears: ['moustache', 'bowtie'] },
  buyer: { skin: DARK, hair: 'curls', shade: '#1c1412', eyes: 'wide', mouth: 'grin', coat: '#2a9d8f', wears: ['earrings', 'scarf'] },
  deliveryman: { skin: TAN, hair: 'short', shade: '#3a2a1a', eyes: 'round', mouth: 'open', coat: '#d8443a', wears: ['cap'] },
  hotel_clerk: { skin: PALE, hair: 'parting', shade: '#4a2c1a', eyes: 'sleepy', mouth: 'smile', coat: '#7a1f2b', wears: ['bowtie', 'badge'] },
  hypergeometer: { skin: '#b9d7a8', hair: 'mohawk', shade: '#62a8ff', eyes: 'wide', mouth: 'smirk', coat: '#3d2c8d', wears: ['monocle'] },
  inspector: { skin: BROWN, hair: 'short', shade: '#1c1412', eyes: 'sharp', mouth: 'flat', coat: '#8a6a3a', wears: ['hat', 'glasses'] },
  planner: { skin: PALE, hair: 'bun', shade: '#c0392b', eyes: 'sharp', mouth: 'smile', coat: '#26407a', wears: ['pencil', 'glasses'] },
  plumber: { skin: TAN, hair: 'short', shade: '#5a3a22', eyes: 'round', mouth: 'grin', coat: '#3f7fd1', wears: ['cap', 'moustache'] },
  saboteur: { skin: PALE, hair: 'long', shade: '#1c1412', eyes: 'sharp', mouth: 'smirk', coat: '#222633', wears: ['eyepatch'] },
  security_guard: { skin: DARK, hair: 'bald', shade: '#000000', eyes: 'sleepy', mouth: 'flat', coat: '#1f3a5f', wears: ['hat', 'badge'] },
  smuggler: { skin: TAN, hair: 'parting', shade: '#2a1c16', eyes: 'wink', mouth: 'smirk', coat: '#4a4e3a', wears: ['beard', 'scarf'] },
  stock_boy: { skin: PALE, hair: 'curls', shade: '#e0a030', eyes: 'wide', mouth: 'open', coat: '#62d98b', wears: ['pencil'] },
  swindler: { skin: BROWN, hair: 'short', shade: '#1c1412', eyes: 'wink', mouth: 'grin', coat: '#5b2a86', wears: ['moustache', 'hat'] },
  trader: { skin: TAN, hair: 'bald', shade: '#000000', eyes: 'wink', mouth: 'grin', coat: '#c9a227', wears: ['beard', 'earrings'] },
  welder: { skin: BROWN, hair: 'mohawk', shade: '#ff8a2a', eyes: 'wide', mouth: 'grin', coat: '#7a4a2a', wears: ['goggles'] },
}
