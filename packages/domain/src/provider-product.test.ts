import { expect, it } from 'vitest'
import { productStatus } from './provider-product.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const product = { start: day('2026-04-01'), end: day('2027-03-31'), isSwitchedOff: false }

it.each([
  ['2026-03-31', 'pending'],
  ['2026-04-01', 'active'],
  ['2027-03-31', 'active'],
  ['2027-04-01', 'previous'],
] as const)('PROV-21 PAY-17 on %s a product from 2026-04-01 to 2027-03-31 is %s', (today, status) => {
  expect(productStatus(product, day(today))).toBe(status)
})

it('PAY-17 a product that was switched off is passive on every day', () => {
  for (const today of ['2026-03-31', '2026-04-01', '2027-04-01'])
    expect(productStatus({ ...product, isSwitchedOff: true }, day(today))).toBe('passive')
})
