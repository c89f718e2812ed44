import { formatMoney, offerAnswerProblem, offerTotals } from '@vendor-panel/domain'
import { findProvider } from '../intake/intake.queries.ts'
import { notifyUsers } from '../intake/notify-users.ts'
import { receiveMessage } from '../intake/receive.ts'
import { findLead, insertLeadHistory, type LeadRow } from '../leads/leads.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import type { Handlers, Input } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'
import { sentence, userLocale, type Locale } from '../platform/messages/sentence.ts'
import { hashOf } from '../platform/session/token.ts'
import { throttle } from '../platform/throttle/throttle.ts'
import { offerFileName, offerPdf } from './offer-pdf.ts'
import { stateOf, toCoupleOffer } from './offer-view.ts'
import { findOffer, findOfferOfToken, updateOffer, type OfferRow } from './offers.queries.ts'
import { offerThrottles } from './throttles.ts'

export const coupleOfferHandlers: Handlers<'getOffer' | 'acceptOffer' | 'createOfferRefusal' | 'downloadOffer'> = {
  async getOffer(context, { path }) {
    return withOffer(context, path.offerToken, 'read', async (_db, row, lead) => ({
      status: 200,
      body: { data: toCoupleOffer(row, lead, context.now()) },
    }))
  },

  async acceptOffer(context, { path, body }) {
    return answer(context, path.offerToken, 'accepted', body)
  },

  async createOfferRefusal(context, { path, body }) {
    return answer(context, path.offerToken, 'declined', body)
  },

  async downloadOffer(context, { path }) {
    return withOffer(context, path.offerToken, 'read', async (_db, row, lead) => ({
      status: 200,
      body: await offerPdf(row, lead),
      fileName: offerFileName(row, lead),
    }))
  },
}

/** Stores the answer of a couple once, and notifies the vendor; what follows from it is the vendor's decision (LEAD-37). */
function answer(context: PublicContext, token: string, status: 'accepted' | 'declined', body: Input<'acceptOffer'>['body']) {
  return withOffer(context, token, 'write', async (db, before, lead, customerId) => {
    const problem = offerAnswerProblem(stateOf(before, lead, context.now()), status)
    if (problem) throw new Refusal(409, problem)
    if (before.status === status) return { status: 200, body: { data: toCoupleOffer(before, lead, context.now()) } } as const
    const at = instantText(context.now())
    const note = body.note?.trim() || null
    await updateOffer(db, customerId, before.id, { status, answered_at: at, answer_note: note })
    await audit(
      { db, user: { customerId, id: null }, now: context.now },
      { action: 'updated', entity: 'offer', entityId: before.id, detail: status },
    )
    await notifyVendor(context, db, lead, before, { customerId, status, note, at })
    const row = requireFound(await findOffer(db, customerId, before.id))
    return { status: 200, body: { data: toCoupleOffer(row, lead, context.now()) } } as const
  })
}

/** The answer as a message of the couple, an entry of its history and a notice to the users. */
async function notifyVendor(
  { origin, log }: Pick<PublicContext, 'origin' | 'log'>,
  db: Db,
  lead: LeadRow,
  row: OfferRow,
  { customerId, status, note, at }: { customerId: number; status: 'accepted' | 'declined'; note: string | null; at: string },
): Promise<void> {
  const provider = requireFound(await findProvider(db, customerId, lead.provider_id))
  const { country_code: countryCode } = provider
  const valuesOf = (locale: Locale) => ({ total: formatMoney(offerTotals(row).total, row.currency, locale) })
  const locale = userLocale(null, countryCode)
  const detail = sentence(locale, `offer.${status}`, valuesOf(locale))
  const message = { channel: 'email' as const, subject: null, body: [detail, note].filter(Boolean).join('\n\n') }
  const received = await receiveMessage(db, provider, lead, message, at)
  await insertLeadHistory(db, { customer_id: customerId, lead_id: lead.id, type: 'offer', at, actor_id: null, detail })
  const about = { sentence: `offer_${status}`, values: valuesOf } as const
  if (!lead.is_spam_reported) await notifyUsers(db, { customerId, countryCode, ...received, at, about }, origin, log)
}

/** Finds the offer of a secret and its couple; for an answer the couple is locked first, as when an offer is sent. */
async function withOffer<Result>(
  context: PublicContext,
  token: string,
  needed: 'read' | 'write',
  work: (db: Db, row: OfferRow, lead: LeadRow, customerId: number) => Promise<Result>,
): Promise<Result> {
  await throttle(context, offerThrottles[needed], context.address)
  const { customer_id: customerId, offer_id: id } = requireFound(await findOfferOfToken(context.db, hashOf(token)))
  return context.inCustomer(customerId, async (db) => {
    const { lead_id: leadId } = requireFound(await findOffer(db, customerId, id))
    const lock = needed === 'write' ? 'lock' : 'read'
    const lead = requireFound(await findLead(db, { customerId, providerIds: 'all' }, leadId, lock))
    return work(db, requireFound(await findOffer(db, customerId, id)), lead, customerId)
  })
}
