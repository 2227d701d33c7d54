/** The looks of the base game, registered as those of any module. */

import { baseCards, cardShapes } from './drawing/cards'
import { contentShapes, baseFigures, baseGoods } from './drawing/contents'
import { baseHazards, hazardShapes } from './drawing/hazards'
import { baseMeasures, iconShapes } from './drawing/icons'
import { baseParts, partShapes } from './drawing/parts'
import { plateShapes } from './drawing/plates'
import { seatShapes } from './drawing/seats'
import { baseBeats } from './beats'
import { registerArt } from './registry'

registerArt({
  module: 'base',
  shapes: seatShapes + contentShapes + plateShapes + partShapes + hazardShapes + iconShapes + cardShapes,
  parts: baseParts,
  cards: baseCards,
  figures: baseFigures,
  goods: baseGoods,
  hazards: baseHazards,
  measures: baseMeasures,
  beats: baseBeats,
})
