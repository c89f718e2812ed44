import { localDate } from '@vendor-panel/domain'
import type { Selectable } from 'kysely'
import type { VendorContext } from '../platform/contract/context.ts'
import { clearTries, throttle, type Throttle } from '../platform/throttle/throttle.ts'
import { findCoupon } from './discount-coupons.queries.ts'
import type { DiscountTables } from './discounts.tables.ts'

/** Wrong codes: a few typing errors, not a search. */
export const couponThrottle: Throttle = { scope: 'coupon', triesMax: 10, windowMinutes: 60 }

/** A coupon that is valid today in this account; undefined for a wrong code, whose try is counted if the transaction commits (PAY-12). */
export async function findValidCoupon(
  context: VendorContext,
  code: string,
): Promise<Selectable<DiscountTables['discount_coupons']> | undefined> {
  const { db, user, now } = context
  const guesser = `${user.customerId}/${user.id}`
  await throttle(context, couponThrottle, guesser)
  const coupon = await findCoupon(db, code)
  const today = localDate(now(), user.timeZone).toString()
  // An amount in another currency has no value here.
  const isApplicable = coupon && coupon.valid_until >= today && (coupon.currency === null || coupon.currency === user.currency)
  if (!isApplicable) return undefined
  await clearTries(context, couponThrottle, guesser)
  return coupon
}
