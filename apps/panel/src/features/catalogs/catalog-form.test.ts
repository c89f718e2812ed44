import { expect, it } from 'vitest'
import { bodyOf, catalogFieldProblems, fieldOf, fieldsOf, type CatalogFields } from './catalog-form.ts'

const today = Temporal.PlainDate.from('2026-11-24')
const option = (id: number, unitLabel = 'guests') => ({ id, name: `Option ${id}`, unitLabel, type: 'pricing' as const })
const items = [
  { id: 1, name: 'Dinner', options: [option(1), option(2)] },
  { id: 2, name: 'Venue hire', options: [option(3, 'hours')] },
]
const price = (optionId: number, weekPeriod: 'all' | 'weekday' | 'weekend', amount: number, unit = 1, currency = 'CAD') => ({
  weekPeriod,
  price: amount,
  unit,
  currency,
  catalogItemOption: { id: optionId },
})
const catalog = {
  expireAt: '2026-12-31',
  season: null,
  unit: 1,
  currency: 'CAD',
  prices: [price(1, 'weekday', 95), price(1, 'weekend', 125), price(3, 'all', 3200, 12)],
}
const fields = fieldsOf(catalog, items)
const withCells = (row: number, cells: string[]): CatalogFields => ({
  ...fields,
  rows: fields.rows.map((one, index) => (index === row ? { ...one, cells } : one)),
})
const problemsOf = (changed: CatalogFields) => catalogFieldProblems(changed, today).map(({ path, code }) => `${path} ${code}`)

it('has one row for each option, with the unit of the list where it has no price', () => {
  expect(fields.rows.map(({ optionId, cells }) => [optionId, ...cells])).toEqual([
    [1, '', '95', '125', '1'],
    [2, '', '', '', '1'],
    [3, '3200', '', '', '12'],
  ])
})

it('sends what was loaded, in the order of the rows, without options that have no price', () => {
  const { prices, ...validity } = bodyOf(fields, today)
  expect(validity).toEqual({ expireAt: '2026-12-31', season: null })
  expect(prices).toEqual(catalog.prices.map(({ catalogItemOption, ...one }) => ({ ...one, catalogItemOptionId: catalogItemOption.id })))
})

it('gives prices by another unit or in another currency rows of their own, so that none is lost', () => {
  const mixed = { ...catalog, prices: [price(1, 'weekday', 95), price(1, 'weekend', 1250, 10), price(2, 'all', 80, 1, 'USD')] }
  const loaded = fieldsOf(mixed, items)
  expect(loaded.rows.map(({ optionId, currency, cells }) => [optionId, currency, ...cells])).toEqual([
    [1, null, '', '95', '', '1'],
    [1, null, '', '', '1250', '10'],
    [2, 'USD', '80', '', '', '1'],
    [3, null, '', '', '', '1'],
  ])
})

it.each([
  [0, ['', '95', '', '1'], ['rows[0][2] required']],
  [0, ['', '', '125', '1'], ['rows[0][1] required']],
  [0, ['100', '95', '125', '1'], ['rows[0][0] validWeekPeriod']],
  [1, ['80', '', '', ''], ['rows[1][3] required']],
  [1, ['', '', '', ''], []],
  [1, ['12.50', '', '', '1'], ['rows[1][0] invalid_number']],
  [1, ['', 'ask us', '90', '1'], ['rows[1][1] invalid_number']],
  [1, ['80', '', '', '123456'], ['rows[1][3] too_long']],
  [2, ['100000001', '', '', '12'], ['rows[2][0] at_most']],
])('CAT-10 CAT-11 CAT-12 CAT-14 row %s with %j has the problems %j', (row, cells, expected) => {
  expect(problemsOf(withCells(row, cells))).toEqual(expected)
})

it('CAT-18 a list without any price is reported at its first cell', () => {
  const empty = { ...fields, rows: fields.rows.map((row) => ({ ...row, cells: ['', '', '', '1'] })) }
  expect(problemsOf(empty)).toEqual(['rows[0][0] too_few'])
})

it.each([
  [{ startOn: '2027-05-01', endOn: null }, ['endOn required']],
  [{ startOn: null, endOn: '2027-05-01' }, ['startOn required']],
  [{ startOn: '2027-05-01', endOn: '2027-04-30' }, ['endOn not_after_start']],
  [{ startOn: '2027-05-01', endOn: '2027-09-30' }, []],
  [{ expireAt: null }, ['expireAt required']],
  [{ expireAt: '2026-11-22' }, ['expireAt invalid_date']],
  [{ expireAt: '2027-02-25' }, ['expireAt date_too_late']],
  [{ currency: '' }, ['currency required']],
])('CAT-07 CAT-31 %j has the problems %j', (change, expected) => {
  expect(problemsOf({ ...fields, ...change })).toEqual(expected)
})

it('ERR-10 finds the cell of a path of the contract', () => {
  const at = (path: string) => fieldOf(path, fields)
  expect(['prices[0].price', 'prices[1].weekPeriod', 'prices[2].unit', 'prices[2].currency'].map(at)).toEqual([
    'rows[0][1]',
    'rows[0][2]',
    'rows[2][3]',
    'currency',
  ])
  expect(['season.startOn', 'season', 'expireAt', 'prices'].map(at)).toEqual(['startOn', 'startOn', 'expireAt', 'rows[0][0]'])
})
