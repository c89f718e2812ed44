import { fieldProblem } from '@vendor-panel/domain'
import { hasActiveItem } from '../configs/configs.queries.ts'
import { itemLabel } from '../configs/item-label.ts'
import { findProvider, findProviderOwner } from '../intake/intake.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { problemRefusal } from '../platform/contract/rule-refusals.ts'
import type { Db } from '../platform/db/kysely.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { sentence, userLocale } from '../platform/messages/sentence.ts'
import { insertPrompt } from '../prompts/prompts.queries.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import { lockTestimonial, updateTestimonialRow, type TestimonialRow } from './testimonials.queries.ts'

type Part = 'testimonial' | 'reply'

const titles = {
  new: 'prompt.testimonial_new.title',
  reply_approved: 'prompt.testimonial_reply_approved.title',
  reply_rejected: 'prompt.testimonial_reply_rejected.title',
} as const

export const testimonialDecisionHandlers: Handlers<'createIntakeTestimonialDecision'> = {
  async createIntakeTestimonialDecision({ db, actFor, now }, { path, body }) {
    const { providerId } = path
    const { testimonialId, part } = body
    const customerId = await findProviderOwner(db, providerId)
    if (customerId === undefined) throw new Refusal(404, 'not_found')
    await actFor(customerId)
    const row = requireFound(await lockTestimonial(db, { customerId, providerIds: [providerId] }, testimonialId))
    if ((part === 'testimonial' ? row.status : row.reply_status) !== 'pending') throw new Refusal(404, 'not_found')
    // The vendor may have changed its reply since the editors read it.
    if (body.text !== undefined && body.text !== (part === 'testimonial' ? row.comment : row.reply)) throw new Refusal(409, 'stale_version')
    const reason = body.decision === 'reject' ? await requireReason(db, body.reason) : null
    const status = reason === null ? 'active' : 'rejected'
    const patch: Parameters<typeof updateTestimonialRow>[3] =
      part === 'testimonial'
        ? { status, rejected_reason: reason }
        : { reply_status: status, reply_rejected_reason: reason, ...(reason === null && { published_reply: row.reply }) }
    await updateTestimonialRow(db, customerId, row.id, patch)
    const detail = `${part} ${body.decision}`
    await audit({ db, user: { customerId, id: null }, now }, { action: 'updated', entity: 'testimonial', entityId: row.id, detail })
    await notifyOfDecision(db, customerId, row, part, reason, instantText(now()))
    await announceProviderPage(db, customerId, providerId)
    return { status: 201, body: { data: { status } } }
  },
}

/** A rejection needs a reason of the configuration (TEST-09). */
async function requireReason(db: Db, reason: string | undefined): Promise<string> {
  if (reason === undefined) throw problemRefusal(fieldProblem('reason', 'required'))
  if (await hasActiveItem(db, 'providerTestimonialRejectedReason', reason)) return reason
  throw problemRefusal(fieldProblem('reason', 'not_allowed'))
}

/** Notifies the users of a provider about a new testimonial, and how a reply was decided (TEST-13). */
async function notifyOfDecision(db: Db, customerId: number, row: TestimonialRow, part: Part, reason: string | null, at: string) {
  // A testimonial that was rejected needs nothing from the vendor: its couple may write it again.
  if (part === 'testimonial' && reason !== null) return
  const { country_code: country } = requireFound(await findProvider(db, customerId, row.provider_id))
  const locale = userLocale(null, country)
  const name = part === 'testimonial' ? 'new' : reason === null ? 'reply_approved' : 'reply_rejected'
  const title = sentence(locale, titles[name], { couple: `${row.bride_name} & ${row.groom_name}`, star: row.star })
  await insertPrompt(db, {
    customer_id: customerId,
    provider_id: row.provider_id,
    lead_id: row.lead_id,
    type: name === 'reply_approved' ? 'notification' : 'todo',
    title,
    body: reason === null ? '' : `<p>${escapeHtml(itemLabel(locale, 'providerTestimonialRejectedReason', reason))}</p>`,
    link_path: name === 'reply_rejected' ? '/provider-testimonials?replyStatus=rejected' : '/provider-testimonials',
    link_text: sentence(locale, 'prompt.testimonial.link'),
    completed_at: null,
    created_at: at,
  })
}
