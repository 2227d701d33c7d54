// What is heard when an event is shown.

import type { Told } from '$lib/protocol'
import { play, type Sound } from '$lib/sound'

const SOUNDS: Readonly<Record<string, Sound>> = {
  launched: 'launch',
  card_turned_up: 'card',
  rolled: 'dice',
  meteor: 'meteor',
  shot: 'laser',
  bounced: 'weld',
  shielded: 'shield',
  meteor_shot: 'laser',
  component_destroyed: 'hit',
  parts_lost: 'break',
  components_removed: 'break',
  enemy_won: 'lose',
  enemy_beaten: 'win',
  gave_up: 'lose',
  earned: 'coins',
  engine_powered: 'launch',
  cell_used: 'tick',
  goods_loaded: 'weld',
  crew_lost: 'tick',
}

export function sounded(event: Told): void {
  const sound = SOUNDS[event.kind]
  if (sound) play(sound)
}
