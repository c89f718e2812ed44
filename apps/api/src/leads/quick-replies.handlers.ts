import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { requiredText } from '../platform/contract/required-text.ts'
import { lockByName } from '../platform/db/kysely.ts'
import {
  countQuickReplies,
  deleteQuickReply,
  findQuickReplies,
  findQuickReply,
  insertQuickReply,
  updateQuickReply,
  type QuickReplyRow,
} from './quick-replies.queries.ts'
import { instantText } from '../platform/clock.ts'
import { requireOwnerOrManager } from '../platform/session/access.ts'

const quickRepliesMax = 100

/** Refuses what was added or restored above the limit; its transaction is rolled back. */
export async function requireQuickReplyLimit({ db, user }: Pick<VendorContext, 'db' | 'user'>): Promise<void> {
  await lockByName(db, `quick replies ${user.customerId}`)
  if ((await countQuickReplies(db, user.customerId)) > quickRepliesMax)
    throw new Refusal(409, 'limit_reached', { params: { max: quickRepliesMax } })
}

export const quickReplyHandlers: Handlers<'listQuickReplies' | 'createQuickReply' | 'updateQuickReply' | 'deleteQuickReply'> = {
  async listQuickReplies({ db, user }) {
    return { status: 200, body: { data: (await findQuickReplies(db, user.customerId)).map(toReply) } }
  },

  async createQuickReply(context, { body }) {
    const { db, user, now } = context
    const draft = { title: requiredText('title', body.title), body: requiredText('body', body.body) }
    const reply = { ...draft, author_id: user.id, created_at: instantText(now()) }
    const id = await insertQuickReply(db, { customer_id: user.customerId, ...reply })
    await requireQuickReplyLimit(context)
    await audit(context, { action: 'created', entity: 'quick_reply', entityId: id })
    return { status: 201, body: { data: toReply({ id, ...reply, author_name: user.name }) } }
  },

  async updateQuickReply(context, { path, body }) {
    const reply = await findOwnReply(context, path.quickReplyId)
    const patch = {
      ...(body.title !== undefined && { title: requiredText('title', body.title) }),
      ...(body.body !== undefined && { body: requiredText('body', body.body) }),
    }
    await updateQuickReply(context.db, context.user.customerId, reply.id, patch)
    await audit(context, { action: 'updated', entity: 'quick_reply', entityId: reply.id })
    return { status: 200, body: { data: toReply({ ...reply, ...patch }) } }
  },

  async deleteQuickReply(context, { path }) {
    const reply = await findOwnReply(context, path.quickReplyId)
    const headers = await undoable(context, { entity: 'quick_reply', entityId: reply.id }, { table: 'quick_replies', ids: [reply.id] })
    await deleteQuickReply(context.db, context.user.customerId, reply.id)
    return { status: 204, headers }
  },
}

/** A saved reply that this user may change: the author's own, any for an account manager. */
async function findOwnReply({ db, user }: VendorContext, id: number): Promise<QuickReplyRow> {
  const reply = requireFound(await findQuickReply(db, user.customerId, id))
  requireOwnerOrManager(user, reply.author_id)
  return reply
}

function toReply(row: QuickReplyRow): components['schemas']['QuickReply'] {
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    author: { id: row.author_id, name: row.author_name },
    createdAt: row.created_at,
  }
}
