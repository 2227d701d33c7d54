import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { withSizes } from './sizes.js'

export default {
  preprocess: [vitePreprocess(), withSizes],
  compilerOptions: { runes: true },
}
