// Everything the client says in French, one chunk of the build: each part's own words and those of the games it draws.
// Those of modules are loaded with the module (`galaxy/modules/loading.ts`).

import galaxy from '$facts/galaxy/words/fr.ftl?raw'
import more from 'virtual:galaxy-words/fr'

const own = import.meta.glob<string>('./*.fr.ftl', { query: '?raw', import: 'default', eager: true })

export default [...Object.values(own), galaxy, ...more]
