import { expect, it } from 'vitest'
import { isPriceOutdated, priceExpiryProblem, priceExpiryRange } from './price-expiry.ts'

const today = Temporal.PlainDate.from('2026-11-21')

it.each([
  ['2026-11-19', 'invalid_date'],
  ['2026-11-20', null],
  ['2026-11-21', null],
  ['2027-02-21', null],
  ['2027-02-22', 'date_too_late'],
  ['2026-02-30', 'invalid_date'],
  ['soon', 'invalid_date'],
  ['', 'required'],
  [null, 'required'],
])('CAT-07 CAT-16 CAT-17 CONST-04 on 2026-11-21 a price until %j is %s', (text, code) => {
  expect(priceExpiryProblem(text, today)).toBe(code)
})

it('CAT-17 three months are calendar months, limited to the end of the month', () => {
  expect(priceExpiryRange(Temporal.PlainDate.from('2026-11-30')).max.toString()).toBe('2027-02-28')
})

it('CAT-09 the picker starts today, the rule accepts yesterday', () => {
  const { min, pickerMin } = priceExpiryRange(today)
  expect([min.toString(), pickerMin.toString()]).toEqual(['2026-11-20', '2026-11-21'])
})

it('AMB-22 the server allows one day more on both sides', () => {
  expect(priceExpiryProblem('2026-11-19', today, 1)).toBeNull()
  expect(priceExpiryProblem('2026-11-18', today, 1)).toBe('invalid_date')
  expect(priceExpiryProblem('2027-02-22', today, 1)).toBeNull()
  expect(priceExpiryProblem('2027-02-23', today, 1)).toBe('date_too_late')
})

it.each([Number.NaN, -1, 0.5, Infinity])('AMB-22 a tolerance of %s days counts as none', (toleranceDays) => {
  expect(priceExpiryRange(today, toleranceDays)).toEqual(priceExpiryRange(today))
})

it('AMB-22 a tolerance is at most one day', () => {
  expect(priceExpiryRange(today, 3)).toEqual(priceExpiryRange(today, 1))
})

it.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
  ['2026-11-25', false],
  ['2026-02-30', false],
  ['', false],
])('CAT-28 prices valid until "%s" are outdated on 2026-11-24: %s', (lastDay, isOutdated) => {
  expect(isPriceOutdated(lastDay, Temporal.PlainDate.from('2026-11-24'))).toBe(isOutdated)
})
