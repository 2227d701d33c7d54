import { existsSync, readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// `npm run dev` serves the pages with hot reload and asks a running table service for everything else.
const service = process.env.STARBOARD_SERVER ?? 'http://localhost:8000'

// Folders of modules that are not part of the product, for tests: each may have drawings in `web/index.ts` and words in
// `words/en.ftl` and `words/fr.ftl`. A catalogue with what they bring is written by the game itself.
const moreModules = (process.env.STARBOARD_CLIENT_MODULES ?? '').split(delimiter).filter(Boolean).map((folder) => resolve(folder))
const catalogue = resolve(process.env.STARBOARD_CATALOGUE || here('./src/galaxy/catalogue.json'))

/** `virtual:galaxy-modules` is the drawings of those folders, `virtual:galaxy-words/en` their words, `-rules/en` their pages. */
function modulesBesides(): Plugin {
  const drawings = 'virtual:galaxy-modules'
  const texts: Record<string, (language: string) => string> = {
    'virtual:galaxy-words/': (language) => `words/${language}.ftl`,
    'virtual:galaxy-rules/': (language) => `rules/${language}.md`,
  }
  const textOf = (id: string) => Object.keys(texts).find((start) => id.startsWith(start))
  return {
    name: 'galaxy-modules',
    resolveId: (id) => (id === drawings || textOf(id) ? `\0${id}` : undefined),
    load(id) {
      const found = (file: string) => moreModules.map((folder) => `${folder}/${file}`).filter((path) => existsSync(path))
      if (id === `\0${drawings}`) return found('web/index.ts').map((path) => `import ${JSON.stringify(path)}`).join('\n')
      const text = textOf(id.slice(1))
      if (!id.startsWith('\0') || !text) return undefined
      const files = found(texts[text]!(id.slice(1 + text.length)))
      const imports = files.map((path, index) => `import words${index} from ${JSON.stringify(`${path}?raw`)}`)
      return `${imports.join('\n')}\nexport default [${files.map((_, index) => `words${index}`).join(', ')}]`
    },
  }
}

/** The licence of the typeface goes wherever the typeface goes. */
function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const source = readFileSync(here('./node_modules/@fontsource/changa-one/LICENSE'), 'utf-8')
      this.emitFile({ type: 'asset', fileName: 'fonts-OFL.txt', source })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), modulesBesides(), licences()],
  resolve: {
    alias: {
      $catalogue: catalogue,
      $lib: here('./src/lib'),
      $galaxy: here('./src/galaxy'),
      $facts: here('../src/starboard'), // the games' own catalogues and words
    },
  },
  build: {
    outDir: here('../src/starboard/server/client'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('.'), here('../src/starboard'), here('../docs/rules'), ...moreModules] },
    proxy: { '/api': { target: service, changeOrigin: true, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000, // no test is about speed, and machines are busy
  },
})
