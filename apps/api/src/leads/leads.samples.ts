import type { Samples } from '../../test/samples.ts'
import type { Id, Vendor } from '../../test/vendor.ts'
import { couple, reachable } from '../../test/world.ts'

/** A couple who can be reached by mail and SMS. */
const newLead = async (vendor: Vendor): Promise<Id> => vendor.world.newLead(await vendor.number('providerId'), reachable)

export const samples: Samples = {
  records: {
    /** Another one, because an erased couple cannot be reached. */
    'eraseLead leadId': (vendor) => newLead(vendor),
    leadId: (vendor) => newLead(vendor),
    async messageId(vendor) {
      const { ok } = vendor.world
      const body = { channel: 'email' as const, body: 'Thanks' }
      return (await ok('createIntakeMessage', { as: couple, path: { leadId: await vendor.id('leadId') }, body })).data.id
    },
  },
  bodies: {
    async createLeadAction(vendor) {
      const { data } = await vendor.world.ok('getLead', { as: vendor.as, path: { leadId: await vendor.id('leadId') } })
      return { version: data.version }
    },
    createLeadInteraction: ({ world }) => ({ at: world.clock.now().toString() }),
    createLeadReminder: ({ world }) => ({ at: world.clock.now().add({ hours: 24 }).toString() }),
  },
  removes: { eraseLead: ['exportId'] },
  unaudited: ['viewLead', 'markLeadMessagesRead'],
  filtering: ['createLeadActions', 'updateLeads'],
}
