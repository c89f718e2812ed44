import type { components } from '@vendor-panel/contract'
import { localDate, offerState, offerTotals } from '@vendor-panel/domain'
import type { LeadRow } from '../leads/leads.queries.ts'
import type { OfferRow } from './offers.queries.ts'

type Schemas = components['schemas']

export const stateOf = (row: OfferRow, lead: LeadRow, now: Temporal.Instant) =>
  offerState(row.status, row.valid_until, localDate(now, lead.provider_time_zone))

/** What the vendor, the couple and the PDF say alike. */
function offerOf(row: OfferRow) {
  const { amounts, subtotal, total } = offerTotals(row)
  const lines = row.lines.map(({ name, note, quantity, price }, index) => ({ name, note, quantity, price, amount: amounts[index] ?? 0 }))
  return {
    lines,
    subtotal,
    reduction: row.reduction,
    total,
    currency: row.currency,
    eventDate: row.event_date,
    spaceName: row.space_name,
    guestCount: row.guest_count,
    validUntil: row.valid_until,
    note: row.note,
    createdAt: row.created_at,
    answeredAt: row.answered_at,
  }
}

export function toLeadOffer(row: OfferRow, lead: LeadRow, now: Temporal.Instant): Schemas['LeadOffer'] {
  return {
    id: row.id,
    state: stateOf(row, lead, now),
    ...offerOf(row),
    locale: row.locale,
    author: { id: row.author_id, name: row.author_name ?? '' },
    answerNote: row.answer_note,
  }
}

export function toCoupleOffer(row: OfferRow, lead: LeadRow, now: Temporal.Instant): Schemas['CoupleOffer'] {
  const provider = { name: lead.provider_name, city: lead.provider_city }
  return { state: stateOf(row, lead, now), provider, coupleName: lead.couple_name, ...offerOf(row) }
}
