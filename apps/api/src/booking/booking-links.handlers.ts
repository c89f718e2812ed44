import type { components } from '@vendor-panel/contract'
import { bookingLinkProblems, fieldProblem, present } from '@vendor-panel/domain'
import { findSpace } from '../catalogs/customer-spaces.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers, Input } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { requireOwnCustomer } from '../platform/session/access.ts'
import { hashOf, newBookingLinkToken } from '../platform/session/token.ts'
import { openProvider, readableProviderIds } from '../providers/provider-access.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import {
  countBookingLinks,
  findBookingLink,
  findBookingLinks,
  insertBookingLink,
  lockBookingLink,
  updateBookingLink,
  type BookingLinkRow,
} from './booking-links.queries.ts'

type BookingLink = components['schemas']['BookingLink']
type Fields = Omit<Input<'createBookingLink'>['body'], 'providerId'>

/** Maximum links of a provider; our choice. */
const linksMax = 20

export const bookingLinkHandlers: Handlers<
  'listBookingLinks' | 'createBookingLink' | 'getBookingLink' | 'updateBookingLink' | 'deleteBookingLink'
> = {
  async listBookingLinks(context, { path, query }) {
    const { db, user } = context
    requireOwnCustomer(user, path.customerId)
    const { page, limit, offset } = requestedPage(query)
    const reader = { customerId: user.customerId, providerIds: await readableProviderIds(context, 'calendarEvents') }
    const rows = await findBookingLinks(db, reader, query.providerId, limit, offset)
    const total = await countBookingLinks(db, reader, query.providerId)
    return { status: 200, body: { data: rows.map(toBookingLink), meta: { page, limit, total } } }
  },

  async createBookingLink(context, { path, body }) {
    const { db, user, now } = context
    requireOwnCustomer(user, path.customerId)
    const { providerId, ...fields } = body
    await openProvider(context, providerId, 'calendarEvents', 'write')
    await lockProvider(db, user.customerId, providerId)
    await refuseFields(context, providerId, fields)
    if ((await linkCount(context, providerId)) >= linksMax) throw tooManyLinks()
    const token = newBookingLinkToken()
    const link = { customer_id: user.customerId, provider_id: providerId, token }
    const times = { created_at: instantText(now()), updated_at: null, deleted_at: null }
    const row = await insertBookingLink(db, { ...link, ...stored(fields), ...times }, hashOf(token))
    await audit(context, { action: 'created', entity: 'booking_link', entityId: row.id })
    return { status: 201, headers: versionHeaders(row.version), body: { data: toBookingLink(row) } }
  },

  async getBookingLink(context, { path }) {
    const row = await openLink(context, path, 'read')
    return { status: 200, headers: versionHeaders(row.version), body: { data: toBookingLink(row) } }
  },

  async updateBookingLink(context, { path, body }) {
    const { db, user, now } = context
    const before = await lockedLink(context, path)
    requireVersion(context, before.version)
    const {
      id: _id,
      providerId: _providerId,
      token: _token,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      ...fields
    } = toBookingLink(before)
    const changed = { ...fields, ...body }
    await refuseFields(context, before.provider_id, changed)
    const row = await updateBookingLink(db, user.customerId, before.id, { ...stored(changed), updated_at: instantText(now()) })
    await audit(context, { action: 'updated', entity: 'booking_link', entityId: row.id })
    return { status: 200, headers: versionHeaders(row.version), body: { data: toBookingLink(row) } }
  },

  async deleteBookingLink(context, { path }) {
    const { db, user, now } = context
    const { id } = await lockedLink(context, path)
    const row = { table: 'booking_links', ids: [id], columns: ['deleted_at'] } as const
    const headers = await undoable(context, { entity: 'booking_link', entityId: id }, row)
    await updateBookingLink(db, user.customerId, id, { deleted_at: instantText(now()) })
    return { status: 204, headers }
  },
}

const tooManyLinks = () => new Refusal(409, 'limit_reached', { params: { max: linksMax } })

function linkCount({ db, user }: Pick<VendorContext, 'db' | 'user'>, providerId: number): Promise<number> {
  return countBookingLinks(db, { customerId: user.customerId, providerIds: 'all' }, providerId)
}

/** Refuses a restored link above the limit. */
export async function requireLinkLimit(context: Pick<VendorContext, 'db' | 'user'>, id: number): Promise<void> {
  const { db, user } = context
  const link = await findBookingLink(db, { customerId: user.customerId, providerIds: 'all' }, id)
  if (link && (await linkCount(context, link.provider_id)) > linksMax) throw tooManyLinks()
}

/** A link of a provider whose calendar the user may access in this way (PERM-09). */
async function openLink(
  context: VendorContext,
  path: { customerId: number; bookingLinkId: number },
  needed: 'read' | 'write',
): Promise<BookingLinkRow> {
  requireOwnCustomer(context.user, path.customerId)
  const row = requireFound(await findBookingLink(context.db, context.user, path.bookingLinkId))
  await openProvider(context, row.provider_id, 'calendarEvents', needed)
  return row
}

/** The same for a change. The provider is locked first, as when a link is created or a viewing booked, to avoid deadlocks. */
async function lockedLink(context: VendorContext, path: { customerId: number; bookingLinkId: number }): Promise<BookingLinkRow> {
  const { db, user } = context
  const found = await openLink(context, path, 'write')
  await lockProvider(db, user.customerId, found.provider_id)
  return requireFound(await lockBookingLink(db, user, found.id))
}

/** Refuses what the rule refuses, and a space of another provider. */
async function refuseFields({ db, user }: VendorContext, providerId: number, fields: Fields): Promise<void> {
  const { spaceId = null } = fields
  const space = spaceId === null ? undefined : await findSpace(db, user.customerId, spaceId, 'read')
  const isOtherSpace = spaceId !== null && space?.provider_id !== providerId
  refuseProblems(present([...bookingLinkProblems(fields), isOtherSpace && fieldProblem('spaceId', 'not_allowed')]))
}

function stored(fields: Fields) {
  return {
    space_id: fields.spaceId ?? null,
    title: fields.title.trim(),
    duration_minutes: fields.durationMinutes,
    hours: JSON.stringify(fields.hours),
    min_notice_hours: fields.minNoticeHours,
    max_per_day: fields.maxPerDay,
    buffer_before_minutes: fields.bufferBeforeMinutes,
    buffer_after_minutes: fields.bufferAfterMinutes,
    horizon_days: fields.horizonDays,
    skips_wedding_days: fields.skipsWeddingDays,
    is_active: fields.isActive,
  }
}

export function toBookingLink(row: BookingLinkRow): BookingLink {
  return {
    id: row.id,
    providerId: row.provider_id,
    spaceId: row.space_id,
    token: row.token,
    title: row.title,
    durationMinutes: row.duration_minutes,
    hours: row.hours,
    minNoticeHours: row.min_notice_hours,
    maxPerDay: row.max_per_day,
    bufferBeforeMinutes: row.buffer_before_minutes,
    bufferAfterMinutes: row.buffer_after_minutes,
    horizonDays: row.horizon_days,
    skipsWeddingDays: row.skips_wedding_days,
    isActive: row.is_active,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
