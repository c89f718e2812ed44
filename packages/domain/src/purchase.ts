/** A coupon takes off a percentage, or an amount in whole units of the currency. */
export interface CouponValue {
  ratio: number | null
  amount: number | null
}

/** The price in whole units after a coupon, rounded to the nearest unit, and never below 0 (PAY-12). */
export function priceAfterCoupon(price: number, coupon: CouponValue | null): number {
  if (coupon === null) return price
  const reduced = coupon.ratio === null ? price - (coupon.amount ?? 0) : Math.round((price * (100 - coupon.ratio)) / 100)
  return Math.max(0, reduced)
}

/** Each of `count` instalments in whole units; the last one takes what is left over (PAY-06). A total that cannot be divided so is one part. */
export function installmentAmount(total: number, count: number): number {
  return count > 1 ? Math.floor(total / count) : total
}
