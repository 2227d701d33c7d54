import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// `npm run dev` serves the pages with hot reload and asks a running table service for everything else.
const service = process.env.STARBOARD_SERVER ?? 'http://localhost:8000'

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
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
    fs: { allow: [here('.'), here('../src/starboard')] },
    proxy: { '/api': { target: service, changeOrigin: true, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
})
