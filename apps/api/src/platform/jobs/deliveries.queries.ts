import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../db/kysely.ts'
import { addJob } from './add-job.queries.ts'
import type { DeliveriesTable } from './deliveries.tables.ts'

export type DeliveryRow = Selectable<DeliveriesTable>

/** Queues a mail or an SMS; the job becomes visible when this transaction commits. */
export async function addDelivery(db: Db, delivery: Omit<Insertable<DeliveriesTable>, 'status'>, attemptsMax: number): Promise<void> {
  const { id } = await db.insertInto('deliveries').values(delivery).returning('id').executeTakeFirstOrThrow()
  await addJob(db, 'deliver', { customerId: delivery.customer_id, deliveryId: id }, attemptsMax)
}

/** Takes a queued delivery for this attempt; undefined if another attempt has taken it. */
export function claimDelivery(db: Db, customerId: number, deliveryId: number): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('deliveries')
    .set({ status: 'sending' })
    .where('customer_id', '=', customerId)
    .where('id', '=', deliveryId)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst()
}

/** The result of an attempt. */
export interface DeliveryEnd {
  status: 'queued' | 'sent' | 'failed'
  failReason: 'rejected' | 'unreachable' | 'delivery_unknown' | null
}

/** A finished attempt, and its message if it has one. */
export interface EndedDelivery extends DeliveryEnd {
  leadMessageId: number | null
}

/**
 * Ends an attempt; undefined, and nothing changes, when the delivery is not being sent. A delivery that was sent or given up loses its text:
 * sign-in links must not remain in the table, and texts for couples are stored in their messages.
 */
export async function endDelivery(db: Db, customerId: number, deliveryId: number, end: DeliveryEnd): Promise<EndedDelivery | undefined> {
  const ended = await db
    .updateTable('deliveries')
    .set({ status: end.status, ...(end.status !== 'queued' && { subject: null, body: '', calendar_file: null }) })
    .where('customer_id', '=', customerId)
    .where('id', '=', deliveryId)
    .where('status', '=', 'sending')
    .returning('lead_message_id')
    .executeTakeFirst()
  return ended && { ...end, leadMessageId: ended.lead_message_id }
}
