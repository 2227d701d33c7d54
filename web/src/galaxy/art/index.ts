/**
 * How Galaxy Trucker looks: everything is drawn here by code, and nothing here knows a rule.
 *
 * In a page (each is an <svg> of its own; `size` is CSS or pixels; a `label` of '' makes it decoration):
 *   <Tile tile={17 | null} turn={0..3} />          a component, or with null the back; turning is animated
 *   <Picture name="credits" label? angle? />       any small drawing; see the shapes of `drawing/`
 *   <CardPicture card="I-3 | null" level? />        an adventure card with all its numbers, or a back
 *   <Hourglass level={0..1} running? />             the sand still above
 *   <Block colour="R" /> <Figure kind="H" /> <SeatMark seat={0..4} />
 *
 * A ship:
 *   <Ship ship={ShipView} seat={0} label="..." />  as wide as its place; `compact` for opponents
 *     marks={{'7,6': 'offer' | 'danger' | 'chosen'}}  ghost={{piece: '17^', square: '7,6', fits: true}}  last="7,6"
 *     onsquare={(name, event) => ...} onhover={(name | null) => ...} nameOf={(name) => string} active={(name) => boolean}
 *     signs={[{square, name}]}  edges={[{option, square, side, label}]} onedge={(option) => ...}
 *     gone={[{id, piece, square}]}                 these drift away, once for each id
 *     overlay                                      a snippet that gets the Geometry; draw with <Sprite name x y size angle />
 *     bind:element                                 for squareUnder(element, ship.board, clientX, clientY)
 *   geometry(board).centre(square) .edge(square, side) .point([x, y]): where things are
 *   shipSvg(ship, seat, title), svgToPng(svg): pictures to keep
 *
 * Animations last `--pace` times as long as usual (a CSS variable of any ancestor).
 */

export { default as Block } from './Block.svelte'
export { default as CardPicture } from './CardPicture.svelte'
export { default as Figure } from './Figure.svelte'
export { default as Hourglass } from './Hourglass.svelte'
export { default as Picture } from './Picture.svelte'
export { default as SeatMark } from './SeatMark.svelte'
export { default as Ship } from './Ship.svelte'
export { default as Sprite } from './Sprite.svelte'
export { default as Strip } from './Strip.svelte'
export { default as Tile } from './Tile.svelte'
export { figureLook, goodsLook, pieceMarkup } from './drawing/piece'
export { shipSvg, svgToPng } from './export'
export { Geometry, UNIT, geometry, squareUnder, type Point } from './geometry'
export { figureWords, goodsWords, kindWords, markWords, signWords, squareWords, type ShipLook } from './look'
export { beatArt, cardBackdrop, cardEntrance, figureSprite, goodsSprite, hazardArt, kindSprite, measureSprite, thingSprite, veilSprite, walkerSprite } from './names'
export type { Course, MotionArt } from './registry'
export type { Drifting, Edge, Ghost, Mark, Sign } from './ship'
