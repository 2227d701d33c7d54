// Everything the client says in English, one chunk of the build: each part's own words and those of the games it draws.
// Those of modules are loaded with the module (`galaxy/modules/loading.ts`).

import galaxy from '$facts/galaxy/words/en.ftl?raw'
import more from 'virtual:galaxy-words/en'

const own = import.meta.glob<string>('./*.en.ftl', { query: '?raw', import: 'default', eager: true })

export default [...Object.values(own), galaxy, ...more]
