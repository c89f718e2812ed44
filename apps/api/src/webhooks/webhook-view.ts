import type { components } from '@vendor-panel/contract'
import type { WebhookDeliveryRow, WebhookRow } from './webhooks.queries.ts'

type Schemas = components['schemas']

export function toWebhook(row: WebhookRow): Schemas['Webhook'] {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    isActive: row.is_active,
    failingSince: row.failing_since,
    switchedOffAt: row.switched_off_at,
    createdAt: row.created_at,
  }
}

/** What is sent: the same for every try. */
export function toEvent({ event_id: id, type, created_at: createdAt, data }: WebhookDeliveryRow): Schemas['WebhookEvent'] {
  return { id, type, createdAt, data } as Schemas['WebhookEvent']
}

export function toDelivery(row: WebhookDeliveryRow): Schemas['WebhookDelivery'] {
  return {
    id: row.id,
    event: toEvent(row),
    status: row.status,
    tries: row.tries,
    responseStatus: row.response_status,
    failure: row.failure,
    lastTryAt: row.last_try_at,
    nextTryAt: row.next_try_at,
  }
}
