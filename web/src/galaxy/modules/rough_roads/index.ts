// How the roads of this box look: those that no other edition has have signs of their own.

import { registerArt } from '$galaxy/art/registry'
import { INK, PALE, SIGN, burst, dot, filled, line, named, signs } from '$galaxy/mechanisms/roads'

const PICTOGRAMS: Readonly<Record<string, string>> = {
  stiff_competition: line('M-20,-2H2M-20,14H2') + filled('M4,-10L22,6L4,22Z') + dot(-20, -2, 4) + dot(-20, 14, 4),
  deja_vu: line('M14,-10A18,18 0 1 0 18,6') + filled('M22,-18V0H4Z'),
  bum_batteries: `<rect x="-14" y="-12" width="28" height="32" rx="4"/>` + line('M-5,-16H5M-20,24L20,-16'),
  explosive_goods: burst + `<rect x="-9" y="-9" width="18" height="18" rx="2" fill="${PALE}"/>`,
  explosive_batteries: burst + `<rect x="-7" y="-8" width="14" height="18" rx="3" fill="${PALE}"/>` + line('M-2,-12H2'),
  made_to_order: `<rect x="-16" y="-12" width="32" height="32" rx="3"/>` + line('M-8,4L-2,11L10,-4'),
  panic: dot(0, 4, 17, PALE) + `<circle cy="4" r="17"/>` + dot(-6, 0, 3) + dot(6, 0, 3) + `<ellipse cy="13" rx="4" ry="6" fill="${INK}"/>`,
  ordered_components: `<rect x="-20" y="-4" width="24" height="24" rx="3"/><rect x="-6" y="-14" width="24" height="24" rx="3" fill="${SIGN}"/>`,
}

registerArt({
  module: 'rough_roads',
  shapes: signs(PICTOGRAMS),
  things: {
    ...named(Object.keys(PICTOGRAMS)),
    ...named(['engine_envy', 'space_junk', 'metal_fatigue', 'infected_goods', 'somersault', 'defective_connectors', 'paranoid_locals', 'bad_luck']),
    'new-rough_roads-1': 'road-cards',
    'new-rough_roads-2': 'road-dead_zone',
    'new-rough_roads-3': 'road-explosive_batteries',
    'new-rough_roads-4': 'road-nasty_surprise',
    'new-rough_roads-5': 'road-handicap',
  },
  beats: {
    rival_fires: { seconds: 0.9 },
  },
})
