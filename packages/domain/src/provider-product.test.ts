import { expect, it } from 'vitest'
import { packageCost, productStatus } from './provider-product.ts'

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

it('STAT-12 a package costs its price by the days that a range has of it', () => {
  const day = (text: string) => Temporal.PlainDate.from(text)
  const april = { start: day('2026-04-01'), end: day('2026-04-30'), isSwitchedOff: false, price: 300 }
  const may = { start: day('2026-05-01'), end: day('2026-05-31'), isSwitchedOff: false, price: 620 }
  const cost = (start: string, end: string, products = [april, may]) => packageCost(products, { start: day(start), end: day(end) })
  expect(cost('2026-04-21', '2026-05-10')).toBe(100 + 200)
  expect(cost('2026-01-01', '2026-12-31')).toBe(920)
  expect(cost('2026-06-01', '2026-06-30')).toBe(0)
  expect(cost('2026-04-01', '2026-04-30', [{ ...april, isSwitchedOff: true }])).toBe(0)
  expect(cost('2026-04-01', '2026-04-30', [{ ...april, end: day('2026-03-01') }])).toBe(0)
})
