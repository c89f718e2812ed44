import type { Hooks } from '../platform/hooks.ts'
import { requireDocumentLimit } from './account-documents.handlers.ts'

export const customerHooks: Hooks = {
  afterUndo: { customer_account: requireDocumentLimit },
  finders: { customerId: ({ user }, id) => Promise.resolve(id === user.customerId) },
}
