import type { components } from '@vendor-panel/contract'
import type { Body } from '@vendor-panel/contract/operation-types'
import { localDate, offerProblems, type FieldProblem, type Locale } from '@vendor-panel/domain'
import type { Lead } from '../lead-row.ts'

type Schemas = components['schemas']

export type OfferLineValues = { key: string; name: string; quantity: number | null; price: number | null }

/** The fields of an offer as they are typed. */
export type OfferValues = {
  lines: readonly OfferLineValues[]
  reduction: number | null
  eventDate: string | null
  spaceName: string
  guestCount: number | null
  validUntil: string | null
  note: string
  locale: Locale
}

const validDays = 14

export const newLine = (line: Partial<OfferLineValues> = {}): OfferLineValues => ({
  key: crypto.randomUUID(),
  name: '',
  quantity: 1,
  price: null,
  ...line,
})

/** A new offer: for the day and the guests of the couple, with the products that it asked about. */
export function newOffer(lead: Lead, items: readonly Schemas['LeadItem'][], today: Temporal.PlainDate, locale: Locale): OfferValues {
  const { weddingDate } = lead.couple
  return {
    lines: items.length > 0 ? items.map((item) => newLine({ name: item.providerItem.name, price: item.price })) : [newLine()],
    reduction: null,
    eventDate: weddingDate !== null && weddingDate >= today.toString() ? weddingDate : null,
    spaceName: '',
    guestCount: lead.guestCount,
    validUntil: today.add({ days: validDays }).toString(),
    note: '',
    locale,
  }
}

/** An earlier offer as the start of a new one. */
export function offerAgain(offer: Schemas['LeadOffer'], today: Temporal.PlainDate): OfferValues {
  const { lines, reduction, eventDate, spaceName, guestCount, note, locale } = offer
  return {
    lines: lines.map(({ name, quantity, price }) => newLine({ name, quantity, price })),
    reduction: reduction === 0 ? null : reduction,
    eventDate,
    spaceName: spaceName ?? '',
    guestCount,
    validUntil: today.add({ days: validDays }).toString(),
    note,
    locale,
  }
}

/** The problems of the typed values; today is that of the device, which the server checks again in the time zone of the provider. */
export function offerValueProblems(values: OfferValues, now: Temporal.Instant, timeZone: string): FieldProblem[] {
  const lines = values.lines.map((line) => ({ ...line, note: null }))
  return offerProblems({ ...values, lines, validUntil: values.validUntil ?? '' }, localDate(now, timeZone))
}

export function offerBody(values: OfferValues, version: number): Body<'createLeadOffer'> {
  const { reduction, eventDate, spaceName, guestCount, validUntil, note, locale } = values
  return {
    lines: values.lines.map(({ name, quantity, price }) => ({ name: name.trim(), quantity: quantity ?? 0, price: price ?? 0 })),
    reduction: reduction ?? 0,
    eventDate,
    spaceName: spaceName.trim() || null,
    guestCount,
    validUntil: validUntil ?? '',
    note: note.trim(),
    locale,
    version,
  }
}
