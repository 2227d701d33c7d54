// Who comes aboard: a predator, a commando, and the one who is both; the pods they come in, and what they leave behind.

import { at, bomb, disc, dot, INK, line, path, token } from '$galaxy/art/boarding'
import { ball, shape } from '$galaxy/art/drawing/svg'

export const gradients = [
  ball('in-hide', '#d6f59a', '#76b43c 45%', '#2f5c22 85%', '#1d3d18'),
  ball('in-suit', '#77839f', '#3a445e 50%', '#1a2032'),
  ball('in-hull', '#f0a98c', '#a8412f 50%', '#4b1410'),
].join('')

const TEETH = 'M-28,9L-22,22L-15,8L-7,22L0,7L7,22L15,8L22,22L28,9'
const FANGS = 'M-20,35L-14,24L-7,36L0,25L7,36L14,24L20,35'

/** All mouth, and always in a good mood before dinner. */
const beast = `${path('M-24,34L-32,48H-12L-10,36ZM24,34L32,48H12L10,36Z', '#4c7d2c')}
${path('M-30,-26L-34,-46L-20,-36L-8,-49L0,-38L10,-49L20,-36L34,-46L30,-26Z', '#ff9a3d')}
${path('M-42,6C-46,-28 -22,-40 0,-40C22,-40 46,-28 42,6C42,32 24,42 0,42C-24,42 -42,32 -42,6Z', 'url(#gt-in-hide)')}
${path('M-44,2C-54,-2 -54,14 -46,18L-40,12ZM44,2C54,-2 54,14 46,18L40,12Z', '#76b43c')}
${path('M-32,8Q0,-4 32,8Q28,38 0,38Q-28,38 -32,8Z', '#5a1020')}${path('M-14,31Q0,20 14,31Q8,37 0,37Q-8,37 -14,31Z', '#ff7d8a', 2)}
<path d="${TEETH}" fill="#fff" stroke="${INK}" stroke-width="2.500" stroke-linejoin="round"/><path d="${FANGS}" fill="#fff" stroke="${INK}" stroke-width="2.500" stroke-linejoin="round"/>`
const glare = `${disc(-15, -13, 11, '#fff')}${disc(15, -13, 11, '#fff')}${dot(-11, -10, 5, '#d8241a')}${dot(11, -10, 5, '#d8241a')}${line('M-29,-29L-5,-20M29,-29L5,-20', INK, 6)}`

/** Goggles that shine in the dark. */
const goggles = `${path('M-27,-22H27V-2H5L0,-8L-5,-2H-27Z', '#10141f', 3)}${disc(-13, -12, 8, '#8dff9a', 2.500)}${disc(13, -12, 8, '#8dff9a', 2.500)}${line('M-17,-14A5,5 0 0 1 -12,-17M9,-14A5,5 0 0 1 14,-17', '#fff', 2)}`

const soldier = `${path('M-40,50C-40,24 -24,18 0,18C24,18 40,24 40,50Z', 'url(#gt-in-suit)')}${path('M-26,-10C-27,-44 27,-44 26,-10C26,16 13,27 0,27C-13,27 -26,16 -26,-10Z', '#2b3348')}
${line('M-12,13Q0,8 12,13', '#8c96b4', 3)}${line('M-25,-12H-40M25,-12H40', '#10141f', 5)}${goggles}${line('M-30,40L-14,26M30,40L14,26', '#8c96b4', 4)}${at(bomb, 27, 31, 0.52)}`

const veteran = `${beast}${path('M-40,-14C-38,-36 -20,-41 0,-41C20,-41 38,-36 40,-14C20,-24 -20,-24 -40,-14Z', '#2b3348', 3)}${at(goggles, 0, 0, 1.05)}${at(bomb, 32, 33, 0.5)}`

/** A pod that flies to the right and bites or drills its way in. */
const pod = (nose: string, window: string) => `<path d="M-50,-3Q-40,-20 -22,-22V22Q-40,20 -50,3Z" fill="url(#gt-trail)"/>${path('M-26,-24H8Q26,-20 30,0Q26,20 8,24H-26Q-34,0 -26,-24Z', 'url(#gt-in-hull)')}${nose}${disc(-2, 0, 14, '#0c2747')}${window}`
const jaws = path('M24,-20L48,-8L38,-4L48,0L38,4L48,8L24,20L30,0Z', '#fff3d6', 3)
const drill = path('M26,-17L50,0L26,17Z', '#aeb9d6', 3) + line('M31,-11V11M38,-6V6', INK, 2.500)
const eyes = dot(-6, -2, 4, '#ff4a36') + dot(4, -2, 4, '#ff4a36')
const lamps = dot(-7, 0, 4.500, '#8dff9a') + dot(4, 0, 4.500, '#8dff9a')
const twin = (one: string) => at(one, 2, -22, 0.72) + at(one, -6, 24, 0.72)

const chomp = `${path('M-44,-8Q0,-60 44,-8L34,2L24,-12L12,2L0,-14L-12,2L-24,-12L-34,2Z', '#b23c4a')}${path('M-44,8Q0,60 44,8L34,-2L24,12L12,-2L0,14L-12,-2L-24,12L-34,-2Z', '#b23c4a')}
<path d="M-34,-2L-24,-16L-12,-2L0,-18L12,-2L24,-16L34,-2ZM-34,2L-24,16L-12,2L0,18L12,2L24,16L34,2Z" fill="#fff" stroke="${INK}" stroke-width="2.500" stroke-linejoin="round"/>`

/** A plan of corridors, and a hand that never leaves the wall. */
const maze = `<path d="M-42,-42H-8V-12H22V-42H42V42H8V14H-20V42H-42Z" fill="#26346a" stroke="#7786be" stroke-width="5" stroke-linejoin="round"/>${line('M-27,-36V-2H-6V2H33V-34M33,2V30', '#ff8a66', 5)}<path d="M22,24H44L33,42Z" fill="#ff8a66"/>`

/** Roads are announced by a sign. */
const warning = (inside: string) => `${path('M0,-46L50,42H-50Z', '#d8443a', 4)}${path('M0,-30L37,35H-37Z', '#ffd24a', 2)}${inside}`

export const FIGURES: Readonly<Record<string, string>> = { predator: beast + glare, commando: soldier, predator_commando: veteran }

export const shapes =
  gradients +
  [
    ...Object.entries(FIGURES).map(([who, figure]) => shape(`in-${who}`, figure)),
    ...Object.entries(FIGURES).map(([who, figure]) => shape(`in-walks-${who}`, token(figure, '#ff3b2e'))),
    shape('in-pod-predator', pod(jaws, eyes)),
    shape('in-pod-commando', pod(drill, lamps)),
    shape('in-pods-predator', twin(pod(jaws, eyes))),
    shape('in-pods-commando', twin(pod(drill, lamps))),
    shape('in-chomp', chomp),
    shape('in-maze', maze),
    shape('in-two', at(FIGURES.predator!, -22, 0, 0.56) + at(FIGURES.commando!, 24, 0, 0.56)),
    shape('in-road-maze', warning(at(maze, 0, 14, 0.4))),
    shape('in-road-pair', warning(at(FIGURES.predator!, -12, 18, 0.26) + at(FIGURES.predator!, 12, 18, 0.26))),
  ].join('')
