import type { Db } from '../db/kysely.ts'
import { insertAuditEntry } from './audit.queries.ts'
import type { AuditEntriesTable } from './audit.tables.ts'
import { instantText } from '../clock.ts'

/** User, time and transaction; the context of a signed-in user has them. */
export interface Acting {
  db: Db
  user: { customerId: number; id: number | null; operator?: string | null; apiKey?: string | null }
  now(): Temporal.Instant
}

export interface Change {
  action: AuditEntriesTable['action']
  entity: AuditEntriesTable['entity']
  /** Omitted if there is no single record. */
  entityId?: number
  /** The kind of change, in values of the contract; never secret or personal data. */
  detail?: string
}

/** Records a change and its user in the transaction of the change: both are committed or neither (WORK-01). */
export async function audit({ db, user, now }: Acting, { action, entity, entityId, detail }: Change): Promise<void> {
  await insertAuditEntry(db, {
    customer_id: user.customerId,
    at: instantText(now()),
    actor_id: user.id,
    operator: user.operator ?? null,
    api_key_name: user.apiKey ?? null,
    action,
    entity,
    entity_id: entityId ?? null,
    detail: detail ?? null,
  })
}
