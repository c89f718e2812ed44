import { localDate } from '@vendor-panel/domain'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { clearTries, throttle, type Throttle } from '../platform/throttle/throttle.ts'
import { findCoupon } from './discount-coupons.queries.ts'

/** Wrong codes: a few typing errors, not a search. */
export const couponThrottle: Throttle = { scope: 'coupon', triesMax: 10, windowMinutes: 60 }

export const discountCouponHandlers: Handlers<'getDiscountCoupon'> = {
  async getDiscountCoupon(context, { query }) {
    const { db, user, now } = context
    const guesser = `${user.customerId}/${user.id}`
    await throttle(context, couponThrottle, guesser)
    const coupon = await findCoupon(db, query.code)
    const today = localDate(now(), user.timeZone).toString()
    // An amount in another currency has no value here.
    const isWorth = coupon && coupon.valid_until >= today && (coupon.currency === null || coupon.currency === user.currency)
    if (!isWorth) throw new Refusal(404, 'coupon_not_found', { isCounted: true })
    await clearTries(context, couponThrottle, guesser)
    const { code, ratio, amount, valid_until: validUntil } = coupon
    return { status: 200, body: { data: { code, ratio, amount, currency: user.currency, validUntil } } }
  },
}
