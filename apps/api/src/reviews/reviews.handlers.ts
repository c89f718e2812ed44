import type { components } from '@vendor-panel/contract'
import { fieldProblem, ownReviewChannel, present, reviewChannelProblems, reviewFilterProblems } from '@vendor-panel/domain'
import { hasActiveItem } from '../configs/configs.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { newWidgetId } from '../platform/session/token.ts'
import { openProvider } from '../providers/provider-access.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import { importNow } from './import-reviews.ts'
import { allReviews, toFilters, toReview } from './review-view.ts'
import {
  findChannel,
  findChannels,
  findReviews,
  insertChannel,
  summarizeReviews,
  updateChannelRow,
  type ChannelRow,
} from './reviews.queries.ts'

type Schemas = components['schemas']

export const reviewHandlers: Handlers<
  | 'listReviewChannels'
  | 'createReviewChannel'
  | 'updateReviewChannel'
  | 'deleteReviewChannel'
  | 'listExternalReviews'
  | 'getReviewFilters'
  | 'replaceReviewFilters'
> = {
  async listReviewChannels(context, { path }) {
    const { db, user } = context
    await openProvider(context, path.providerId, 'testimonials', 'read')
    return { status: 200, body: { data: (await findChannels(db, user.customerId, path.providerId)).map(toChannel) } }
  },

  async createReviewChannel(context, { path: { providerId }, body }) {
    const { db, user, now } = context
    await openProvider(context, providerId, 'testimonials', 'write')
    await lockProvider(db, user.customerId, providerId)
    const isKnown = await hasActiveItem(db, 'provider_review_channel', body.type)
    const { type, url = null } = body
    refuseProblems(present([!isKnown && fieldProblem('type', 'not_allowed'), ...reviewChannelProblems({ type, url })]))
    await requireNew(context, providerId, { type, url })
    const at = instantText(now())
    const channel = { type, url, is_active: true, public_id: newWidgetId(), next_sync_at: at, created_at: at }
    const id = await insertChannel(db, { customer_id: user.customerId, provider_id: providerId, ...channel })
    if (type !== ownReviewChannel) await importNow(db, user.customerId, id, now())
    await audit(context, { action: 'created', entity: 'review_channel', entityId: id })
    return { status: 201, body: { data: toChannel(requireFound(await findChannel(db, user.customerId, id))) } }
  },

  async updateReviewChannel(context, { path, body }) {
    const { db, user, now } = context
    const before = await openChannel(context, path, 'write')
    const { url = before.url, isActive = before.is_active } = body
    refuseProblems(reviewChannelProblems({ type: before.type, url }))
    const isMoved = url !== before.url
    if (isMoved) await requireNew(context, path.providerId, { type: before.type, url })
    // Reviews of the old page are replaced by the import.
    const unread = isMoved && { last_sync_at: null, sync_problem: null }
    await updateChannelRow(db, user.customerId, before.id, { url, is_active: isActive, ...unread })
    if (url !== null && isActive && (isMoved || !before.is_active)) await importNow(db, user.customerId, before.id, now())
    await audit(context, { action: 'updated', entity: 'review_channel', entityId: before.id })
    return { status: 200, body: { data: toChannel(requireFound(await findChannel(db, user.customerId, before.id))) } }
  },

  async deleteReviewChannel(context, { path }) {
    const { db, user, now } = context
    const { id } = await openChannel(context, path, 'write')
    const kept = { table: 'review_channels', ids: [id], columns: ['deleted_at'] } as const
    const headers = await undoable(context, { entity: 'review_channel', entityId: id }, kept)
    await updateChannelRow(db, user.customerId, id, { deleted_at: instantText(now()) })
    return { status: 204, headers }
  },

  async listExternalReviews(context, { path, query }) {
    const { db } = context
    const channel = await openChannel(context, path, 'read')
    const { page, limit, offset } = requestedPage(query)
    const { isFiltered = true, newest = null, ...preview } = query
    const filters = isFiltered ? toFilters(channel) : { ...allReviews, ...preview, limit: newest }
    const rows = await findReviews(db, channel, filters, limit, offset)
    const { total, average } = await summarizeReviews(db, channel, filters)
    const data = rows.map((row) => ({ id: row.id, channelId: channel.id, ...toReview(row) }))
    return { status: 200, body: { data, meta: { page, limit, total, average } } }
  },

  async getReviewFilters(context, { path }) {
    const row = await openChannel(context, path, 'read')
    return { status: 200, headers: versionHeaders(row.filters_version), body: { data: toFilters(row) } }
  },

  async replaceReviewFilters(context, { path, body }) {
    const { db, user } = context
    const { id, filters_version: version } = await openChannel(context, path, 'write')
    requireVersion(context, version)
    refuseProblems(reviewFilterProblems(body))
    await updateChannelRow(db, user.customerId, id, {
      include_keywords: body.includeKeywords,
      exclude_keywords: body.excludeKeywords,
      minimum_star: body.minimumStar,
      review_limit: body.limit,
      has_comment: body.hasComment,
      date_start: body.dateStart,
      date_end: body.dateEnd,
      filters_version: version + 1,
    })
    await audit(context, { action: 'updated', entity: 'review_channel', entityId: id, detail: 'filters' })
    const row = requireFound(await findChannel(db, user.customerId, id))
    return { status: 200, headers: versionHeaders(row.filters_version), body: { data: toFilters(row) } }
  },
}

/** A channel of a provider whose page the user may access in this way; for a change the provider is locked (PERM-09). */
async function openChannel(
  context: VendorContext,
  { providerId, channelId }: { providerId: number; channelId: number },
  needed: 'read' | 'write',
): Promise<ChannelRow> {
  const { db, user } = context
  await openProvider(context, providerId, 'testimonials', needed)
  if (needed === 'write') await lockProvider(db, user.customerId, providerId)
  return requireFound(await findChannel(db, user.customerId, channelId, providerId))
}

/** At most one channel of each type and address (REV-03). */
async function requireNew({ db, user }: VendorContext, providerId: number, { type, url }: Pick<ChannelRow, 'type' | 'url'>): Promise<void> {
  const channels = await findChannels(db, user.customerId, providerId)
  if (channels.some((channel) => channel.type === type && channel.url === url)) throw new Refusal(409, 'channel_exists')
}

function toChannel(row: ChannelRow): Schemas['ReviewChannel'] {
  return {
    id: row.id,
    type: row.type,
    url: row.url,
    isActive: row.is_active,
    publicId: row.public_id,
    reviewCount: row.review_count ?? 0,
    lastSyncAt: row.last_sync_at,
    syncProblem: row.sync_problem,
  }
}
