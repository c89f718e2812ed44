import { ownReviewChannel } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import { newWidgetId } from '../platform/session/token.ts'
import { demoWidgetId } from '../seed/demo-link.ts'
import type { Seed } from '../seed/seed-context.ts'
import { importNow } from './import-reviews.ts'
import { insertChannel } from './reviews.queries.ts'

export const reviewSeed: Seed = {
  after: ['providers'],
  /** The first provider shows its testimonials, and has a page at two kinds of websites; the demo imports them at its start. */
  async account({ db, now, customer }) {
    const [provider] = customer.providers
    if (!provider) return
    const urls = { google: `https://maps.google.com/?cid=40${provider.id}`, website: `https://reviews.example/${provider.id}` }
    const at = instantText(now)
    const of = { customer_id: customer.id, provider_id: provider.id, is_active: true, next_sync_at: at, created_at: at }
    await insertChannel(db, { ...of, type: ownReviewChannel, url: null, public_id: demoWidgetId(provider.id) })
    for (const [type, url] of Object.entries(urls)) {
      const id = await insertChannel(db, { ...of, type, url, public_id: newWidgetId() })
      await importNow(db, customer.id, id, now)
    }
  },
}
