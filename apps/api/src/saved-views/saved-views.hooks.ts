import type { Hooks } from '../platform/hooks.ts'
import { requireSavedViewLimit } from './saved-views.handlers.ts'

export const savedViewHooks: Hooks = { afterUndo: { saved_view: requireSavedViewLimit } }
