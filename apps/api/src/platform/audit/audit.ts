import type { Db } from '../db/kysely.ts'
import { insertAuditEntry } from './audit.queries.ts'
import type { AuditEntriesTable } from './audit.tables.ts'
import { instantText } from '../clock.ts'

/** Who does it, when, and in which transaction; the context of a signed-in user is one. */
export interface Acting {
  db: Db
  user: { customerId: number; id: number | null }
  now(): Temporal.Instant
}

export interface Change {
  action: AuditEntriesTable['action']
  entity: AuditEntriesTable['entity']
  /** Left out where there is no single one. */
  entityId?: number
  /** What was changed, in words of the contract; never a value that is secret or personal. */
  detail?: string
}

/** Writes down who changed what, in the transaction of the change: neither is kept without the other (WORK-01). */
export async function audit({ db, user, now }: Acting, { action, entity, entityId, detail }: Change): Promise<void> {
  await insertAuditEntry(db, {
    customer_id: user.customerId,
    at: instantText(now()),
    actor_id: user.id,
    action,
    entity,
    entity_id: entityId ?? null,
    detail: detail ?? null,
  })
}
