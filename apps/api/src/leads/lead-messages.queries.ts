import { sql, type Insertable, type Selectable } from 'kysely'
import type { InstantPage } from '../platform/contract/instant-cursor.ts'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { LeadMessagesTable } from './leads.tables.ts'

export type LeadMessageRow = Awaited<ReturnType<typeof findLeadMessages>>[number]

/** A page, newest first, and one more message if another page follows. */
export function findLeadMessages(db: Db, customerId: number, leadId: number, { limit, offset, after }: InstantPage) {
  return db
    .selectFrom('lead_messages as message')
    .leftJoin('customer_users as author', (join) =>
      join.onRef('author.customer_id', '=', 'message.customer_id').onRef('author.id', '=', 'message.author_id'),
    )
    .select([
      'message.id',
      'message.channel',
      'message.direction',
      'message.subject',
      'message.body',
      'message.status',
      'message.fail_reason',
    ])
    .select(['message.author_id', 'author.name as author_name', 'message.created_at', 'message.read_at'])
    .where('message.customer_id', '=', customerId)
    .where('message.lead_id', '=', leadId)
    .$if(after !== undefined, (query) =>
      query.where((of) => of(of.refTuple('message.created_at', 'message.id'), '<', of.tuple(after!.at, after!.id))),
    )
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute()
}

export function countLeadMessages(db: Db, customerId: number, leadId: number): Promise<number> {
  return countOf(db.selectFrom('lead_messages').where('customer_id', '=', customerId).where('lead_id', '=', leadId))
}

export async function insertLeadMessage(db: Db, message: Insertable<LeadMessagesTable>): Promise<number> {
  return (await db.insertInto('lead_messages').values(message).returning('id').executeTakeFirstOrThrow()).id
}

export async function isMessageOf(db: Db, customerId: number, leadId: number, messageId: number): Promise<boolean> {
  const found = await db
    .selectFrom('lead_messages')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('id', '=', messageId)
    .executeTakeFirst()
  return found !== undefined
}

/** Marks the couple's messages as read, up to and including one or all of them; returns how many stay unread. */
export async function readLeadMessages(db: Db, customerId: number, leadId: number, at: string, upToId: number | null): Promise<number> {
  const received = (
    id: number | null,
  ) => sql<boolean>`customer_id = ${customerId} and lead_id = ${leadId} and direction = 'in' and read_at is null
    and (${id}::bigint is null or (created_at, id) <= (select created_at, id from lead_messages where customer_id = ${customerId} and id = ${id}))`
  await db.updateTable('lead_messages').set({ read_at: at }).where(received(upToId)).execute()
  const { unread } = await db
    .selectFrom('lead_messages')
    .select((of) => of.fn.countAll<number>().as('unread'))
    .where(received(null))
    .executeTakeFirstOrThrow()
  return unread
}

/** Stores the result of a message's delivery. */
export async function endLeadMessage(
  db: Db,
  customerId: number,
  messageId: number,
  outcome: Pick<Selectable<LeadMessagesTable>, 'status' | 'fail_reason'>,
): Promise<void> {
  await db.updateTable('lead_messages').set(outcome).where('customer_id', '=', customerId).where('id', '=', messageId).execute()
}
