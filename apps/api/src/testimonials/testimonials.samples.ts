import type { Samples } from '../../test/samples.ts'
import type { Vendor } from '../../test/vendor.ts'
import { reachable } from '../../test/world.ts'
import { hashOf } from '../platform/session/token.ts'
import { insertRequest } from './couple-providers.queries.ts'
import { insertTestimonial } from './testimonials.queries.ts'

/** A published testimonial with a reply. */
async function newTestimonial(vendor: Vendor): Promise<number> {
  const { db, clock } = vendor.world
  const customer_id = await vendor.number('customerId')
  const id = await insertTestimonial(db, {
    customer_id,
    provider_id: await vendor.number('providerId'),
    lead_id: null,
    bride_name: 'Aylin Demir',
    groom_name: 'Jonas Weber',
    comment: 'The garden at sunset was more than we had hoped for.',
    star: 5,
    status: 'active',
    reply: 'Thank you.',
    reply_status: 'active',
    published_reply: 'Thank you.',
    added_by: 'couple',
    created_at: clock.now().toString(),
  })
  const image_key = `${customer_id}/${crypto.randomUUID().replaceAll('-', '')}.jpg`
  await db.insertInto('testimonial_images').values({ customer_id, testimonial_id: id, image_key, alt: null }).execute()
  return id
}

/** A couple with an agreement, and nothing else. */
async function newDeal(vendor: Vendor): Promise<number> {
  const leadId = await vendor.world.newLead(await vendor.number('providerId'), reachable)
  const customerId = await vendor.number('customerId')
  const deal = { status: 'deal', shown_at: vendor.world.clock.now().toString() } as const
  await vendor.world.db.updateTable('leads').set(deal).where('customer_id', '=', customerId).where('id', '=', leadId).execute()
  return leadId
}

/** The secret of a couple that was asked, and has written if the operation needs that. */
const tokenOf =
  (isWritten: boolean) =>
  async (vendor: Vendor): Promise<string> => {
    const { db, clock } = vendor.world
    const token = `ts_${crypto.randomUUID()}`
    const customer_id = await vendor.number('customerId')
    const lead_id = await newDeal(vendor)
    await insertRequest(db, { customer_id, lead_id, channel: 'email', sent_at: clock.now().toString() }, hashOf(token))
    if (!isWritten) return token
    const id = await newTestimonial(vendor)
    await db
      .updateTable('testimonials')
      .set({ lead_id, status: 'pending' })
      .where('customer_id', '=', customer_id)
      .where('id', '=', id)
      .execute()
    return token
  }

export const samples: Samples = {
  records: {
    testimonialId: newTestimonial,
    coupleProviderId: newDeal,
    testimonialToken: tokenOf(false),
    'createTestimonialComment testimonialToken': tokenOf(true),
    'createTestimonialImages testimonialToken': tokenOf(true),
  },
}
