/**
 * The looks that are always there: those of the base game, and of folders that a build was given besides
 * (`STARBOARD_CLIENT_MODULES`), which is how tests bring a module that is not part of the product. Those of the product's
 * own modules come with the module (`loading.ts`).
 */

import '../art/base'
import 'virtual:galaxy-modules'
