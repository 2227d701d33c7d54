/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:galaxy-modules'

declare module 'virtual:galaxy-words/*' {
  const words: string[]
  export default words
}

declare module 'virtual:galaxy-rules/*' {
  const pages: readonly string[]
  export default pages
}
