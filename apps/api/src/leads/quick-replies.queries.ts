import { sql, type Insertable, type Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { QuickRepliesTable } from './quick-replies.tables.ts'

function replies(db: Db, customerId: number) {
  return db
    .selectFrom('quick_replies as reply')
    .innerJoin('customer_users as author', (join) =>
      join.onRef('author.customer_id', '=', 'reply.customer_id').onRef('author.id', '=', 'reply.author_id'),
    )
    .select(['reply.id', 'reply.title', 'reply.body', 'reply.author_id', 'author.name as author_name', 'reply.created_at'])
    .where('reply.customer_id', '=', customerId)
}

export type QuickReplyRow = Awaited<ReturnType<typeof findQuickReplies>>[number]

export function findQuickReplies(db: Db, customerId: number) {
  return replies(db, customerId)
    .orderBy(sql`reply.title collate "und-x-icu"`)
    .orderBy('reply.id')
    .execute()
}

export function findQuickReply(db: Db, customerId: number, id: number): Promise<QuickReplyRow | undefined> {
  return replies(db, customerId).where('reply.id', '=', id).executeTakeFirst()
}

export function countQuickReplies(db: Db, customerId: number): Promise<number> {
  return countOf(db.selectFrom('quick_replies').where('customer_id', '=', customerId))
}

export async function insertQuickReply(db: Db, reply: Insertable<QuickRepliesTable>): Promise<number> {
  return (await db.insertInto('quick_replies').values(reply).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateQuickReply(db: Db, customerId: number, id: number, patch: Updateable<QuickRepliesTable>): Promise<void> {
  await db.updateTable('quick_replies').set(patch).where('customer_id', '=', customerId).where('id', '=', id).execute()
}

export async function deleteQuickReply(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('quick_replies').where('customer_id', '=', customerId).where('id', '=', id).execute()
}
