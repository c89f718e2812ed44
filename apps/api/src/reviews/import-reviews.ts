import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Db } from '../platform/db/kysely.ts'
import { addJob, addJobAt } from '../platform/jobs/add-job.queries.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import { httpReviewSource, missingReviewSource } from './review-source.ts'
import { findChannel, replaceReviews, updateChannelRow, type ChannelRow, type ImportedReview } from './reviews.queries.ts'

/** A page is read once a day, and an hour after it could not be reached. */
const [everyHours, retryHours] = [24, 1]

interface Payload {
  customerId: number
  channelId: number
  /** The time of the import; the channel has the same one, unless it was changed since. */
  at: string
}

const attemptsMax = 3

/** The import of a channel at once, instead of the one that was planned; the problem of the last one no longer counts. */
export async function importNow(db: Db, customerId: number, channelId: number, now: Temporal.Instant): Promise<void> {
  const payload: Payload = { customerId, channelId, at: instantText(now) }
  await updateChannelRow(db, customerId, channelId, { next_sync_at: payload.at, sync_problem: null })
  await addJob(db, 'import_reviews', payload, attemptsMax)
}

/** After an undo: the import that was planned may have found the channel disconnected, and planned no other. */
export async function importRestored({ db, user, now }: Pick<VendorContext, 'db' | 'user' | 'now'>, channelId: number): Promise<void> {
  const channel = await findChannel(db, user.customerId, channelId)
  if (channel?.is_active && channel.url !== null) await importNow(db, user.customerId, channelId, now())
}

async function planImport(db: Db, customerId: number, channelId: number, hours: number, now: Temporal.Instant): Promise<void> {
  const at = now.add({ hours })
  const payload: Payload = { customerId, channelId, at: instantText(at) }
  await updateChannelRow(db, customerId, channelId, { next_sync_at: payload.at })
  await addJobAt(db, 'import_reviews', payload, attemptsMax, at, now)
}

export interface ImportTools {
  reviewServiceUrl?: string | undefined
  now(): Temporal.Instant
  inCustomer<Result>(customerId: number, work: (db: Db) => Promise<Result>): Promise<Result>
}

/** Reads the page of a channel outside of any transaction, stores its reviews, and plans the next import (REV-03). */
export async function importReviews(
  { reviewServiceUrl, now, inCustomer }: ImportTools,
  { customerId, channelId, at }: Payload,
): Promise<void> {
  const find = async (db: Db) => {
    const channel = await findChannel(db, customerId, channelId)
    return channel?.is_active && channel.next_sync_at === at ? channel : undefined
  }
  const page = await inCustomer(customerId, find)
  if (!page || page.url === null) return
  const source = reviewServiceUrl === undefined ? missingReviewSource : httpReviewSource(reviewServiceUrl)
  const result = await source.read({ type: page.type, url: page.url })
  await inCustomer(customerId, async (db) => {
    const channel = await find(db)
    // Its address was changed, or it was disconnected, while it was read.
    if (!channel) return
    const problem: ChannelRow['sync_problem'] = result.problem ?? (hasEmptied(channel, result.reviews) ? 'page_is_empty' : null)
    // What was imported stays while the page cannot be read.
    if (result.problem === null && problem === null) await replaceReviews(db, customerId, channelId, result.reviews)
    const readAt = instantText(now())
    const synced = problem === null ? { last_sync_at: readAt, sync_problem: null } : { sync_problem: problem }
    await updateChannelRow(db, customerId, channelId, synced)
    await planImport(db, customerId, channelId, problem === 'not_reachable' ? retryHours : everyHours, now())
    await announceProviderPage(db, customerId, channel.provider_id)
  })
}

/**
 * Whether a page that had reviews has none for the first time. It may be a fault of the outside service, so the reviews are removed only if
 * the next import finds none either.
 */
function hasEmptied(channel: ChannelRow, imported: readonly ImportedReview[]): boolean {
  const hadReviews = channel.last_sync_at !== null && channel.review_count > 0
  return imported.length === 0 && hadReviews && channel.sync_problem !== 'page_is_empty'
}
