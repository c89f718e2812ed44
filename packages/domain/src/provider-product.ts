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
