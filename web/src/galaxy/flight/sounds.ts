// What is heard when an event is shown.

import '$galaxy/modules'
import { artOf } from '$galaxy/art/registry'
import type { Told } from '$lib/protocol'
import { play } from '$lib/sound'

export function sounded(event: Told): void {
  const sound = artOf('beats', event.kind)?.sound
  if (sound) play(sound)
}
