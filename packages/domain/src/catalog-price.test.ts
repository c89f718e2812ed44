import { describe, expect, it } from 'vitest'
import { amountProblem, catalogPricingBody, catalogPricingProblems, reducedPriceProblem, weekPeriods } from './catalog-price.ts'
import type { CatalogPriceInput, WeekPeriod } from './catalog-price.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const price = (change: Partial<CatalogPriceInput> = {}): CatalogPriceInput => ({
  weekPeriod: 'all',
  price: '95',
  unit: '1',
  currency: 'CAD',
  catalogItemOptionId: 1,
  ...change,
})
const problems = (prices: CatalogPriceInput[], expireAt = '2026-12-31') => catalogPricingProblems({ expireAt, prices }, today)

describe('catalogPricingProblems', () => {
  it('CAT-06 a complete form has no problems, and its body has integers', () => {
    const form = { expireAt: '2026-12-31', prices: [price({ price: ' 1200 ', unit: '٢' })] }
    expect(catalogPricingProblems(form, today)).toEqual([])
    expect(catalogPricingBody(form, today)).toEqual({
      expireAt: '2026-12-31',
      prices: [{ weekPeriod: 'all', price: 1200, unit: 2, currency: 'CAD', catalogItemOptionId: 1 }],
    })
    expect(catalogPricingBody({ ...form, expireAt: '' }, today)).toBeNull()
  })

  it('CAT-07 CAT-16 the expiry day is a field of the form', () => {
    expect(problems([price()], '')).toEqual([{ path: 'expireAt', code: 'required' }])
    expect(problems([price()], '2026-11-01')).toEqual([{ path: 'expireAt', code: 'invalid_date' }])
    expect(catalogPricingProblems({ expireAt: '2027-02-23', prices: [price()] }, today, 1)).toEqual([
      { path: 'expireAt', code: 'date_too_late', params: { max: '2027-02-21' } },
    ])
    expect(problems([price()], '2027-05-01')).toEqual([{ path: 'expireAt', code: 'date_too_late', params: { max: '2027-02-21' } }])
  })

  it.each([
    ['', 'required'],
    ['abc', 'invalid_number'],
    ['12.50', 'invalid_number'],
    ['-5', 'invalid_number'],
    ['100000001', 'at_most'],
  ])('CAT-10 CAT-12 a price of %j is %s, under its field', (typed, code) => {
    expect(problems([price({ catalogItemOptionId: 1 }), price({ price: typed, catalogItemOptionId: 2 })])).toMatchObject([
      { path: 'prices[1].price', code },
    ])
  })

  it('CAT-10 a missing amount is required', () => {
    expect(amountProblem('price', null)).toEqual({ path: 'price', code: 'required' })
  })

  it('a price may be 0 and at most 100,000,000', () => {
    expect(problems([price({ price: 0 })])).toEqual([])
    expect(problems([price({ price: '100000000' })])).toEqual([])
    expect(problems([price({ price: 100_000_001 })])).toEqual([{ path: 'prices[0].price', code: 'at_most', params: { max: 100_000_000 } }])
  })

  it.each([
    ['', 'required'],
    ['123456', 'too_long'],
    ['1.5', 'invalid_number'],
    ['kg', 'invalid_number'],
  ])('CAT-11 a unit of %j is %s', (unit, code) => {
    expect(problems([price({ unit })])).toMatchObject([{ path: 'prices[0].unit', code }])
  })

  it('CAT-11 CONST-04 a unit has at most 5 characters', () => {
    expect(problems([price({ unit: '12345' })])).toEqual([])
    expect(problems([price({ unit: ' 12345 ' })])).toEqual([])
  })

  it('CAT-12 a currency is required', () => {
    expect(problems([price({ currency: ' ' })])).toEqual([{ path: 'prices[0].currency', code: 'required' }])
  })

  it.each<[WeekPeriod[], boolean]>([
    [['all'], true],
    [['weekday', 'weekend'], true],
    [['weekend', 'weekday'], true],
    [['weekday'], false],
    [['weekend'], false],
    [['all', 'weekday'], false],
    [['all', 'weekday', 'weekend'], false],
    [['all', 'all'], false],
    [['weekday', 'weekday'], false],
    [['weekday', 'weekend', 'weekend'], false],
    [['christmas' as WeekPeriod], false],
    [['weekday,weekend' as WeekPeriod], false],
  ])('CAT-14 AMB-29 the periods %j of one option are whole: %s', (periods, isWhole) => {
    const found = problems([price({ catalogItemOptionId: 9 }), ...periods.map((weekPeriod) => price({ weekPeriod }))])
    expect(found).toEqual(isWhole ? [] : [{ path: 'prices[1].weekPeriod', code: 'validWeekPeriod' }])
  })

  it('CAT-10 CAT-18 at least one price is required', () => {
    expect(problems([])).toEqual([{ path: 'prices', code: 'too_few', params: { min: 1 } }])
    expect(catalogPricingBody({ expireAt: '2026-12-31', prices: [] }, today)).toBeNull()
  })
})

it('CAT-13 CONST-13 the periods are weekday, weekend and all', () => {
  expect(weekPeriods).toEqual(['weekday', 'weekend', 'all'])
})

it('CAT-30 VAL-07 DISC-02 a reduced price is below the regular one, if both are given', () => {
  expect(reducedPriceProblem('discountedPrice', 100, 99)).toBeNull()
  expect(reducedPriceProblem('discountedPrice', 100, 100)).toEqual({ path: 'discountedPrice', code: 'discount_not_below' })
  expect(reducedPriceProblem('discountedPrice', 100, 101)).not.toBeNull()
  expect(reducedPriceProblem('discountedPrice', null, 101)).toBeNull()
  expect(reducedPriceProblem('discountedPrice', 0, null)).toBeNull()
  expect(reducedPriceProblem('discountedPrice', 100, Number.NaN)).not.toBeNull()
  expect(reducedPriceProblem('discountedPrice', 100, 0)).toBeNull()
  expect(reducedPriceProblem('discountedPrice', 100, -1)).toEqual({ path: 'discountedPrice', code: 'at_least', params: { min: 0 } })
  expect(reducedPriceProblem('discountedPrice', Infinity, 100_000_001)).toMatchObject({ code: 'at_most' })
})
