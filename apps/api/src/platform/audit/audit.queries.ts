import type { Insertable } from 'kysely'
import type { InstantPage } from '../contract/instant-cursor.ts'
import { countOf, type Db } from '../db/kysely.ts'
import type { AuditEntriesTable } from './audit.tables.ts'

export interface AuditFilter {
  entity?: AuditEntriesTable['entity'] | undefined
  entityId?: number | undefined
  actorId?: number | undefined
  /** Half-open, in instants. */
  from?: string | undefined
  before?: string | undefined
}

export type AuditRow = Awaited<ReturnType<typeof findAuditEntries>>[number]

export async function insertAuditEntry(db: Db, entry: Insertable<AuditEntriesTable>): Promise<void> {
  await db.insertInto('audit_entries').values(entry).execute()
}

function entries(db: Db, customerId: number, { entity, entityId, actorId, from, before }: AuditFilter) {
  return db
    .selectFrom('audit_entries as entry')
    .where('entry.customer_id', '=', customerId)
    .$if(entity !== undefined, (query) => query.where('entry.entity', '=', entity!))
    .$if(entityId !== undefined, (query) => query.where('entry.entity_id', '=', entityId!))
    .$if(actorId !== undefined, (query) => query.where('entry.actor_id', '=', actorId!))
    .$if(from !== undefined, (query) => query.where('entry.at', '>=', from!))
    .$if(before !== undefined, (query) => query.where('entry.at', '<', before!))
}

/** A page, newest first, and one more entry if another page follows. */
export function findAuditEntries(db: Db, customerId: number, filter: AuditFilter, { limit, offset, after }: InstantPage) {
  return entries(db, customerId, filter)
    .leftJoin('customer_users as actor', (join) =>
      join.onRef('actor.customer_id', '=', 'entry.customer_id').onRef('actor.id', '=', 'entry.actor_id'),
    )
    .select(['entry.id', 'entry.at', 'entry.actor_id', 'actor.name as actor_name', 'entry.operator', 'entry.api_key_name'])
    .select(['entry.action', 'entry.entity', 'entry.entity_id', 'entry.detail'])
    .$if(after !== undefined, (query) => query.where((of) => of(of.refTuple('entry.at', 'entry.id'), '<', of.tuple(after!.at, after!.id))))
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute()
}

export function countAuditEntries(db: Db, customerId: number, filter: AuditFilter): Promise<number> {
  return countOf(entries(db, customerId, filter))
}
