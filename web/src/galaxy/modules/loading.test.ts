// Whatever a module brings works without any other module having been loaded, in whichever order they come.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const drawn = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const ids = (markup: string) => new Set([...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!))
const referred = (markup: string) => [...markup.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2]!)

/** The pages as they are when somebody has just come, with nothing loaded. */
async function fresh() {
  vi.resetModules()
  const [facts, loading, piece, registry, shapes] = await Promise.all([
    import('../facts'), import('./loading'), import('../art/drawing/piece'), import('../art/registry'), import('../art/drawing/shapes'),
  ])
  const { cardMarkup } = await import('../art/drawing/cards')
  return { ...facts, ...loading, ...piece, ...registry, ...shapes, cardMarkup }
}

let pages: Awaited<ReturnType<typeof fresh>>
beforeEach(async () => {
  pages = await fresh()
})

/** The components of these owners that refer to a drawing which nobody has brought. */
function incomplete(owners: readonly string[]): string[] {
  const known = ids(pages.shapes())
  const markup = (id: number) => pages.pieceMarkup(pages.piece(id), 0) + pages.partsOf(pages.COMPONENTS.get(id)!.parts).map((part) => part.art.draw(part.value, {})).join('')
  return [...pages.COMPONENTS.values()]
    .filter(({ owner }) => owners.includes(owner))
    .flatMap(({ id, kind }) => (referred(markup(id)).every((name) => known.has(name)) ? [] : [kind]))
}

/** A module with components, and with drawings for them. */
const bringsComponents = () => drawn.find((module) => [...pages.COMPONENTS.values()].some(({ owner }) => owner === module))!

/** The kinds of card that somebody has drawn. */
const drawnKinds = () => [...pages.CARDS.values()].filter(({ kind }) => pages.artOf('cards', kind) !== null)

describe('the pages', () => {
  it('have no drawings of modules until these are asked for', async () => {
    expect(incomplete(pages.EDITIONS)).toEqual([])
    const before = pages.shapes()
    expect(before).not.toContain('<text')
    await pages.loadModules([bringsComponents(), 'of_another_build'])
    expect(pages.shapes().length).toBeGreaterThan(before.length)
  })

  it('draw a part anew when its module has come after it was first drawn', async () => {
    const own = [...pages.COMPONENTS.values()].filter(({ owner }) => owner === bringsComponents())
    const drawnAs = () => own.flatMap(({ parts }) => pages.partsOf(parts).map(({ art, value }) => art.draw(value, {})))
    const generic = drawnAs()
    await pages.loadModules([bringsComponents()])
    expect(drawnAs()).not.toEqual(generic)
  })

  it('look the same whichever module came first', async () => {
    for (const module of drawn) await pages.loadModules([module])
    const one = pages.shapes()
    pages = await fresh()
    for (const module of drawn.toReversed()) await pages.loadModules([module])
    expect(pages.shapes()).toBe(one)
    pages = await fresh()
    await pages.loadAllModules()
    expect(pages.shapes()).toBe(one)
  })
})

describe.each(drawn)('the drawings of %s', (module) => {
  it('need those of no other module', async () => {
    await pages.loadModules([module])
    const known = ids(pages.shapes())
    expect(referred(pages.registeredShapes()).filter((id) => !known.has(id))).toEqual([])
    expect(incomplete([...pages.EDITIONS, module])).toEqual([])
    const cards = drawnKinds().map((card) => pages.cardMarkup(card, ''))
    expect(cards.flatMap((card) => referred(card).filter((id) => !known.has(id) && !ids(card).has(id)))).toEqual([])
  })

  it('lie where a module of the game has that name', () => {
    expect(readdirSync(join(import.meta.dirname, '../../../../src/starboard/galaxy/modules', module))).toContain('words')
  })
})
