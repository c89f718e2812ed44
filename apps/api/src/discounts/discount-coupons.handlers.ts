import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { findValidCoupon } from './valid-coupon.ts'

export const discountCouponHandlers: Handlers<'getDiscountCoupon'> = {
  async getDiscountCoupon(context, { query }) {
    const coupon = await findValidCoupon(context, query.code)
    if (!coupon) throw new Refusal(404, 'coupon_not_found', { isCounted: true })
    const { code, ratio, amount, valid_until: validUntil } = coupon
    return { status: 200, body: { data: { code, ratio, amount, currency: context.user.currency, validUntil } } }
  },
}
