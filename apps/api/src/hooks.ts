import { hooks as folders } from './generated/hooks.ts'
import { joinHooks } from './platform/hooks.ts'

/** The hooks that the product folders register with the platform. */
export const hooks = joinHooks(folders)
