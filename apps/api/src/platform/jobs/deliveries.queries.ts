import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../db/kysely.ts'
import type { DeliveriesTable, LeadMessagesTable } from '../../leads/leads.tables.ts'

export type DeliveryRow = Selectable<DeliveriesTable>

/** Queues what a mail or SMS line is to carry; the job is seen when this transaction is kept, and not before. */
export async function addDelivery(db: Db, delivery: Omit<Insertable<DeliveriesTable>, 'status'>, attemptsMax: number): Promise<void> {
  const { id } = await db.insertInto('deliveries').values(delivery).returning('id').executeTakeFirstOrThrow()
  const payload = JSON.stringify({ customerId: delivery.customer_id, deliveryId: id })
  await sql`select add_job('deliver', ${payload}::json, ${attemptsMax}::int)`.execute(db)
}

/** Takes a queued delivery for this attempt; undefined when another attempt has had it. */
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

/** Ends an attempt; the message it carried, if any, says the same. Nothing changes when the delivery is not being sent. */
export async function endDelivery(
  db: Db,
  customerId: number,
  deliveryId: number,
  status: 'queued' | 'sent' | 'failed',
  failReason: Selectable<LeadMessagesTable>['fail_reason'],
): Promise<void> {
  const ended = await db
    .updateTable('deliveries')
    .set({ status })
    .where('customer_id', '=', customerId)
    .where('id', '=', deliveryId)
    .where('status', '=', 'sending')
    .returning('lead_message_id')
    .executeTakeFirst()
  if (!ended?.lead_message_id) return
  await db
    .updateTable('lead_messages')
    .set({ status, fail_reason: failReason })
    .where('customer_id', '=', customerId)
    .where('id', '=', ended.lead_message_id)
    .execute()
}
