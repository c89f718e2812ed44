import { boundsProblem, decreasingProblems, fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'
import { createCatalogBounds } from './generated/bounds.ts'
import { priceExpiryProblem, priceExpiryRange } from './price-expiry.ts'
import { parseWholeNumber } from './whole-number.ts'

/** The days a price applies to (CAT-13, CONST-13). */
export const weekPeriods = ['weekday', 'weekend', 'all'] as const
export type WeekPeriod = (typeof weekPeriods)[number]

/** Longest unit, in characters (CAT-11, CONST-04). */
export const unitCharsMax = 5
const priceBounds = createCatalogBounds.prices.items.price

/** A price as form values: numbers are still the text that was typed. */
export interface CatalogPriceInput {
  weekPeriod: WeekPeriod
  price: string | number
  unit: string | number
  currency: string
  catalogItemOptionId: number
}

/** A price as the contract has it (CAT-06). */
export interface CatalogPrice {
  weekPeriod: WeekPeriod
  price: number
  unit: number
  currency: string
  catalogItemOptionId: number
}

export interface CatalogPricingForm {
  expireAt: string
  prices: readonly CatalogPriceInput[]
}

/**
 * The problems of a pricing form: at least one price, each of them complete (CAT-07, CAT-10..14, CAT-18). `today` is the user's own day;
 * the server tolerates one day.
 */
export function catalogPricingProblems(form: CatalogPricingForm, today: Temporal.PlainDate, toleranceDays = 0): FieldProblem[] {
  return [
    ...expiryProblems('expireAt', form.expireAt, today, toleranceDays),
    ...present([form.prices.length === 0 && fieldProblem('prices', 'too_few', { min: 1 })]),
    ...form.prices.flatMap((price, index) => priceProblems(`prices[${index}]`, price)),
    ...weekPeriodProblems(form.prices),
  ]
}

/**
 * The problem of the expiry day as a field of a form; its last allowed day counts from the user's own day, without the tolerance (CAT-07,
 * CAT-16).
 */
export function expiryProblems(path: string, text: string | null, today: Temporal.PlainDate, toleranceDays: number): FieldProblem[] {
  const code = priceExpiryProblem(text, today, toleranceDays)
  if (code === null) return []
  if (code !== 'date_too_late') return [fieldProblem(path, code)]
  return [fieldProblem(path, code, { max: priceExpiryRange(today).max.toString() })]
}

function priceProblems(path: string, { price, unit, currency }: CatalogPriceInput): FieldProblem[] {
  return present([
    amountProblem(`${path}.price`, price),
    isBlank(currency) && fieldProblem(`${path}.currency`, 'required'),
    unitProblem(`${path}.unit`, unit),
  ])
}

/** The problem of an amount of money, or null: required, whole units, no sign (CAT-10, CAT-12). */
export function amountProblem(path: string, typed: string | number | null): FieldProblem | null {
  if (isBlank(String(typed ?? ''))) return fieldProblem(path, 'required')
  const amount = parseWholeNumber(typed)
  if (amount === null) return fieldProblem(path, 'invalid_number')
  return boundsProblem(path, amount, priceBounds)
}

function unitProblem(path: string, typed: string | number): FieldProblem | null {
  const text = String(typed).trim()
  if (isBlank(text)) return fieldProblem(path, 'required')
  return (
    lengthProblem(path, text, { maxLength: unitCharsMax }) ??
    (parseWholeNumber(text) === null ? fieldProblem(path, 'invalid_number') : null)
  )
}

/** Each option has either one price for all days, or one for weekdays and one for weekends (CAT-14, AMB-29). */
function weekPeriodProblems(prices: readonly CatalogPriceInput[]): FieldProblem[] {
  const periodsByOption = Map.groupBy(prices, (price) => price.catalogItemOptionId)
  const isWhole = (option: readonly CatalogPriceInput[]) => {
    const periods = option.map((one) => one.weekPeriod)
    if (periods.length === 1) return periods.includes('all')
    return periods.length === 2 && periods.includes('weekday') && periods.includes('weekend')
  }
  return [...periodsByOption.values()]
    .filter((option) => !isWhole(option))
    .map(([first]) => fieldProblem(`prices[${first ? prices.indexOf(first) : 0}].weekPeriod`, 'validWeekPeriod'))
}

/** The body of a pricing form; null if the form has problems (CAT-06). */
export function catalogPricingBody(
  form: CatalogPricingForm,
  today: Temporal.PlainDate,
): { expireAt: string; prices: CatalogPrice[] } | null {
  if (catalogPricingProblems(form, today).length > 0) return null
  const prices = form.prices.map((price) => ({
    ...price,
    price: parseWholeNumber(price.price) ?? 0,
    unit: parseWholeNumber(price.unit) ?? 0,
  }))
  return { expireAt: form.expireAt, prices }
}

/** The problem of a reduced price, or null: an amount of money, and below the regular price if that is given (CAT-30, VAL-07, DISC-02). */
export function reducedPriceProblem(path: string, regular: number | null, reduced: number | null): FieldProblem | null {
  if (reduced === null) return null
  const isBelow = regular === null || decreasingProblems(path, [regular, reduced]).length === 0
  return boundsProblem(path, reduced, priceBounds) ?? (isBelow ? null : fieldProblem(path, 'discount_not_below'))
}
