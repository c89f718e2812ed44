import type { components } from '@vendor-panel/contract'
import { fieldProblem, present, testimonialProblems } from '@vendor-panel/domain'
import { itemLabel } from '../configs/item-label.ts'
import { findLead, type LeadRow } from '../leads/leads.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import type { Db } from '../platform/db/kysely.ts'
import { hashOf } from '../platform/session/token.ts'
import { throttle, type Throttle } from '../platform/throttle/throttle.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import { findRequest, findRequestOfToken } from './couple-providers.queries.ts'
import { toComment, toImage } from './testimonial-view.ts'
import {
  findComments,
  findImages,
  findTestimonialOfLead,
  insertComment,
  insertImage,
  insertTestimonial,
  updateTestimonialRow,
} from './testimonials.queries.ts'

/** The public operations: enough for a couple and its family, too few to search for tokens. */
const throttles = {
  read: { scope: 'testimonial-read', triesMax: 300, windowMinutes: 10 },
  write: { scope: 'testimonial-write', triesMax: 60, windowMinutes: 60 },
} as const satisfies Record<string, Throttle>

/** Of a testimonial; our choice. */
const [imagesMax, commentsMax] = [5, 10]

export const coupleTestimonialHandlers: Handlers<
  'getTestimonialRequest' | 'createTestimonial' | 'createTestimonialComment' | 'createTestimonialImages'
> = {
  async getTestimonialRequest(context, { path }) {
    const { customerId, requestId } = await requestOf(context, path.testimonialToken, 'read')
    return context.inCustomer(customerId, async (db) => {
      const lead = await leadOf(db, customerId, requestId, 'read')
      return { status: 200, body: { data: await toCoupleTestimonial(context, db, customerId, lead) } }
    })
  },

  async createTestimonial(context, { path, body }) {
    const { brideName, groomName, star, comment, website } = body
    const isProgram = website !== undefined && website !== ''
    refuseProblems(present([...testimonialProblems(body), isProgram && fieldProblem('website', 'not_allowed')]))
    const written = { bride_name: brideName.trim(), groom_name: groomName.trim(), star, comment: comment.trim() }
    const { customerId, requestId } = await requestOf(context, path.testimonialToken, 'write')
    return context.onceInCustomer(customerId, async (db) => {
      const lead = await leadOf(db, customerId, requestId, 'lock')
      const before = await findTestimonialOfLead(db, customerId, lead.id)
      if (before && before.status !== 'rejected') throw new Refusal(409, 'already_commented')
      const pending = { ...written, status: 'pending', rejected_reason: null, created_at: instantText(context.now()) } as const
      const of = { customer_id: customerId, provider_id: lead.provider_id, lead_id: lead.id, added_by: 'couple' }
      if (before) await updateTestimonialRow(db, customerId, before.id, pending)
      const id = before?.id ?? (await insertTestimonial(db, { ...of, ...pending }))
      await auditCouple(context, db, customerId, before ? 'updated' : 'created', id)
      await announceProviderPage(db, customerId, lead.provider_id)
      return { status: 201, body: { data: await toCoupleTestimonial(context, db, customerId, lead) } } as const
    })
  },

  async createTestimonialComment(context, { path, body }) {
    const { customerId, requestId } = await requestOf(context, path.testimonialToken, 'write')
    return context.onceInCustomer(customerId, async (db) => {
      const lead = await leadOf(db, customerId, requestId, 'lock')
      const { id } = requireFound(await findTestimonialOfLead(db, customerId, lead.id))
      if ((await findComments(db, customerId, [id])).length >= commentsMax)
        throw new Refusal(409, 'limit_reached', { params: { max: commentsMax } })
      refuseProblems(present([body.body.trim() === '' && fieldProblem('body', 'required')]))
      const comment = { author_name: lead.couple_name, body: body.body.trim(), created_at: instantText(context.now()) }
      await insertComment(db, { customer_id: customerId, testimonial_id: id, ...comment })
      await auditCouple(context, db, customerId, 'updated', id)
      await announceProviderPage(db, customerId, lead.provider_id)
      return { status: 201, body: { data: await toCoupleTestimonial(context, db, customerId, lead) } } as const
    })
  },

  async createTestimonialImages(context, { path, body }) {
    const { customerId, requestId } = await requestOf(context, path.testimonialToken, 'write')
    return context.onceInCustomer(customerId, async (db) => {
      const lead = await leadOf(db, customerId, requestId, 'lock')
      const { id, status } = requireFound(await findTestimonialOfLead(db, customerId, lead.id))
      // The editors decide about the pictures together with the text.
      if (status !== 'pending') throw new Refusal(409, 'testimonial_not_pending')
      const before = await findImages(db, customerId, [id])
      if (before.length + body.images.length > imagesMax) throw new Refusal(409, 'limit_reached', { params: { max: imagesMax } })
      for (const [index, image] of body.images.entries()) {
        const { key } = await context.files.keepPicture(customerId, image, `images[${index}]`)
        await insertImage(db, { customer_id: customerId, testimonial_id: id, image_key: key, alt: null })
      }
      await auditCouple(context, db, customerId, 'updated', id)
      await announceProviderPage(db, customerId, lead.provider_id)
      return { status: 201, body: { data: await toCoupleTestimonial(context, db, customerId, lead) } } as const
    })
  },
}

/** The customer and the request of a secret; each call counts against the limit of its caller. */
async function requestOf(context: PublicContext, token: string, needed: keyof typeof throttles) {
  await throttle(context, throttles[needed], context.address)
  const found = requireFound(await findRequestOfToken(context.db, hashOf(token)))
  return { customerId: found.customer_id, requestId: found.testimonial_request_id }
}

/** The couple of a request; for a change it is locked, so that a couple writes once. */
async function leadOf(db: Db, customerId: number, requestId: number, lock: 'read' | 'lock'): Promise<LeadRow> {
  const { lead_id: leadId } = requireFound(await findRequest(db, customerId, requestId))
  return requireFound(await findLead(db, { customerId, providerIds: 'all' }, leadId, lock))
}

/** A couple is not a user: the entry has no actor. */
async function auditCouple({ now }: PublicContext, db: Db, customerId: number, action: 'created' | 'updated', entityId: number) {
  await audit({ db, user: { customerId, id: null }, now }, { action, entity: 'testimonial', entityId, detail: 'couple' })
}

async function toCoupleTestimonial(
  { locale }: Pick<PublicContext, 'locale'>,
  db: Db,
  customerId: number,
  lead: LeadRow,
): Promise<components['schemas']['CoupleTestimonial']> {
  const row = await findTestimonialOfLead(db, customerId, lead.id)
  const provider = { name: lead.provider_name, city: lead.provider_city }
  if (!row) return { provider, coupleName: lead.couple_name, testimonial: null }
  const { rejected_reason: reason } = row
  return {
    provider,
    coupleName: lead.couple_name,
    testimonial: {
      brideName: row.bride_name,
      groomName: row.groom_name,
      star: row.star,
      comment: row.comment,
      status: row.status,
      rejectedReason: reason === null ? null : itemLabel(locale, 'providerTestimonialRejectedReason', reason),
      reply: row.published_reply,
      images: (await findImages(db, customerId, [row.id])).map(toImage),
      comments: (await findComments(db, customerId, [row.id])).map(toComment),
      createdAt: row.created_at,
    },
  }
}
