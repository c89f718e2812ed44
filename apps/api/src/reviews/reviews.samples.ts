import type { Samples } from '../../test/samples.ts'
import { insertChannel, replaceReviews } from './reviews.queries.ts'

export const samples: Samples = {
  records: {
    /** A page that was read. */
    async channelId(vendor) {
      const { db, clock } = vendor.world
      const at = clock.now().toString()
      const of = { customer_id: await vendor.number('customerId'), provider_id: await vendor.number('providerId') }
      const url = `https://rosewood.example/${crypto.randomUUID()}`
      const public_id = `rw_${crypto.randomUUID().slice(0, 12)}`
      const id = await insertChannel(db, { ...of, type: 'website', url, is_active: true, public_id, next_sync_at: at, created_at: at })
      await replaceReviews(db, of.customer_id, id, [{ ref: '1', author: 'Leila H.', star: 5, text: 'Lovely', date: '2026-08-30' }])
      return id
    },
    /** The widget of that channel. */
    async publicId(vendor) {
      const id = await vendor.number('channelId')
      const { public_id } = await vendor.world.db
        .selectFrom('review_channels')
        .select('public_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return public_id
    },
  },
  bodies: {
    updateReviewChannel: () => ({ url: 'https://rosewood.example/reviews' }),
    replaceReviewFilters: () => ({ dateStart: '2025-01-01', dateEnd: null }),
  },
}
