/** All drawings that others refer to, written once for each document. */

import { CARDS, COMPONENTS, EDITIONS, KINDS } from '../../facts'
import '../../modules'
import { isRegistered, registeredArt, registeredShapes } from '../registry'
import { cardSkies } from './cards'
import { partDrawings, partTransform, partsOf } from './piece'
import { shape, use } from './svg'

/** A kind of component as a sign: its parts, without plate and connectors. */
const sign = (kind: string) =>
  shape(`kind-${kind}`, partsOf(KINDS[kind]!).map((part) => use(part.sprite, partTransform(part, 0))).join(''))

/** The kinds of component that this page may have to draw; those of modules that it has not loaded are none of them. */
function kindsHere(): readonly string[] {
  const isHere = (owner: string) => EDITIONS.includes(owner) || isRegistered(owner)
  const all = [...COMPONENTS.values()]
  const printed = new Set(all.map(({ kind }) => kind))
  const here = new Set(all.flatMap(({ kind, owner }) => (isHere(owner) ? [kind] : [])))
  return Object.keys(KINDS).filter((kind) => here.has(kind) || !printed.has(kind))
}

let written = ''
let writtenOf: object | null = null

/** What a document that uses the drawings holds in its `<defs>`. */
export function shapes(): string {
  if (writtenOf === registeredArt()) return written
  writtenOf = registeredArt()
  const kinds = kindsHere()
  return (written = [
    registeredShapes(),
    ...[...partDrawings(kinds.map((kind) => KINDS[kind]!))].map(([sprite, drawing]) => shape(sprite, drawing)),
    ...kinds.map(sign),
    cardSkies([...CARDS.values()].map(({ kind }) => kind)),
  ].join(''))
}

const HOLDER = 'gt-shapes'
let providedOf: object | null = null

/** Put the drawings into this page; asked by every picture, done once and again when a module has brought more. */
export function provideShapes(): void {
  if (typeof document === 'undefined' || providedOf === registeredArt()) return
  providedOf = registeredArt()
  const defs = document.querySelector(`#${HOLDER} defs`)
  if (defs) {
    defs.innerHTML = shapes()
    return
  }
  // Not `display: none`: gradients and patterns of hidden elements are not painted everywhere.
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<svg id="${HOLDER}" width="0" height="0" style="position:absolute;pointer-events:none" aria-hidden="true" focusable="false"><defs>${shapes()}</defs></svg>`,
  )
}
