/** All drawings that others refer to, written once for each document. */

import { CARDS, KINDS } from '../../facts'
import '../../modules'
import { registeredShapes } from '../registry'
import { cardSkies } from './cards'
import { partDrawings, partTransform, partsOf } from './piece'
import { shape, use } from './svg'

/** A kind of component as a sign: its parts, without plate and connectors. */
const sign = (kind: string) =>
  shape(`kind-${kind}`, partsOf(KINDS[kind]!).map((part) => use(part.sprite, partTransform(part, 0))).join(''))

let written: string | null = null

/** What a document that uses the drawings holds in its `<defs>`. */
export function shapes(): string {
  return (written ??= [
    registeredShapes(),
    ...[...partDrawings(Object.values(KINDS))].map(([sprite, drawing]) => shape(sprite, drawing)),
    ...Object.keys(KINDS).map(sign),
    cardSkies([...CARDS.values()].map(({ kind }) => kind)),
  ].join(''))
}

const HOLDER = 'gt-shapes'

/** Put the drawings into this page; asked by every picture, done once. */
export function provideShapes(): void {
  if (typeof document === 'undefined' || document.getElementById(HOLDER)) return
  // Not `display: none`: gradients and patterns of hidden elements are not painted everywhere.
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<svg id="${HOLDER}" width="0" height="0" style="position:absolute;pointer-events:none" aria-hidden="true" focusable="false"><defs>${shapes()}</defs></svg>`,
  )
}
