import type { Hooks } from '../platform/hooks.ts'
import { requireRestoredSeason } from './catalogs.handlers.ts'

export const catalogHooks: Hooks = { afterUndo: { catalog: requireRestoredSeason } }
