import type { Db } from '../db/kysely.ts'
import type { AllHooks } from '../hooks.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import type { SmsTransport } from '../sms/sms-transport.ts'
import { claimDelivery, endDelivery, type DeliveryEnd, type DeliveryRow } from './deliveries.queries.ts'

/**
 * The result of a transport: accepted; refused permanently; unreachable, so that nothing was sent and a retry is safe;
 * or broken after sending began, so that the result is unknown.
 */
export type TransportResult = 'sent' | 'rejected' | 'unreachable' | 'unknown'

export interface Delivering {
  inCustomer<Result>(customerId: number, work: (db: Db) => Promise<Result>): Promise<Result>
  mail: MailTransport
  sms: SmsTransport
  hooks: Pick<AllHooks, 'afterDelivery'>
}

export class TransportUnreachable extends Error {
  override name = 'TransportUnreachable'
}

/** Sends a delivery at most once: `sending` is committed before the transport is called, and a delivery in that state is not sent again. */
export async function deliver(
  { inCustomer, mail, sms, hooks }: Delivering,
  { customerId, deliveryId }: { customerId: number; deliveryId: number },
  isLastAttempt: boolean,
): Promise<void> {
  const end = (status: DeliveryEnd['status'], failReason: DeliveryEnd['failReason']) =>
    inCustomer(customerId, async (db) => {
      const ended = await endDelivery(db, customerId, deliveryId, { status, failReason })
      if (ended) await hooks.afterDelivery(db, customerId, ended)
    })
  const delivery = await inCustomer(customerId, (db) => claimDelivery(db, customerId, deliveryId))
  // An earlier attempt crashed while sending, or has ended: only the first needs an error.
  if (!delivery) return end('failed', 'delivery_unknown')
  const outcome = await send(delivery, mail, sms)
  if (outcome === 'sent') return end('sent', null)
  if (outcome === 'rejected') return end('failed', 'rejected')
  if (outcome === 'unknown') return end('failed', 'delivery_unknown')
  if (isLastAttempt) return end('failed', 'unreachable')
  await end('queued', null)
  throw new TransportUnreachable(`The ${delivery.channel} transport is unreachable.`)
}

function send(delivery: DeliveryRow, mail: MailTransport, sms: SmsTransport): Promise<TransportResult> {
  const { customer_id: customerId, id, recipient, body, subject, sender, locale, calendar_file: calendarFile } = delivery
  const messageId = `${customerId}.${id}`
  if (delivery.channel === 'sms') return sms.send({ messageId, recipient, body })
  return mail.send({ messageId, sender, recipient, subject: subject ?? '', body, locale, calendarFile })
}
