import type { Hooks } from '../platform/hooks.ts'
import { purgeDocuments } from './discounts.queries.ts'

export const discountHooks: Hooks = { purge: purgeDocuments }
