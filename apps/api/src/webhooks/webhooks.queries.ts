import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { InstantPage } from '../platform/contract/instant-cursor.ts'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { WebhookTables } from './webhooks.tables.ts'

export type WebhookRow = Selectable<WebhookTables['webhooks']>
export type WebhookDeliveryRow = Selectable<WebhookTables['webhook_deliveries']>
type Status = WebhookDeliveryRow['status']

/** The newest first. */
export function findWebhooks(db: Db, customerId: number): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks').selectAll().where('customer_id', '=', customerId).orderBy('id', 'desc').execute()
}

/** With `lock`, no other transaction changes it until this one ends; deliveries are still added. */
export function findWebhook(db: Db, customerId: number, id: number, lock?: 'lock'): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .$if(lock === 'lock', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
}

/** The webhook of a delivery, locked. Every transaction that changes both locks the webhook first, so that no two wait for each other. */
export function lockWebhookOfDelivery(db: Db, customerId: number, deliveryId: number): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', (of) =>
      of.selectFrom('webhook_deliveries').select('webhook_id').where('customer_id', '=', customerId).where('id', '=', deliveryId),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function insertWebhook(db: Db, webhook: Insertable<WebhookTables['webhooks']>): Promise<WebhookRow> {
  return db.insertInto('webhooks').values(webhook).returningAll().executeTakeFirstOrThrow()
}

export function updateWebhook(
  db: Db,
  customerId: number,
  id: number,
  patch: Updateable<WebhookTables['webhooks']>,
): Promise<WebhookRow | undefined> {
  return db.updateTable('webhooks').set(patch).where('customer_id', '=', customerId).where('id', '=', id).returningAll().executeTakeFirst()
}

/** Deletes a webhook and, by cascade, its deliveries. */
export async function deleteWebhook(db: Db, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('webhooks').where('customer_id', '=', customerId).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

function deliveries(db: Db, customerId: number, webhookId: number, status: Status | undefined) {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .where('delivery.customer_id', '=', customerId)
    .where('delivery.webhook_id', '=', webhookId)
    .$if(status !== undefined, (query) => query.where('delivery.status', '=', status!))
}

/** A page, newest first, and one more if another page follows. */
export function findDeliveries(
  db: Db,
  customerId: number,
  webhookId: number,
  status: Status | undefined,
  { limit, offset, after }: InstantPage,
): Promise<WebhookDeliveryRow[]> {
  return deliveries(db, customerId, webhookId, status)
    .selectAll('delivery')
    .$if(after !== undefined, (query) =>
      query.where((of) => of(of.refTuple('delivery.created_at', 'delivery.id'), '<', of.tuple(after!.at, after!.id))),
    )
    .orderBy('delivery.created_at', 'desc')
    .orderBy('delivery.id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute()
}

export function countDeliveries(db: Db, customerId: number, webhookId: number, status: Status | undefined): Promise<number> {
  return countOf(deliveries(db, customerId, webhookId, status))
}

/** Locked, so that a replay and the record of a try follow each other. */
export function lockDelivery(db: Db, customerId: number, id: number): Promise<WebhookDeliveryRow | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type DeliveryPatch = Updateable<WebhookTables['webhook_deliveries']>

export function updateDelivery(db: Db, customerId: number, id: number, patch: DeliveryPatch): Promise<WebhookDeliveryRow> {
  return db
    .updateTable('webhook_deliveries')
    .set(patch)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends the deliveries that wait for a webhook that is switched off; their jobs find nothing to do. */
export async function endPendingDeliveries(db: Db, customerId: number, webhookId: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', failure: 'switched_off', next_try_at: null })
    .where('customer_id', '=', customerId)
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'pending')
    .execute()
}

export async function deleteOldDeliveries(db: Db, customerId: number, webhookId: number, before: string): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('customer_id', '=', customerId)
    .where('webhook_id', '=', webhookId)
    .where('created_at', '<', before)
    .execute()
}

export function insertDelivery(db: Db, delivery: Insertable<WebhookTables['webhook_deliveries']>): Promise<WebhookDeliveryRow> {
  return db.insertInto('webhook_deliveries').values(delivery).returningAll().executeTakeFirstOrThrow()
}

/** Queues the next try of a delivery; the job becomes visible when this transaction commits. */
export async function addWebhookJob(
  db: Db,
  { customer_id, webhook_id, id, tries }: Pick<WebhookDeliveryRow, 'customer_id' | 'webhook_id' | 'id' | 'tries'>,
  delaySeconds: number,
): Promise<void> {
  await sql`select add_webhook_job(${customer_id}::bigint, ${webhook_id}::bigint, ${id}::bigint, ${tries}::int, ${delaySeconds}::float8)`.execute(
    db,
  )
}

/** Queues that a couple was erased; other events are queued by triggers. */
export async function queueErasedEvent(db: Db, customerId: number, leadId: number): Promise<void> {
  const lead = await db
    .selectFrom('leads')
    .select(['provider_id', 'status'])
    .where('customer_id', '=', customerId)
    .where('id', '=', leadId)
    .executeTakeFirst()
  if (!lead) return
  const facts = JSON.stringify({ leadId, providerId: lead.provider_id, status: lead.status, previousStatus: null })
  await sql`select queue_webhook_event(${customerId}::bigint, 'lead.erased', ${facts}::jsonb)`.execute(db)
}
