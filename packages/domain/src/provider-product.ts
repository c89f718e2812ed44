/** Where a product of a provider stands (PAY-17, PROV-21). */
export const productStatuses = ['previous', 'pending', 'active', 'passive'] as const
export type ProductStatus = (typeof productStatuses)[number]

export interface ProductDays {
  /** First and last day, both inclusive. */
  start: Temporal.PlainDate
  end: Temporal.PlainDate
  /** Whether somebody ended it before its last day. */
  isSwitchedOff: boolean
}

/** Where a product stands on a day: switched off, else before, within or after its days (PAY-17, PROV-21). */
export function productStatus({ start, end, isSwitchedOff }: ProductDays, today: Temporal.PlainDate): ProductStatus {
  if (isSwitchedOff) return 'passive'
  if (Temporal.PlainDate.compare(today, start) < 0) return 'pending'
  return Temporal.PlainDate.compare(today, end) > 0 ? 'previous' : 'active'
}
