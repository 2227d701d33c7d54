// How the roads of this box look: some have the signs of their cousins in the first edition, three have their own.

import { registerArt } from '$galaxy/art/registry'
import { INK, PALE, burst, dot, line, signs } from '$galaxy/mechanisms/roads'

const PICTOGRAMS: Readonly<Record<string, string>> = {
  murphys_law: `<g transform="rotate(-14)"><path d="M-15,-6H15L12,16H-12Z" fill="${PALE}"/><path d="M-17,-6Q0,-15 17,-6"/></g>` + line('M-19,22H19') + dot(4, 4, 3) + dot(-4, 9, 2),
  explosive_stuff: burst + `<rect x="-13" y="-6" width="13" height="13" rx="2" fill="${PALE}"/><rect x="3" y="-8" width="9" height="16" rx="3" fill="${PALE}"/>` + line('M5,-11H10'),
  abandoned_debris: `<path d="M-12,-12L4,-16L14,-6L10,8L-6,12L-16,2Z" fill="${INK}" stroke="none"/>` + line('M-24,20H-12M-18,14V26M12,20H24M18,14V26'),
}

/** The roads that mean nearly the same as others, by the sign that they share with them. */
const ALIKE: Readonly<Record<string, string>> = {
  gravity_anomaly: 'somersault',
  welcome_to_the_lead: 'engine_envy',
  faulty_connectors: 'defective_connectors',
  space_waste: 'space_junk',
  structural_weakness: 'metal_fatigue',
  paranoid_inhabitants: 'paranoid_locals',
  contaminated_goods: 'infected_goods',
  no_luck: 'bad_luck',
}

registerArt({
  module: 'more_roads',
  shapes: signs(PICTOGRAMS),
  things: {
    ...Object.fromEntries(Object.keys(PICTOGRAMS).map((name) => [name, `road-${name}`])),
    ...Object.fromEntries(Object.entries(ALIKE).map(([name, sign]) => [name, `road-${sign}`])),
    'new-more_roads-1': 'road-cards',
    'new-more_roads-2': 'road-dead_zone',
    'new-more_roads-3': 'road-explosive_stuff',
    'new-more_roads-4': 'road-nasty_surprise',
    'new-more_roads-5': 'road-murphys_law',
  },
  beats: {
    joints_tried: { seconds: 1, sound: 'dice' },
    leader_welcomed: { seconds: 0.9 },
    comes_again: { seconds: 1, sound: 'dice' },
    side_named: { seconds: 0.8 },
  },
})
