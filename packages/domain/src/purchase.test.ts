import { expect, it } from 'vitest'
import { installmentAmount, priceAfterCoupon } from './purchase.ts'

it.each([
  [100, null, 100],
  [100, { ratio: 15, amount: null }, 85],
  [99, { ratio: 50, amount: null }, 50],
  [100, { ratio: null, amount: 30 }, 70],
  [20, { ratio: null, amount: 30 }, 0],
  [100, { ratio: 100, amount: null }, 0],
] as const)('PAY-12 a price of %i with the coupon %j is %i', (price, coupon, reduced) =>
  expect(priceAfterCoupon(price, coupon)).toBe(reduced),
)

it.each([
  [5880, 1, 5880],
  [5880, 3, 1960],
  [100, 3, 33],
  [100, 0, 100],
])('PAY-06 an amount of %i in %i parts is %i each', (total, count, each) => expect(installmentAmount(total, count)).toBe(each))
