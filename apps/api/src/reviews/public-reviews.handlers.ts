import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { throttle, type Throttle } from '../platform/throttle/throttle.ts'
import { toFilters, toReview } from './review-view.ts'
import { findChannel, findReviewed, findReviews, findWidget, summarizeReviews } from './reviews.queries.ts'

/** Enough for the visitors of a busy website behind one address; browsers keep the answer for an hour. */
const widgetThrottle: Throttle = { scope: 'review-widget', triesMax: 1200, windowMinutes: 10 }
const shownMax = 100

export const publicReviewHandlers: Handlers<'getPublicReviews'> = {
  async getPublicReviews(context, { path }) {
    await throttle(context, widgetThrottle, context.address)
    const { customer_id: customerId, channel_id: channelId } = requireFound(await findWidget(context.db, path.publicId))
    return context.inCustomer(customerId, async (db) => {
      const found = await findChannel(db, customerId, channelId)
      const channel = requireFound(found?.is_active ? found : undefined)
      const { name, website: url } = requireFound(await findReviewed(db, customerId, channel.provider_id))
      const filters = toFilters(channel)
      const reviews = (await findReviews(db, channel, filters, shownMax, 0)).map(toReview)
      const { total: count, average } = await summarizeReviews(db, channel, filters)
      const headers = { 'cache-control': 'public, max-age=3600' }
      return { status: 200, headers, body: { data: { provider: { name, url }, average, count, reviews } } }
    })
  },
}
