import type { Hooks } from '../platform/hooks.ts'
import { deliverWebhook } from './webhook-job.ts'
import { queueErasedEvent } from './webhooks.queries.ts'

export const webhookHooks: Hooks = {
  jobs: { webhook: deliverWebhook },
  erase: ({ db, customerId, leadId }) => queueErasedEvent(db, customerId, leadId),
}
