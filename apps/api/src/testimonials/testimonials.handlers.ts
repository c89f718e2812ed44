import { canFeature, countryConfig, packageGate, testimonialReplyProblems } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { keepForUndo, undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { instantPage, pageOf } from '../platform/contract/instant-cursor.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { openProvider, readableProviderIds } from '../providers/provider-access.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import { findActiveProducts } from '../providers/provider-product.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import { toTestimonial, toTestimonials } from './testimonial-view.ts'
import {
  countByStatus,
  countTestimonials,
  findTestimonial,
  findTestimonials,
  lockTestimonial,
  updateTestimonialRow,
  type TestimonialRow,
} from './testimonials.queries.ts'

export const testimonialHandlers: Handlers<
  | 'listTestimonials'
  | 'getTestimonialCounts'
  | 'getTestimonial'
  | 'updateTestimonial'
  | 'replaceTestimonialReply'
  | 'deleteTestimonialReply'
> = {
  async listTestimonials(context, { query }) {
    const { db, user } = context
    const page = instantPage(query)
    const reader = { customerId: user.customerId, providerIds: await readableProviderIds(context, 'testimonials') }
    const read = await findTestimonials(db, reader, query, page)
    const { rows, meta } = pageOf(read, page, await countTestimonials(db, reader, query), ({ created_at: at }) => at)
    return { status: 200, body: { data: await toTestimonials(context, rows), meta } }
  },

  async getTestimonialCounts(context, { query }) {
    const { db, user } = context
    const reader = { customerId: user.customerId, providerIds: await readableProviderIds(context, 'testimonials') }
    return { status: 200, body: { data: await countByStatus(db, reader, query.providerIds) } }
  },

  async getTestimonial(context, { path }) {
    const row = await openTestimonial(context, path.testimonialId, 'read')
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toTestimonial(context, row) } }
  },

  async updateTestimonial(context, { path, body }) {
    const before = await lockedTestimonial(context, path.testimonialId)
    const { isFeatured = before.is_featured } = body
    if (isFeatured === before.is_featured) return { status: 200, body: { data: await toTestimonial(context, before) } }
    if (before.status !== 'active') throw new Refusal(409, 'testimonial_not_active')
    const { count, limit, max } = await featureRoom(context, before.provider_id)
    if (isFeatured && !canFeature(count, limit)) throw new Refusal(409, 'featured_limit', { params: { max } })
    const kept = { table: 'testimonials', ids: [before.id], columns: ['is_featured'] } as const
    const headers = await keepForUndo(context, { entity: 'testimonial', entityId: before.id }, kept)
    const row = await change(context, before, { is_featured: isFeatured }, isFeatured ? 'featured' : 'not_featured')
    return { status: 200, headers, body: { data: await toTestimonial(context, row) } }
  },

  async replaceTestimonialReply(context, { path, body }) {
    const before = await lockedTestimonial(context, path.testimonialId)
    requireVersion(context, before.version)
    if (before.status !== 'active') throw new Refusal(409, 'testimonial_not_active')
    await requireReplies(context, before.provider_id)
    refuseProblems(testimonialReplyProblems(body.reply))
    const reply = body.reply.trim()
    // The same reply again, such as after a lost answer, does not wait again.
    const isSame = reply === before.reply && before.reply_status !== 'rejected'
    const sent = { reply, reply_status: 'pending', reply_rejected_reason: null } as const
    const row = isSame ? before : await change(context, before, sent, 'reply')
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toTestimonial(context, row) } }
  },

  async deleteTestimonialReply(context, { path }) {
    const { db, user } = context
    const before = await lockedTestimonial(context, path.testimonialId)
    if (before.reply === null) throw new Refusal(404, 'not_found')
    const columns = ['reply', 'reply_status', 'reply_rejected_reason', 'published_reply']
    const kept = { table: 'testimonials', ids: [before.id], columns, isVersioned: true } as const
    const headers = await undoable(context, { entity: 'testimonial', entityId: before.id, detail: 'reply' }, kept)
    const empty = { reply: null, reply_status: null, reply_rejected_reason: null, published_reply: null }
    await updateTestimonialRow(db, user.customerId, before.id, empty)
    await announceProviderPage(db, user.customerId, before.provider_id)
    return { status: 204, headers }
  },
}

/** A testimonial about a provider whose page the user may access in this way (PERM-09). */
async function openTestimonial(context: VendorContext, testimonialId: number, needed: 'read' | 'write'): Promise<TestimonialRow> {
  const row = requireFound(await findTestimonial(context.db, context.user, testimonialId))
  await openProvider(context, row.provider_id, 'testimonials', needed)
  return row
}

/** The same for a change. The provider is locked first: the number of featured ones is counted per provider. */
async function lockedTestimonial(context: VendorContext, testimonialId: number): Promise<TestimonialRow> {
  const { db, user } = context
  const found = await openTestimonial(context, testimonialId, 'write')
  await lockProvider(db, user.customerId, found.provider_id)
  return requireFound(await lockTestimonial(db, user, testimonialId))
}

async function change(
  context: VendorContext,
  { id, provider_id: providerId }: TestimonialRow,
  patch: Parameters<typeof updateTestimonialRow>[3],
  detail: string,
): Promise<TestimonialRow> {
  const { db, user } = context
  await updateTestimonialRow(db, user.customerId, id, patch)
  await audit(context, { action: 'updated', entity: 'testimonial', entityId: id, detail })
  await announceProviderPage(db, user.customerId, providerId)
  return requireFound(await findTestimonial(db, user, id))
}

/** How many testimonials of a provider may be featured besides those that are; null without a limit (TEST-11). */
async function featureRoom({ db, user }: Pick<VendorContext, 'db' | 'user'>, providerId: number) {
  const { featuredTestimonialsMax: max } = countryConfig(user.countryCode)
  const reader = { customerId: user.customerId, providerIds: 'all' } as const
  return { max: max ?? 0, count: await countTestimonials(db, reader, { providerIds: [providerId], isFeatured: true }), limit: max }
}

/** After an undo: one that was no longer featured is so again, if there is room. */
export async function checkRestored(context: Pick<VendorContext, 'db' | 'user' | 'now'>, testimonialId: number): Promise<void> {
  const { db, user } = context
  const row = requireFound(await findTestimonial(db, user, testimonialId))
  const { count, limit, max } = await featureRoom(context, row.provider_id)
  if (row.is_featured && !canFeature(count - 1, limit)) throw new Refusal(409, 'limit_reached', { params: { max } })
  await announceProviderPage(db, user.customerId, row.provider_id)
}

/** A provider can reply if its active product includes it (TEST-08, UPG-03). */
async function requireReplies(context: VendorContext, providerId: number): Promise<void> {
  const product = (await findActiveProducts(context, [providerId])).get(providerId)
  const gate = packageGate('testimonial-replies', product?.features ?? [])
  if (!gate.ok) throw new Refusal(402, gate.code, { params: { kind: gate.kind } })
}
