import { hooks as folders } from './generated/hooks.ts'
import { joinHooks } from './platform/hooks.ts'

/** What the folders of the product have registered with the platform. */
export const hooks = joinHooks(folders)
