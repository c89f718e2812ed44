import { Readable } from 'node:stream'
import type { Db } from '../db/kysely.ts'
import type { ReplyAddresses } from '../mail/reply-address.ts'
import type { AllHooks } from '../hooks.ts'
import type { FileStore } from '../files/file-store.ts'
import type { MailFile, MailTransport } from '../mail/mail-transport.ts'
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
  files: Pick<FileStore, 'open'>
  /** The addresses that take answers by mail; without them mail has no address for answers. */
  replyAddresses?: ReplyAddresses | undefined
  hooks: Pick<AllHooks, 'afterDelivery' | 'filesOfMessage'>
}

export class TransportUnreachable extends Error {
  override name = 'TransportUnreachable'
}

/** Sends a delivery at most once: `sending` is committed before the transport is called, and a delivery in that state is not sent again. */
export async function deliver(
  { inCustomer, mail, sms, files, hooks, replyAddresses }: Delivering,
  { customerId, deliveryId }: { customerId: number; deliveryId: number },
  isLastAttempt: boolean,
): Promise<void> {
  const end = (status: DeliveryEnd['status'], failReason: DeliveryEnd['failReason']) =>
    inCustomer(customerId, async (db) => {
      const ended = await endDelivery(db, customerId, deliveryId, { status, failReason })
      if (ended) await hooks.afterDelivery(db, customerId, ended)
    })
  const claimed = await inCustomer(customerId, async (db) => {
    const delivery = await claimDelivery(db, customerId, deliveryId)
    const isMailToCouple = delivery?.channel === 'email' && delivery.lead_message_id !== null
    return (
      delivery && {
        delivery,
        attached: isMailToCouple ? await hooks.filesOfMessage({ db, files }, customerId, delivery.lead_message_id!) : [],
      }
    )
  })
  // An earlier attempt crashed while sending, or has ended: only the first needs an error.
  if (!claimed) return end('failed', 'delivery_unknown')
  const { delivery, attached } = claimed
  const outcome = await send(delivery, { attached, replyTo: replyAddressOf(delivery, replyAddresses) }, mail, sms)
  // A transport that failed has not read them.
  for (const { content } of attached) if (content instanceof Readable) content.destroy()
  if (outcome === 'sent') return end('sent', null)
  if (outcome === 'rejected') return end('failed', 'rejected')
  if (outcome === 'unknown') return end('failed', 'delivery_unknown')
  if (isLastAttempt) return end('failed', 'unreachable')
  await end('queued', null)
  throw new TransportUnreachable(`The ${delivery.channel} transport is unreachable.`)
}

/** A couple answers to the thread, a user to the couple of the notice. */
function replyAddressOf({ lead_id, lead_message_id, reply_user_id }: DeliveryRow, addresses: ReplyAddresses | undefined): string | null {
  if (!addresses || lead_id === null) return null
  if (lead_message_id !== null) return addresses.of({ leadId: lead_id, userId: null })
  return reply_user_id === null ? null : addresses.of({ leadId: lead_id, userId: reply_user_id })
}

interface Enclosed {
  attached: readonly MailFile[]
  replyTo: string | null
}

function send(
  delivery: DeliveryRow,
  { attached: files, replyTo }: Enclosed,
  mail: MailTransport,
  sms: SmsTransport,
): Promise<TransportResult> {
  const { customer_id: customerId, id, recipient, body, subject, sender, locale, calendar_file: calendarFile } = delivery
  const messageId = `${customerId}.${id}`
  if (delivery.channel === 'sms') return sms.send({ messageId, recipient, body })
  return mail.send({ messageId, sender, recipient, subject: subject ?? '', body, locale, calendarFile, files, replyTo })
}
