import { localDate } from '@vendor-panel/domain'
import type { Samples } from '../../test/samples.ts'
import type { Vendor } from '../../test/vendor.ts'
import { hashOf } from '../platform/session/token.ts'
import { insertOffer } from './offers.queries.ts'

const day = ({ world }: Vendor, months: number) => localDate(world.clock.now(), 'UTC').add({ months }).toString()

/** An offer that is open, with a known secret. */
async function newOffer(vendor: Vendor, token: string): Promise<number> {
  const { db, clock } = vendor.world
  const leadId = await vendor.number('leadId')
  const author = await db
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', await vendor.number('customerId'))
    .limit(1)
    .executeTakeFirstOrThrow()
  return insertOffer(
    db,
    {
      customer_id: await vendor.number('customerId'),
      lead_id: leadId,
      lead_message_id: 0,
      lines: JSON.stringify([{ name: 'Dinner', note: null, quantity: 120, price: 95 }]),
      reduction: 0,
      currency: 'CAD',
      event_date: null,
      space_name: null,
      guest_count: null,
      valid_until: day(vendor, 1),
      note: '',
      locale: 'en_CA',
      status: 'sent',
      author_id: author.id,
      created_at: clock.now().toString(),
      answered_at: null,
      answer_note: null,
    },
    hashOf(token),
  )
}

export const samples: Samples = {
  records: {
    offerId: (vendor) => newOffer(vendor, `of_${crypto.randomUUID()}`),
    async offerToken(vendor) {
      const token = `of_${crypto.randomUUID()}`
      await newOffer(vendor, token)
      return token
    },
  },
  bodies: {
    async createLeadOffer(vendor) {
      const { data } = await vendor.world.ok('getLead', { as: vendor.as, path: { leadId: await vendor.id('leadId') } })
      return { eventDate: day(vendor, 7), validUntil: day(vendor, 1), version: data.version }
    },
  },
  removes: { createLeadOffer: ['offerId'], createOfferWithdrawal: ['offerId'] },
}
