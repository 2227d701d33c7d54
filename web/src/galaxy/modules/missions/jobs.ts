// The papers from head office: a folder for each mission, with what it is about clipped to the front.

import { INK } from '../../art/drawing/palette'
import { down, shape } from '../../art/drawing/svg'

const path = (d: string, fill: string, width = 2.4) => `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`
const line = (d: string, colour = INK, width = 3) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const dot = (x: number, y: number, r: number, fill: string, width = 2) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`
const eye = (x: number, y: number, r = 5) => dot(x, y, r, '#fff', 1.6) + `<circle cx="${x + 1}" cy="${y + 0.500}" r="${r * 0.42}" fill="${INK}"/>`

/** A rope of small stitches around something printed. */
const stamp = (fill: string) => `<circle r="23" fill="none" stroke="${fill}" stroke-width="3" stroke-dasharray="5 3"/>`

const EMBLEMS: Readonly<Record<string, string>> = {
  alien_archaeology: path('M0,-26L15,-11L19,13L0,26L-19,13L-15,-11Z', 'url(#gt-mx-stone)') + path('M-12,1Q0,-11 12,1Q0,13 -12,1Z', '#120a33', 1.6) + dot(0, 1, 5, 'url(#gt-mx-eye)', 1),
  alien_design: path('M-22,6C-22,-18 22,-18 22,6C22,26 -22,26 -22,6Z', '#b58cff') + [-14, -5, 5, 14].map((x, place) => eye(x, place % 2 ? 4 : 0, 4.6)).join('') + [-9, 0, 9].map((x) => eye(x, 13, 4)).join('') + path('M-24,-10Q-20,-28 4,-26Q24,-24 22,-8Q0,-18 -24,-10Z', '#d8341f') + line('M2,-26L6,-32'),
  the_bet: path('M-24,-20H24V24H-24Z', '#fbf7ea') + line('M-18,-12H16M-18,-4H8', '#9aa3b8', 2) + `<g transform="rotate(-14 -6 12)">${path('M-18,1H6V25H-18Z', '#ffffff')}${dot(-12, 7, 2.600, INK, 0)}${dot(-6, 13, 2.600, INK, 0)}${dot(0, 19, 2.600, INK, 0)}</g>` + dot(15, 12, 10, '#ffd24a') + line('M18,8Q11,7 11,12Q11,17 18,16', '#8a5a12', 2.4),
  beverage_run: `<g transform="rotate(14)">${path('M-5,-30H5V-16Q13,-10 13,0V24Q13,28 9,28H-9Q-13,28 -13,24V0Q-13,-10 -5,-16Z', '#3f9a6a')}${path('M-6,-34H6V-28H-6Z', '#d8341f', 1.8)}${path('M-13,2H13V18H-13Z', '#fbf7ea', 1.8)}${line('M-6,8H6M-4,13H4', '#9a6a2a', 2)}</g>${line('M-24,-10L-18,-6M-26,2H-20M24,-18L19,-13', '#fff6d0', 2.6)}`,
  hilarious_stories: path('M-26,-6H26V24H-26Z', '#2b3348') + `<g transform="rotate(-14 -26 -8)">${path('M-26,-18H26V-8H-26Z', '#fbf7ea')}${[-20, -6, 8].map((x) => path(`M${x},-18H${x + 7}L${x + 1},-8H${x - 6}Z`, '#2b3348', 0)).join('')}</g>` + path('M-8,2L12,10L-8,18Z', '#ffd24a', 1.8),
  diplomatic_mission: path('M-14,-28H14V-8H-14Z', '#2b3348') + path('M-24,-8H24V-2H-24Z', '#2b3348') + line('M-14,-12H14', '#d8341f', 4) + path('M-16,-2H16V8Q16,22 0,22Q-16,22 -16,8Z', '#8fd06a') + eye(-7, 6) + eye(7, 6) + dot(7, 6, 8, 'none', 1.8) + path('M0,24L-12,18V30Z', '#d8341f', 1.8) + path('M0,24L12,18V30Z', '#d8341f', 1.8),
  carpool: path('M-24,-20Q-24,-26 -18,-26H18Q24,-26 24,-20V18H-24Z', '#ffb84d') + path('M-20,-18H20V-2H-20Z', '#bfe8ff', 1.8) + eye(-12, -9, 4) + eye(0, -8, 4) + eye(12, -9, 4) + path('M-24,4H24V10H-24Z', '#fff6d0', 1.4) + dot(-14, 20, 6.400, '#2b3348') + dot(14, 20, 6.400, '#2b3348'),
  riding_a_powder_keg: path('M-16,-16Q-23,4 -16,24H16Q23,4 16,-16Z', '#a8672c') + line('M-19,-4H19M-19,14H19', '#5a6478', 4) + path('M0,-14L9,6L2,4L5,18L-9,0L-2,1Z', '#ffd23f', 1.8) + line('M0,-16Q4,-26 14,-24', '#fbf7ea', 3) + path('M14,-32L17,-26L23,-25L18,-21L20,-15L14,-18L8,-16L11,-21L7,-26L13,-26Z', '#ff8a2a', 1.4),
  radioactive_isotopes: dot(0, 0, 25, 'url(#gt-mx-glow)') + `<g fill="${INK}"><circle r="4.500"/>${[0, 120, 240].map((angle) => `<path d="M0,-6L9,-21A23,23 0 0 0 -9,-21Z" transform="rotate(${angle})"/>`).join('')}</g>`,
  heavy_duty: path('M-12,-16H12L26,24H-26Z', 'url(#gt-mx-lead)') + line('M-7,-16V-21A7,7 0 0 1 7,-21V-16', INK, 5) + line('M-22,28H22', '#8a5a12', 3) + `<text y="18" text-anchor="middle" font-size="22" font-weight="800" fill="#fff" stroke="${INK}" stroke-width="1">9</text>`,
  cocktail_time: path('M-22,-16H22L2,8V22H12V27H-12V22H-2V8Z', '#dff6ff') + path('M-14,-8H14L0,8Z', '#ff7ab0', 1.2) + line('M4,-4L16,-26', '#8a5a12', 2) + path('M2,-20Q10,-34 28,-22Q20,-22 16,-18Q10,-24 2,-20Z', '#57c8ff', 1.8) + path('M-20,-32L-17,-26L-11,-25L-16,-21L-14,-15L-20,-19L-25,-15L-24,-21L-28,-26L-22,-26Z', '#ffd23f', 1.4),
  experiments: path('M-6,-28H6V-10L22,18Q24,26 16,26H-16Q-24,26 -22,18L-6,-10Z', '#e7f7ff') + path('M-13,4H13L21,18Q22,25 16,25H-16Q-22,25 -21,18Z', '#9be04a', 1.4) + line('M-9,-28H9') + dot(-4, 14, 3.400, '#e8ffd0', 1) + dot(6, 9, 2.600, '#e8ffd0', 1) + eye(5, 18, 4),
  platinum_club: path('M-12,-30H-2L6,-6H-6Z', '#4aa3ff', 1.8) + path('M12,-30H2L-6,-6H6Z', '#2b62c4', 1.8) + dot(0, 8, 19, '#e8edf6') + path('M0,-6L4,3L14,4L6.500,10L9,20L0,14.500L-9,20L-6.500,10L-14,4L-4,3Z', '#aab4c8', 1.8),
  easy_peasy: [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => `<path d="M0,-22V-29" stroke="#ff9a3c" stroke-width="5" stroke-linecap="round" transform="rotate(${angle})"/>`).join('') + dot(0, 0, 19, '#ffd24a') + path('M-16,-6H-2Q-2,4 -9,4Q-16,4 -16,-6ZM2,-6H16Q16,4 9,4Q2,4 2,-6Z', '#2b3348', 1.4) + line('M-16,-6H16') + line('M-8,9Q0,15 9,8'),
  directives: path('M-20,-28H20V28H-20Z', '#fbf7ea') + line('M-14,-20H14M-14,-13H10M-14,-6H14', '#9aa3b8', 2) + `<g transform="translate(4 10) rotate(-12)">${dot(0, 0, 15, 'none', 0)}<circle r="14" fill="none" stroke="#d8341f" stroke-width="4.500"/><path d="M-10,10L10,-10" stroke="#d8341f" stroke-width="4.500"/></g>`,
  escort_mission: '',
}

/** The chairman's limousine, flying to the right: pink, long, and sure of itself. */
const limousine = `<path d="M-50,-2Q-44,-12 -36,-12V12Q-44,10 -50,2Z" fill="url(#gt-trail)"/>${path('M-38,-12H30Q46,-10 48,2Q46,14 30,14H-38Z', 'url(#gt-mx-pink)')}${path('M-26,-12Q-22,-24 -10,-24H14Q24,-24 30,-12Z', '#ffd6ea')}${line('M-8,-24V-12M8,-24V-12', INK, 2)}${dot(-24, 14, 6, '#2b3348')}${dot(24, 14, 6, '#2b3348')}${path('M34,-4H46V2H34Z', '#fff6d0', 1.6)}${line('M40,-14V-26', INK, 2)}${path('M40,-26L52,-22L40,-18Z', '#ffd24a', 1.4)}`

const folder = (emblem: string) =>
  `<path d="M-44,-34H-12L-4,-24H44V42H-44Z" fill="#e7b95a" stroke="${INK}" stroke-width="3.500" stroke-linejoin="round"/><path d="M-36,-26H36V30H-36Z" fill="#fff" fill-opacity=".85" stroke="${INK}" stroke-width="1.600"/><path d="M-44,-14H44V42H-44Z" fill="#f7d88c" stroke="${INK}" stroke-width="3.500" stroke-linejoin="round"/><g transform="translate(0 9)"><circle r="31" fill="#3a2f52" fill-opacity=".16"/>${emblem}</g><path d="M-2,-40V-18Q-2,-12 3,-12Q8,-12 8,-18V-36Q8,-42 1,-42Q-8,-42 -8,-36V-16" fill="none" stroke="#6d7890" stroke-width="3" stroke-linecap="round"/>`

export const jobShapes = [
  down('mx-pink', '#ffb3d9', '#ff5fae 55%', '#b52478'),
  shape('mx-limousine', limousine),
  shape('mx-folder', folder(stamp('#d8341f'))),
  ...Object.entries(EMBLEMS).map(([job, emblem]) => shape(`mx-job-${job}`, folder(emblem || `<g transform="scale(.62)">${limousine}</g>`))),
].join('')

/** What lies beside the ships as a paper from head office. */
export const jobThings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(EMBLEMS).map((job) => [job, `mx-job-${job}`])),
  job_so_far: 'mx-folder',
  bet_score: 'mx-job-the_bet',
  escort: 'mx-limousine',
  escort_from_here: 'mx-limousine',
  'new-missions-1': 'mx-job-experiments',
  'new-missions-4': 'mx-job-platinum_club',
  'new-missions-5': 'mx-hole',
}
