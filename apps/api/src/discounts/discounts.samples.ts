import type { Samples } from '../../test/samples.ts'

export const samples: Samples = { refused: { getDiscountCoupon: 'coupon_not_found' } }
