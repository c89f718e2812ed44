import { clampedDay, parseDate } from './calendar-date.ts'
import { boundsProblem, fieldProblem, isBlank, lengthProblem, present, type FieldProblem, type NumberBounds } from './field.ts'
import { createLeadOfferBounds as bounds } from './generated/bounds.ts'

/** How far ahead the last day of an offer may be; our choice. */
export const offerValidMonthsMax = 12

/** A line of an offer: so many guests, hours or pieces at this price, in whole units of the currency; null is not entered yet. */
export interface OfferLineFields {
  name: string
  note: string | null
  quantity: number | null
  price: number | null
}

export interface OfferFields {
  lines: readonly OfferLineFields[]
  reduction: number | null
  /** YYYY-MM-DD */
  eventDate: string | null
  validUntil: string
  guestCount: number | null
  note: string
}

export interface OfferTotals {
  /** Of each line, in its order. */
  amounts: number[]
  subtotal: number
  /** After the reduction, never below zero. */
  total: number
}

/** The sums of an offer; what is not entered yet counts as nothing (LEAD-50). */
export function offerTotals({ lines, reduction }: Pick<OfferFields, 'lines' | 'reduction'>): OfferTotals {
  const amounts = lines.map(({ quantity, price }) => (quantity ?? 0) * (price ?? 0))
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0)
  return { amounts, subtotal, total: Math.max(0, subtotal - (reduction ?? 0)) }
}

/** The problems of an offer; `today` is that of the provider (LEAD-50, VAL-16). */
export function offerProblems(offer: OfferFields, today: Temporal.PlainDate): FieldProblem[] {
  const { lines, reduction, eventDate, validUntil, guestCount, note } = offer
  const line = bounds.lines.items
  return present([
    lines.length === 0 && fieldProblem('lines', 'too_few', { min: 1 }),
    lines.length > bounds.lines.maxItems && fieldProblem('lines', 'too_many', { max: bounds.lines.maxItems }),
    ...lines.flatMap(({ name, note: about, quantity, price }, index) => [
      isBlank(name) ? fieldProblem(`lines[${index}].name`, 'required') : lengthProblem(`lines[${index}].name`, name, line.name),
      about !== null && lengthProblem(`lines[${index}].note`, about, line.note),
      numberProblem(`lines[${index}].quantity`, quantity, line.quantity),
      numberProblem(`lines[${index}].price`, price, line.price),
    ]),
    reductionProblem(reduction, offerTotals(offer).subtotal),
    eventDate !== null && dayProblem('eventDate', eventDate, today, null),
    dayProblem('validUntil', validUntil, today, clampedDay(today).add({ months: offerValidMonthsMax })),
    guestCount !== null && numberProblem('guestCount', guestCount, bounds.guestCount),
    lengthProblem('note', note, bounds.note),
  ])
}

function numberProblem(path: string, value: number | null, range: NumberBounds): FieldProblem | null {
  if (value === null) return fieldProblem(path, 'required')
  return boundsProblem(path, Number.isInteger(value) ? value : Number.NaN, range)
}

function reductionProblem(reduction: number | null, subtotal: number): FieldProblem | null {
  if (reduction === null) return null
  return (
    numberProblem('reduction', reduction, bounds.reduction) ??
    (reduction > subtotal ? fieldProblem('reduction', 'reduction_above_total') : null)
  )
}

function dayProblem(path: string, text: string, today: Temporal.PlainDate, last: Temporal.PlainDate | null): FieldProblem | null {
  if (isBlank(text)) return fieldProblem(path, 'required')
  const day = parseDate(text)
  if (!day) return fieldProblem(path, 'invalid_date')
  if (Temporal.PlainDate.compare(day, today) < 0) return fieldProblem(path, 'in_past')
  return last && Temporal.PlainDate.compare(day, last) > 0 ? fieldProblem(path, 'date_too_late', { max: last.toString() }) : null
}

/** What is stored of an offer; `expired` follows from the clock. */
export type OfferStatus = 'sent' | 'accepted' | 'declined' | 'withdrawn'
export type OfferState = OfferStatus | 'expired'

/** The state of an offer: an unanswered one expires after its last day, in the time zone of the provider (LEAD-50). */
export function offerState(status: OfferStatus, validUntil: string, today: Temporal.PlainDate): OfferState {
  const last = parseDate(validUntil)
  return status === 'sent' && (!last || Temporal.PlainDate.compare(today, last) > 0) ? 'expired' : status
}

/** Why a couple cannot give this answer, or null; the same answer again changes nothing (LEAD-50). */
export function offerAnswerProblem(
  state: OfferState,
  answer: 'accepted' | 'declined',
): 'offer_answered' | 'offer_expired' | 'offer_withdrawn' | null {
  if (state === 'sent' || state === answer) return null
  if (state === 'expired') return 'offer_expired'
  return state === 'withdrawn' ? 'offer_withdrawn' : 'offer_answered'
}
