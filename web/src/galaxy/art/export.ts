/** A ship as a picture to keep: SVG that stands alone, and PNG made from it. */

import { pieceOfKey } from '../facts'
import { boardExtent, boardMarkup, viewBox } from './drawing/board'
import { SKY } from './drawing/palette'
import { pieceMarkup, placeContents, placedMarkup } from './drawing/piece'
import { shapes } from './drawing/shapes'
import { escape } from './drawing/svg'
import { geometry } from './geometry'
import { contentsAt, type ShipLook } from './look'

/** The ship as a whole SVG document. The title is what a screen reader says. */
export function shipSvg(ship: ShipLook, seat: number, title = ''): string {
  const place = geometry(ship.board)
  const pieces = Object.entries(ship.pieces).map(([square, key]) => {
    const piece = pieceOfKey(key)
    const at = place.centre(square)
    const contents = placeContents(piece, contentsAt(ship, square)).map(placedMarkup)
    return `<g transform="translate(${at.x} ${at.y})">${pieceMarkup(piece, seat)}${contents.join('')}</g>`
  })
  const { x, y, width, height } = boardExtent(place)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(place)}" width="${width}" height="${height}" role="img">
<title>${escape(title)}</title><defs>${shapes()}</defs>
<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18" fill="${SKY}"/>
${boardMarkup(place, seat)}${pieces.join('')}</svg>`
}

/** The picture of an SVG document, `scale` pixels for each of its units. */
export async function svgToPng(svg: string, scale = 2): Promise<Blob> {
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth * scale
    canvas.height = image.naturalHeight * scale
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(source)
  }
}
