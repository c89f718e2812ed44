import { formatMoney, localDate, offerProblems, offerTotals } from '@vendor-panel/domain'
import { answerLead } from '../leads/lead-answer.ts'
import { changeLead } from '../leads/lead-state.ts'
import { isLeadShown } from '../leads/lead-view.ts'
import { findLead, insertLeadHistory, type LeadRow } from '../leads/leads.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers, Input } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import { sentence } from '../platform/messages/sentence.ts'
import { formatDay, dayWithWeekday } from '../platform/messages/format-instant.ts'
import { hashOf, newOfferToken } from '../platform/session/token.ts'
import { offerFileName, offerPdf } from './offer-pdf.ts'
import { stateOf, toLeadOffer } from './offer-view.ts'
import {
  countOffers,
  findOffer,
  findOfferOfLead,
  findOffers,
  insertOffer,
  updateOffer,
  withdrawOpenOffers,
  type OfferRow,
} from './offers.queries.ts'
import { shownLead } from '../leads/shown-lead.ts'

type OfferInput = Input<'createLeadOffer'>['body']

export const leadOfferHandlers: Handlers<'listLeadOffers' | 'createLeadOffer' | 'createOfferWithdrawal' | 'downloadLeadOffer'> = {
  async listLeadOffers({ db, user, now }, { path, query }) {
    const lead = requireFound(await findLead(db, user, path.leadId))
    const { page, limit, offset } = requestedPage(query)
    const isShown = isLeadShown(lead, user)
    const rows = isShown ? await findOffers(db, user.customerId, lead.id, limit, offset) : []
    const total = isShown ? await countOffers(db, user.customerId, lead.id) : 0
    return { status: 200, body: { data: rows.map((row) => toLeadOffer(row, lead, now())), meta: { page, limit, total } } }
  },

  async createLeadOffer(context, { path, body }) {
    const { db, user, now, origin } = context
    const lead = await shownLead(context, path.leadId, 'lock')
    if (body.version !== undefined && body.version !== lead.version) throw new Refusal(409, 'stale_version')
    const lines = body.lines.map((line) => ({ ...line, note: line.note ?? null }))
    refuseProblems(offerProblems({ ...body, lines }, localDate(now(), lead.provider_time_zone)))
    const at = instantText(now())
    for (const id of await withdrawOpenOffers(db, user.customerId, lead.id, at))
      await audit(context, { action: 'updated', entity: 'offer', entityId: id, detail: 'withdrawn' })
    const token = newOfferToken()
    const values = { ...valuesOf(context, lead, body), link: `${origin}/offer/${token}?lang=${body.locale}` }
    const message = await answerLead(context, lead.id, {
      channel: 'email',
      subject: sentence(body.locale, 'mail.offer.subject', values),
      // The link is a secret of the couple: only the mail has it.
      body: sentence(body.locale, 'offer.message', values),
      mail: { body: sentence(body.locale, 'mail.offer.body', values), locale: body.locale },
    })
    const answered = requireFound(await findLead(db, user, lead.id, 'lock'))
    await changeLead(db, user, answered, 'offer', { last_activity_at: at })
    const of = { customer_id: user.customerId, lead_id: lead.id, author_id: user.id, created_at: at }
    const id = await insertOffer(
      db,
      { ...of, ...stored(body), lines: JSON.stringify(lines), currency: lead.currency, lead_message_id: message.id },
      hashOf(token),
    )
    await audit(context, { action: 'created', entity: 'offer', entityId: id })
    const { total } = values
    await insertLeadHistory(db, { customer_id: user.customerId, lead_id: lead.id, type: 'offer', at, actor_id: user.id, detail: total })
    const row = requireFound(await findOffer(db, user.customerId, id))
    return { status: 201, body: { data: toLeadOffer(row, lead, now()) } }
  },

  async createOfferWithdrawal(context, { path }) {
    const { db, user, now } = context
    const lead = await shownLead(context, path.leadId, 'lock')
    const row = await requireOffer(context, lead, path.offerId)
    if (row.status === 'withdrawn') return { status: 200, body: { data: toLeadOffer(row, lead, now()) } }
    if (['accepted', 'declined'].includes(stateOf(row, lead, now()))) throw new Refusal(409, 'offer_answered')
    await updateOffer(db, user.customerId, row.id, { status: 'withdrawn', answered_at: instantText(now()) })
    await audit(context, { action: 'updated', entity: 'offer', entityId: row.id, detail: 'withdrawn' })
    return { status: 200, body: { data: toLeadOffer(await requireOffer(context, lead, row.id), lead, now()) } }
  },

  async downloadLeadOffer(context, { path }) {
    const lead = await shownLead(context, path.leadId, 'read')
    const row = await requireOffer(context, lead, path.offerId)
    return { status: 200, body: await offerPdf(row, lead), fileName: offerFileName(row, lead) }
  },
}

async function requireOffer({ db, user }: VendorContext, lead: LeadRow, offerId: number): Promise<OfferRow> {
  return requireFound(await findOfferOfLead(db, user.customerId, lead.id, offerId))
}

/** The values in the texts of the mail and the message of an offer. */
function valuesOf({ user }: VendorContext, lead: LeadRow, body: OfferInput) {
  const { total } = offerTotals({ ...body, lines: body.lines.map((line) => ({ ...line, note: line.note ?? null })) })
  return {
    couple: lead.couple_name,
    provider: lead.provider_name,
    author: user.name,
    total: formatMoney(total, lead.currency, body.locale),
    note: body.note.trim() === '' ? '' : `${body.note.trim()}\n\n`,
    day: formatDay(body.validUntil, body.locale, dayWithWeekday),
  }
}

function stored({ reduction, eventDate, spaceName, guestCount, validUntil, note, locale }: OfferInput) {
  return {
    reduction,
    event_date: eventDate,
    space_name: spaceName?.trim() || null,
    guest_count: guestCount,
    valid_until: validUntil,
    note: note.trim(),
    locale,
    status: 'sent' as const,
    answered_at: null,
    answer_note: null,
  }
}
