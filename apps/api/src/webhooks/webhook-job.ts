import { isWebhookGivenUp, nextWebhookTry } from '@vendor-panel/domain'
import { lockManagers } from '../customer-users/customer-users.queries.ts'
import { findCustomer } from '../customers/customers.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { JobTools } from '../platform/hooks.ts'
import { mailUser } from '../platform/mail/mail-user.ts'
import { userLocale } from '../platform/messages/sentence.ts'
import { postEvent, type PostResult } from './post-event.ts'
import { toEvent } from './webhook-view.ts'
import {
  addWebhookJob,
  deleteOldDeliveries,
  endPendingDeliveries,
  lockDelivery,
  lockWebhookOfDelivery,
  updateDelivery,
  updateWebhook,
  type WebhookDeliveryRow,
  type WebhookRow,
} from './webhooks.queries.ts'

export interface WebhookJob {
  customerId: number
  deliveryId: number
  /** How often it had been tried when this try was queued: a job that is late does nothing. */
  tries: number
}

/** How long a delivery is listed. */
const keptDays = 30

/**
 * The job of one try. What it sends is recorded after it was sent: if the process ends in between, the job runs again and sends the same
 * event with the same id.
 */
export async function deliverWebhook(
  { inCustomer, now }: Pick<JobTools, 'inCustomer' | 'now'>,
  { customerId, deliveryId, tries }: WebhookJob,
): Promise<void> {
  const due = (db: Db) => findDue(db, { customerId, deliveryId, tries })
  const found = await inCustomer(customerId, due)
  if (!found) return
  const { delivery, webhook } = found
  const at = now()
  const isRenewed = webhook.previous_until !== null && webhook.previous_until > instantText(at)
  const result = await postEvent(
    {
      url: webhook.url,
      panelOrigin: webhook.panel_origin,
      secrets: isRenewed ? [webhook.secret, webhook.previous_secret!] : [webhook.secret],
      body: JSON.stringify(toEvent(delivery)),
      eventId: delivery.event_id,
    },
    at,
  )
  await inCustomer(customerId, async (db) => {
    // Another process may have recorded the same try.
    const still = await due(db)
    if (still) await record(db, still, result, now)
  })
}

async function findDue(db: Db, { customerId, deliveryId, tries }: WebhookJob) {
  const webhook = await lockWebhookOfDelivery(db, customerId, deliveryId)
  if (!webhook) return undefined
  const delivery = await lockDelivery(db, customerId, deliveryId)
  return delivery?.status === 'pending' && delivery.tries === tries ? { delivery, webhook } : undefined
}

type Due = { delivery: WebhookDeliveryRow; webhook: WebhookRow }

async function record(db: Db, { delivery, webhook }: Due, result: PostResult, now: () => Temporal.Instant): Promise<void> {
  const { customer_id: customerId, id, tries, round_tries: roundTries, webhook_id: webhookId } = delivery
  const instant = now()
  const at = instantText(instant)
  const isDelivered = result.failure === null
  const next = isDelivered ? null : nextWebhookTry(roundTries + 1, instant)
  const updated = await updateDelivery(db, customerId, id, {
    status: isDelivered ? 'delivered' : next ? 'pending' : 'failed',
    tries: tries + 1,
    round_tries: roundTries + 1,
    response_status: result.responseStatus,
    failure: result.failure,
    last_try_at: at,
    next_try_at: next && instantText(next),
  })
  if (next) await addWebhookJob(db, updated, instant.until(next).total('seconds'))
  await deleteOldDeliveries(db, customerId, webhookId, instantText(instant.subtract({ hours: 24 * keptDays })))
  if (isDelivered) {
    if (webhook.failing_since !== null) await updateWebhook(db, customerId, webhookId, { failing_since: null })
  } else if (webhook.failing_since === null) await updateWebhook(db, customerId, webhookId, { failing_since: at })
  else if (webhook.is_active && isWebhookGivenUp(Temporal.Instant.from(webhook.failing_since), instant)) await giveUp(db, webhook, now)
}

/** Switches the webhook off, and mails the account managers. */
async function giveUp(db: Db, webhook: WebhookRow, now: () => Temporal.Instant): Promise<void> {
  const { customer_id: customerId, id, url, panel_origin: origin } = webhook
  const at = instantText(now())
  await updateWebhook(db, customerId, id, { is_active: false, switched_off_at: at })
  await endPendingDeliveries(db, customerId, id)
  await audit({ db, user: { customerId, id: null }, now }, { action: 'updated', entity: 'webhook', entityId: id, detail: 'switched_off' })
  const customer = await findCustomer(db, customerId)
  for (const manager of await lockManagers(db, customerId)) {
    if (manager.email === null) continue
    const locale = userLocale(manager.preferred_language, customer.countryCode)
    const mail = { customerId, sender: customer.name, recipient: manager.email, locale, at }
    await mailUser(db, mail, 'webhook_off', { name: manager.name, url, link: `${origin}/settings/webhooks` })
  }
}
