import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  records: {
    webhookId: async ({ world, as }) =>
      (await world.ok('createWebhook', { as, body: { url: 'https://crm.example/hooks', events: ['lead.created'] } })).data.webhook.id,
    // One whose tries have ended can be replayed.
    webhookDeliveryId: async (vendor) => {
      const webhookId = await vendor.number('webhookId')
      const { id } = (await vendor.world.ok('createWebhookTest', { as: vendor.as, path: { webhookId } })).data
      await vendor.world.db.updateTable('webhook_deliveries').set({ status: 'failed' }).where('id', '=', id).execute()
      return id
    },
  },
}
