import { fieldProblem, webhookProblems } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { instantPage, pageOf } from '../platform/contract/instant-cursor.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { lockByName } from '../platform/db/kysely.ts'
import { outsideAddress } from '../platform/http/outside-address.ts'
import { requireManager } from '../platform/session/access.ts'
import { newWebhookSecret } from '../platform/session/token.ts'
import { throttle, type Throttle } from '../platform/throttle/throttle.ts'
import { toDelivery, toWebhook } from './webhook-view.ts'
import {
  addWebhookJob,
  countDeliveries,
  deleteWebhook,
  endPendingDeliveries,
  findDeliveries,
  findWebhook,
  findWebhooks,
  insertDelivery,
  insertWebhook,
  lockDelivery,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
} from './webhooks.queries.ts'

/** Webhooks of an account; our choice. */
const webhooksMax = 20
/** How long the old secret signs too. */
const previousSecretHours = 24
/** Tests are requests to other servers. */
const testThrottle: Throttle = { scope: 'webhook-test', triesMax: 30, windowMinutes: 10 }

export const webhookHandlers: Handlers<
  | 'listWebhooks'
  | 'createWebhook'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'renewWebhookSecret'
  | 'createWebhookTest'
  | 'listWebhookDeliveries'
  | 'createWebhookReplay'
> = {
  async listWebhooks({ db, user }) {
    requireManager(user)
    return { status: 200, body: { data: (await findWebhooks(db, user.customerId)).map(toWebhook) } }
  },

  async createWebhook(context, { body }) {
    const { db, user, now, origin } = context
    requireManager(user)
    const { url, description = '', events } = body
    requireWebhook(context, { url, description, events })
    await lockByName(db, `webhooks ${user.customerId}`)
    if ((await findWebhooks(db, user.customerId)).length >= webhooksMax)
      throw new Refusal(409, 'limit_reached', { params: { max: webhooksMax } })
    const secret = newWebhookSecret()
    const row = await insertWebhook(db, {
      customer_id: user.customerId,
      url: url.trim(),
      description: description.trim(),
      events: JSON.stringify(events),
      secret,
      panel_origin: origin,
      created_at: instantText(now()),
    })
    await audit(context, { action: 'created', entity: 'webhook', entityId: row.id, detail: events.join(', ') })
    return { status: 201, body: { data: { webhook: toWebhook(row), secret } } }
  },

  async getWebhook(context, { path }) {
    return { status: 200, body: { data: toWebhook(await openWebhook(context, path.webhookId)) } }
  },

  async updateWebhook(context, { path, body }) {
    const { db, user, origin } = context
    const before = await openWebhook(context, path.webhookId, 'lock')
    const { url = before.url, description = before.description, events = before.events, isActive = before.is_active } = body
    requireWebhook(context, { url, description, events })
    const isSwitchedOn = isActive && !before.is_active
    const row = await updateWebhook(db, user.customerId, before.id, {
      url: url.trim(),
      description: description.trim(),
      events: JSON.stringify(events),
      is_active: isActive,
      panel_origin: origin,
      ...(isSwitchedOn && { failing_since: null, switched_off_at: null }),
    })
    if (!isActive) await endPendingDeliveries(db, user.customerId, before.id)
    await audit(context, { action: 'updated', entity: 'webhook', entityId: before.id, detail: Object.keys(body).join(', ') })
    return { status: 200, body: { data: toWebhook(requireFound(row)) } }
  },

  async deleteWebhook(context, { path }) {
    const { db, user } = context
    requireManager(user)
    if (!(await deleteWebhook(db, user.customerId, path.webhookId))) throw new Refusal(404, 'not_found')
    await audit(context, { action: 'deleted', entity: 'webhook', entityId: path.webhookId })
    return { status: 204 }
  },

  async renewWebhookSecret(context, { path }) {
    const { db, user, now } = context
    const before = await openWebhook(context, path.webhookId, 'lock')
    const secret = newWebhookSecret()
    const until = instantText(now().add({ hours: previousSecretHours }))
    const renewed = { secret, previous_secret: before.secret, previous_until: until }
    const row = requireFound(await updateWebhook(db, user.customerId, before.id, renewed))
    await audit(context, { action: 'updated', entity: 'webhook', entityId: before.id, detail: 'secret' })
    return { status: 200, body: { data: { webhook: toWebhook(row), secret } } }
  },

  async createWebhookTest(context, { path }) {
    const { db, user, now } = context
    const { id } = await openWebhook(context, path.webhookId)
    await throttle(context, testThrottle, String(user.customerId))
    const delivery = await insertDelivery(db, {
      customer_id: user.customerId,
      webhook_id: id,
      type: 'ping',
      data: JSON.stringify({ webhookId: id }),
      created_at: instantText(now()),
    })
    await addWebhookJob(db, delivery, 0)
    await audit(context, { action: 'created', entity: 'webhook', entityId: id, detail: 'test' })
    return { status: 201, body: { data: toDelivery(delivery) } }
  },

  async listWebhookDeliveries(context, { path, query }) {
    const { db, user } = context
    const { id } = await openWebhook(context, path.webhookId)
    const page = instantPage(query)
    const read = await findDeliveries(db, user.customerId, id, query.status, page)
    const total = await countDeliveries(db, user.customerId, id, query.status)
    const { rows, meta } = pageOf(read, page, total, ({ created_at }) => created_at)
    return { status: 200, body: { data: rows.map(toDelivery), meta } }
  },

  async createWebhookReplay(context, { path }) {
    const { db, user } = context
    const webhook = await openWebhook(context, path.webhookId, 'lock')
    const delivery = await lockDelivery(db, user.customerId, path.webhookDeliveryId)
    if (delivery?.webhook_id !== webhook.id) throw new Refusal(404, 'not_found')
    if (delivery.status === 'pending') throw new Refusal(409, 'delivery_pending')
    if (!webhook.is_active) throw new Refusal(409, 'webhook_off')
    const queued = await updateDelivery(db, user.customerId, delivery.id, { status: 'pending', round_tries: 0, failure: null })
    await addWebhookJob(db, queued, 0)
    await audit(context, { action: 'updated', entity: 'webhook', entityId: webhook.id, detail: 'replay' })
    return { status: 200, body: { data: toDelivery(queued) } }
  },
}

async function openWebhook({ db, user }: VendorContext, id: number, lock?: 'lock'): Promise<WebhookRow> {
  requireManager(user)
  return requireFound(await findWebhook(db, user.customerId, id, lock))
}

/** The address must be outside: names are checked again when they are resolved. */
function requireWebhook({ origin }: VendorContext, webhook: Parameters<typeof webhookProblems>[0]): void {
  refuseProblems(webhookProblems(webhook))
  if (!outsideAddress(webhook.url.trim(), origin)) refuseProblems([fieldProblem('url', 'invalid_url')])
}
