import type { Samples } from '../../../test/samples.ts'

export const samples: Samples = {
  records: {
    async undoToken({ world, as }) {
      const { data } = await world.ok('createQuickReply', { as, body: { title: 'To be undone', body: 'Hello' } })
      const { headers } = await world.answer('deleteQuickReply', { as, path: { quickReplyId: data.id } })
      return String(headers['undo-token'])
    },
  },
  fields: { actorId: 'customerUserId', 'listAuditEntries entityId': 'leadId' },
}
