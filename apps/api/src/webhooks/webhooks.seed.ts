import { instantText } from '../platform/clock.ts'
import { newWebhookSecret } from '../platform/session/token.ts'
import type { Seed } from '../seed/seed-context.ts'

/** A webhook that was switched off, because nothing of the demo leaves this machine, and what it was sent before. */
export const webhookSeed: Seed = {
  after: ['leads'],
  async account({ db, now, customer: { id: customerId } }) {
    const ago = (hours: number) => instantText(now.subtract({ hours }))
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'provider_id', 'status'])
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .limit(3)
      .execute()
    const { id: webhookId } = await db
      .insertInto('webhooks')
      .values({
        customer_id: customerId,
        url: 'https://crm.example/hooks/vendor-panel',
        description: 'CRM',
        events: JSON.stringify(['lead.created', 'lead.status_changed', 'message.created']),
        secret: newWebhookSecret(),
        panel_origin: 'https://panel.example',
        is_active: false,
        failing_since: ago(24 * 5),
        switched_off_at: ago(24 * 2),
        created_at: ago(24 * 60),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (leads.length === 0) return
    const rows = leads.map((lead, index) => {
      const isDelivered = index > 0
      const at = ago(24 * (5 + index))
      return {
        customer_id: customerId,
        webhook_id: webhookId,
        type: 'lead.created' as const,
        data: JSON.stringify({ leadId: lead.id, providerId: lead.provider_id, status: lead.status, previousStatus: null }),
        status: isDelivered ? ('delivered' as const) : ('failed' as const),
        tries: isDelivered ? 1 : 8,
        round_tries: isDelivered ? 1 : 8,
        ...(isDelivered ? { response_status: 204 } : { failure: 'timeout' as const }),
        last_try_at: isDelivered ? at : ago(24 * 4),
        created_at: at,
      }
    })
    await db.insertInto('webhook_deliveries').values(rows).execute()
  },
}
