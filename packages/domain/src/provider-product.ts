import { daysIn, type DateRange } from './date-range.ts'

/** The status of a provider's product (PAY-17, PROV-21). */
export const productStatuses = ['previous', 'pending', 'active', 'passive'] as const
export type ProductStatus = (typeof productStatuses)[number]

export interface ProductDays {
  /** First and last day, both inclusive. */
  start: Temporal.PlainDate
  end: Temporal.PlainDate
  /** Whether the product was ended before its last day. */
  isSwitchedOff: boolean
}

/** The status of a product on a day: switched off, else before, within or after its days (PAY-17, PROV-21). */
export function productStatus({ start, end, isSwitchedOff }: ProductDays, today: Temporal.PlainDate): ProductStatus {
  if (isSwitchedOff) return 'passive'
  if (Temporal.PlainDate.compare(today, start) < 0) return 'pending'
  return Temporal.PlainDate.compare(today, end) > 0 ? 'previous' : 'active'
}

/** The share of the prices of products for the days of a range, in whole units; one that was switched off costs nothing (STAT-12). */
export function packageCost(products: readonly (ProductDays & { price: number })[], range: DateRange): number {
  const cost = products.reduce((sum, { start, end, isSwitchedOff, price }) => {
    const days = daysIn({ start, end })
    if (isSwitchedOff || days === 0) return sum
    const later = Temporal.PlainDate.compare(start, range.start) > 0 ? start : range.start
    const earlier = Temporal.PlainDate.compare(end, range.end) < 0 ? end : range.end
    return sum + (price * daysIn({ start: later, end: earlier })) / days
  }, 0)
  return Math.round(cost)
}
