import type { components } from '@vendor-panel/contract'
import { fieldProblem } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { problemRefusal } from '../platform/contract/rule-refusals.ts'
import { lockByName } from '../platform/db/kysely.ts'
import { hashOf, newCalendarFeedToken } from '../platform/session/token.ts'
import { throttle, type Throttle } from '../platform/throttle/throttle.ts'
import { readableProviders } from '../providers/provider-access.ts'
import { findProviderRows } from '../providers/providers.queries.ts'
import {
  deleteCalendarFeed,
  findCalendarFeeds,
  findFeedOfToken,
  insertCalendarFeed,
  type CalendarFeedRow,
} from './calendar-feeds.queries.ts'
import { feedFile } from './feed-file.ts'
import { findCalendarEvents } from './calendar.queries.ts'

/** Feeds of an account; our choice. */
const feedsMax = 50
/** How much of the calendar a feed has. */
const [daysBefore, daysAfter] = [90, 400]
/** Enough for a service that reads the feeds of many vendors, too few to search for tokens. */
const feedThrottle: Throttle = { scope: 'calendar-feed', triesMax: 1200, windowMinutes: 10 }

export const calendarFeedHandlers: Handlers<'listCalendarFeeds' | 'createCalendarFeed' | 'deleteCalendarFeed' | 'downloadCalendarFeed'> = {
  async listCalendarFeeds(context) {
    return { status: 200, body: { data: (await readableFeeds(context)).map(toFeed) } }
  },

  async createCalendarFeed(context, { body }) {
    const { db, user, now, origin } = context
    const readable = new Set((await readableProviders(context, 'calendarEvents')).map(({ id }) => id))
    const unknown = body.providerIds.findIndex((id) => !readable.has(id))
    if (unknown !== -1) throw problemRefusal(fieldProblem(`providerIds[${unknown}]`, 'not_allowed'))
    await lockByName(db, `calendar feeds ${user.customerId}`)
    if ((await findCalendarFeeds(db, user.customerId)).length >= feedsMax)
      throw new Refusal(409, 'limit_reached', { params: { max: feedsMax } })
    const token = newCalendarFeedToken()
    const made = { by: user.id, at: instantText(now()), tokenHash: hashOf(token) }
    const feed = { customerId: user.customerId, providerIds: [...new Set(body.providerIds)], kinds: [...new Set(body.kinds)] }
    const id = await insertCalendarFeed(db, feed, made)
    await audit(context, { action: 'created', entity: 'calendar_feed', entityId: id })
    const { providerIds, kinds } = feed
    // The only time that the address is known: its hash is stored.
    return { status: 201, body: { data: { id, providerIds, kinds, createdAt: made.at, url: `${origin}/api/ical/${token}` } } }
  },

  async deleteCalendarFeed(context, { path }) {
    const feed = requireFound((await readableFeeds(context)).find(({ id }) => id === path.calendarFeedId))
    await deleteCalendarFeed(context.db, context.user.customerId, feed.id)
    await audit(context, { action: 'deleted', entity: 'calendar_feed', entityId: feed.id })
    return { status: 204 }
  },

  async downloadCalendarFeed(context, { path }) {
    await throttle(context, feedThrottle, context.address)
    const found = requireFound(await findFeedOfToken(context.db, hashOf(path.token)))
    const { customer_id: customerId } = found
    return context.inCustomer(customerId, async (db) => {
      const feed = requireFound((await findCalendarFeeds(db, customerId)).find(({ id }) => id === found.calendar_feed_id))
      const providers = await findProviderRows(db, { customerId, providerIds: feed.provider_ids }, undefined, null, 0)
      const now = context.now()
      const span = { start: now.subtract({ hours: 24 * daysBefore }), end: now.add({ hours: 24 * daysAfter }) }
      const events = await findCalendarEvents(
        db,
        customerId,
        providers.map(({ id }) => id),
        span,
      )
      const shown = events.filter(({ type }) => feed.kinds.includes(type))
      const file = await feedFile({ customerId, createdAt: feed.created_at, origin: context.origin, providers }, shown)
      // A reader asks each time whether something has changed, so that a revoked address is closed at once.
      return { status: 200, headers: { 'cache-control': 'private, no-cache' }, body: Buffer.from(file), fileName: 'calendar.ics' }
    })
  },
}

/** The feeds whose providers the user may all read: who may not see a calendar learns nothing of its feeds. */
async function readableFeeds(context: VendorContext): Promise<CalendarFeedRow[]> {
  const readable = new Set((await readableProviders(context, 'calendarEvents')).map(({ id }) => id))
  const feeds = await findCalendarFeeds(context.db, context.user.customerId)
  return feeds.filter(({ provider_ids }) => provider_ids.every((id) => readable.has(id)))
}

const toFeed = ({ id, provider_ids, kinds, created_at }: CalendarFeedRow): components['schemas']['CalendarFeed'] => ({
  id,
  providerIds: provider_ids,
  kinds,
  createdAt: created_at,
})
