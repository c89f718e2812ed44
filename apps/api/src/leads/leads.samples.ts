import type { Samples } from '../../test/samples.ts'
import type { Id, Vendor } from '../../test/vendor.ts'
import { couple, reachable } from '../../test/world.ts'

/** A couple who can be reached by mail and SMS. */
const newLead = async (vendor: Vendor): Promise<Id> => vendor.world.newLead(await vendor.number('providerId'), reachable)

async function versionOf(vendor: Vendor): Promise<number> {
  return (await vendor.world.ok('getLead', { as: vendor.as, path: { leadId: await vendor.id('leadId') } })).data.version
}

export const samples: Samples = {
  records: {
    /** Another one, because an erased couple cannot be reached. */
    'eraseLead leadId': (vendor) => newLead(vendor),
    leadId: (vendor) => newLead(vendor),
    async callId(vendor) {
      const path = { leadId: await vendor.id('leadId') }
      const { data } = await vendor.world.ok('createLeadCall', { as: vendor.as, path })
      const at = vendor.world.clock.now().toString()
      const { number, code: extensionNumber } = data
      const body = { callId: `call ${path.leadId}`, event: 'started', direction: 'out', number, extensionNumber, at }
      await vendor.world.ok('createIntakeCallEvent', { as: couple, body })
      return (await vendor.world.ok('listLeadCalls', { as: vendor.as, path })).data[0]!.id
    },
    async leadFileId(vendor) {
      const form = new FormData()
      form.append('subject', 'Menus')
      form.append('body', 'Here they are.')
      form.append('file', new Blob(['%PDF-1.7\n%%EOF']), 'Menus.pdf')
      const path = { leadId: await vendor.id('leadId') }
      const { data } = await vendor.world.ok('createLeadFileMessage', { as: vendor.as, path, form })
      return data.files[0]!.id
    },
    async messageId(vendor) {
      const { ok } = vendor.world
      const body = { channel: 'email' as const, body: 'Thanks' }
      return (await ok('createIntakeMessage', { as: couple, path: { leadId: await vendor.id('leadId') }, body })).data.id
    },
  },
  bodies: {
    createLeadAction: async (vendor) => ({ version: await versionOf(vendor) }),
    createLeadActions: async (vendor) => ({ action: { type: 'offer', version: await versionOf(vendor) } }),
    createLeadInteraction: async (vendor) => ({
      type: 'call',
      result: 'no_answer',
      at: vendor.world.clock.now().toString(),
      callId: await vendor.number('callId'),
    }),
    createLeadReminder: ({ world }) => ({ at: world.clock.now().add({ hours: 24 }).toString() }),
  },
  removes: { eraseLead: ['exportId'] },
  unaudited: ['viewLead', 'markLeadMessagesRead', 'replaceLeadPresence'],
  filtering: ['createLeadActions', 'updateLeads'],
}
