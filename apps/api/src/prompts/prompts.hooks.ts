import type { Hooks } from '../platform/hooks.ts'
import { deletePromptsOfLead } from './prompts.queries.ts'

export const promptHooks: Hooks = { erase: ({ db, customerId, leadId }) => deletePromptsOfLead(db, customerId, leadId) }
