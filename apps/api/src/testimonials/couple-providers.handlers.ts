import type { components } from '@vendor-panel/contract'
import { channelOpen, hasAgreement, localDate, testimonialRequestProblem, weddingDaysToAsk } from '@vendor-panel/domain'
import { answerLead } from '../leads/lead-answer.ts'
import { shownLead } from '../leads/shown-lead.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import { sentence } from '../platform/messages/sentence.ts'
import { hashOf, newTestimonialToken } from '../platform/session/token.ts'
import { openProvider, readableProviderIds } from '../providers/provider-access.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import {
  countByRequest,
  countCoupleProviders,
  findCoupleProvider,
  findCoupleProviders,
  insertRequest,
  type CoupleProviderRow,
} from './couple-providers.queries.ts'

export const coupleProviderHandlers: Handlers<
  'listCoupleProviders' | 'getCoupleProvider' | 'createTestimonialRequest' | 'getTestimonialRequestCounts'
> = {
  async listCoupleProviders(context, { query }) {
    const { db, user, now } = context
    const { providerId, hasTestimonialRequest, isToAsk = false } = query
    const { page, limit, offset } = requestedPage(query)
    const { from, to } = weddingDaysToAsk(localDate(now(), user.timeZone))
    const filter = {
      ...(providerId !== undefined && { providerIds: [providerId] }),
      hasTestimonialRequest,
      ...(isToAsk && { toAsk: { from: from.toString(), to: to.toString() } }),
    }
    const reader = await coupleReader(context)
    const rows = await findCoupleProviders(db, reader, filter, limit, offset)
    return {
      status: 200,
      body: { data: rows.map(toCoupleProvider), meta: { page, limit, total: await countCoupleProviders(db, reader, filter) } },
    }
  },

  async getCoupleProvider(context, { path }) {
    return { status: 200, body: { data: toCoupleProvider(await openCouple(context, path.coupleProviderId, 'read')) } }
  },

  async createTestimonialRequest(context, { path, body }) {
    const { db, user, now, origin, locale: ownLocale } = context
    await openCouple(context, path.coupleProviderId, 'write')
    const lead = await shownLead(context, path.coupleProviderId, 'lock')
    const row = requireFound(await findCoupleProvider(db, user, lead.id))
    const problem = testimonialRequestProblem({
      leadStatus: row.status,
      isConfirmedByCouple: row.is_confirmed,
      hasCommented: row.testimonial_id !== null,
      askedDaysAgo: row.sent_at === null ? null : Temporal.Instant.from(row.sent_at).until(now()).total({ unit: 'days' }),
    })
    if (problem) throw new Refusal(problem === 'no_agreement' ? 403 : 409, problem)
    const token = newTestimonialToken()
    const { channel, locale = ownLocale } = body
    const own = body.message?.trim() ?? ''
    const values = { couple: lead.couple_name, provider: lead.provider_name, author: user.name }
    const message = own === '' ? sentence(locale, 'testimonial.request', values) : own
    const link = `${origin}/testimonial/${token}?lang=${locale}`
    await answerLead(context, lead.id, {
      channel,
      subject: channel === 'email' ? sentence(locale, 'mail.testimonial_request.subject', values) : null,
      // The link is for the couple only, so the stored message has none.
      body: message,
      mail: {
        body: sentence(locale, channel === 'email' ? 'mail.testimonial_request.body' : 'sms.testimonial_request', {
          ...values,
          message,
          link,
        }),
        locale,
      },
    })
    const sentAt = instantText(now())
    await insertRequest(db, { customer_id: user.customerId, lead_id: lead.id, channel, sent_at: sentAt }, hashOf(token))
    await audit(context, { action: 'created', entity: 'testimonial_request', entityId: lead.id, detail: channel })
    await announceProviderPage(db, user.customerId, lead.provider_id)
    return { status: 201, body: { data: { sentAt, channel } } }
  },

  async getTestimonialRequestCounts(context, { query }) {
    return { status: 200, body: { data: await countByRequest(context.db, await coupleReader(context), query.providerIds) } }
  },
}

/** The couples whose testimonials the user may read (PERM-09). */
async function coupleReader(context: VendorContext) {
  const { customerId, leadLimit } = context.user
  return { customerId, leadLimit, providerIds: await readableProviderIds(context, 'testimonials') }
}

async function openCouple(context: VendorContext, leadId: number, needed: 'read' | 'write'): Promise<CoupleProviderRow> {
  // One that the package hides is found for a change, which then offers the upgrade.
  const reader = needed === 'write' ? { ...context.user, leadLimit: null } : context.user
  const row = requireFound(await findCoupleProvider(context.db, reader, leadId))
  await openProvider(context, row.provider_id, 'testimonials', needed)
  return row
}

function toCoupleProvider(row: CoupleProviderRow): components['schemas']['CoupleProvider'] {
  return {
    id: row.id,
    couple: { name: row.couple_name, weddingDate: row.wedding_date },
    provider: {
      id: row.provider_id,
      name: row.provider_name,
      category: { id: row.provider_category_id, name: row.provider_category_name },
      city: row.provider_city,
    },
    leadId: row.id,
    hasAgreement: hasAgreement({ leadStatus: row.status, isConfirmedByCouple: row.is_confirmed }),
    openChannels: (['email', 'sms'] as const).filter(
      (channel) => channelOpen(row.contact_preference, channel) && row[channel === 'email' ? 'email' : 'phone'] !== null,
    ),
    testimonialRequest: row.sent_at === null || row.channel === null ? null : { sentAt: row.sent_at, channel: row.channel },
    testimonialId: row.testimonial_id,
  }
}
