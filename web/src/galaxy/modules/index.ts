/**
 * The looks of all modules, found by their folders: `modules/<name>/index.ts` calls `registerArt`. A build may be given
 * further folders (`STARBOARD_CLIENT_MODULES`), which is how tests bring a module that is not part of the product.
 */

import '../art/base'
import 'virtual:galaxy-modules'

import.meta.glob('./*/index.ts', { eager: true })
