import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'

const web = new URL('../../..', import.meta.url).pathname

/** The pages as they are built with a folder that is not part of the product. */
let server: ViteDevServer
const folder = mkdtempSync(join(tmpdir(), 'toy-'))

beforeAll(async () => {
  mkdirSync(join(folder, 'web'))
  mkdirSync(join(folder, 'words'))
  mkdirSync(join(folder, 'rules'))
  writeFileSync(join(folder, 'rules', 'en.md'), '# Balloons\n\n## <a id="balloon"></a>Balloons fly\n\nUp. [TOY-1]\n')
  const drawing = `import { registerArt } from '$galaxy/art/registry'
registerArt({ module: 'toy', parts: { balloon: { draw: (value) => '<circle id="balloon-' + value + '"/>' } }, figures: { Z: { sprite: 'zombie', size: 40 } } })`
  writeFileSync(join(folder, 'web', 'index.ts'), drawing)
  writeFileSync(join(folder, 'words', 'en.ftl'), 'kind-balloon = balloon')
  const catalogue = JSON.parse(readFileSync(join(web, 'src/galaxy/catalogue.json'), 'utf-8'))
  catalogue.kinds.balloon = { parts: { balloon: 2, cells: 1 }, groups: ['balloon', 'battery'], directed: false }
  catalogue.parts.balloon = { group: 'balloon', directed: false, glyph: 'o' }
  catalogue.tiles['900'] = { kind: 'balloon', connectors: '1111', turns: [0], owner: 'toy' }
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(catalogue))
  process.env.STARBOARD_CLIENT_MODULES = folder
  process.env.STARBOARD_CATALOGUE = join(folder, 'catalogue.json')
  server = await createServer({ root: web, configFile: join(web, 'vite.config.ts'), server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'error' })
}, 60_000)

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
  delete process.env.STARBOARD_CLIENT_MODULES
  delete process.env.STARBOARD_CATALOGUE
})

describe('a module from a folder of its own', () => {
  it('brings its drawings, and its tiles are drawn with them', async () => {
    const { shapes } = await server.ssrLoadModule('/src/galaxy/art/drawing/shapes.ts')
    expect(shapes()).toContain('<g id="gt-part-balloon-2"><circle id="balloon-2"/></g>')
    const { piece } = await server.ssrLoadModule('/src/galaxy/facts.ts')
    const { pieceMarkup, figureLook } = await server.ssrLoadModule('/src/galaxy/art/drawing/piece.ts')
    expect(pieceMarkup(piece(900), 0)).toMatch(/#gt-part-balloon-2.*#gt-part-cells-1/)
    expect(figureLook('Z').sprite).toBe('zombie')
  }, 60_000)

  it('brings its words', async () => {
    const { default: words } = await server.ssrLoadModule('/src/words/en.ts')
    expect(words.join('\n')).toContain('kind-balloon = balloon')
  }, 60_000)

  it('brings its pages of rules, after those of the game', async () => {
    const { loadPages } = await server.ssrLoadModule('/src/rules/pages.ts')
    const pages = await loadPages('galaxy', 'en')
    const titles = pages.map(({ title }: { title: string }) => title)
    expect([titles[0], titles.at(-1)]).toEqual(['Galaxy Trucker', 'Balloons'])
    expect(pages.at(-1).chapters).toMatchObject([{ anchors: ['balloon'], title: 'Balloons fly', blocks: [{ kind: 'paragraph' }] }])
    expect(await loadPages('galaxy', 'fr')).toHaveLength(pages.length - 1)
  }, 60_000)

  it('has its group offered when something of it lies there', async () => {
    const { counts, shownGroups } = await server.ssrLoadModule('/src/galaxy/yard/groups.ts')
    expect(shownGroups(counts([]))).not.toContain('balloon')
    expect(shownGroups(counts([900]))).toContain('balloon')
  }, 60_000)
})
