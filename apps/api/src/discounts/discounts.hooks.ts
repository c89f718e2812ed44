import type { Hooks } from '../platform/hooks.ts'
import { requireDocumentLimit } from './discounts.handlers.ts'
import { purgeDocuments } from './discounts.queries.ts'

export const discountHooks: Hooks = { afterUndo: { discount: requireDocumentLimit }, purge: purgeDocuments }
