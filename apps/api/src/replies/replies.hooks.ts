import type { Hooks } from '../platform/hooks.ts'
import { deleteReceipts } from './replies.queries.ts'

export const replyHooks: Hooks = { purge: deleteReceipts }
