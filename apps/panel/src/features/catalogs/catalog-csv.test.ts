import { expect, it } from 'vitest'
import { csvOf, readCsv } from './catalog-csv.ts'
import type { CatalogFields } from './catalog-form.ts'

const fields: CatalogFields = {
  expireAt: '2026-12-31',
  startOn: null,
  endOn: null,
  currency: 'CAD',
  rows: [
    { optionId: 1, currency: null, cells: ['', '95', '125', '1'] },
    { optionId: 2, currency: null, cells: ['85', '', '', '1'] },
    { optionId: 3, currency: 'USD', cells: ['3200', '', '', '12'] },
  ],
}
const names = ['', 'Dinner: Set menu', 'Dinner: Buffet, cold', '=Full day']
const file = csvOf(fields, (id) => names[id] ?? '')
const rowsOf = (text: string) => {
  const read = readCsv(text, fields)
  return read.ok ? read.rows.map(({ cells }) => cells.join(' ')) : read.problems
}

it('exports what can be imported again unchanged', () => {
  expect(readCsv(file, fields)).toEqual({ ok: true, rows: fields.rows })
  expect(file.split('\r\n')[0]).toBe('\uFEFFoption,name,currency,all,weekday,weekend,unit')
  expect(file).toContain('"Dinner: Buffet, cold"')
})

it('exports no formulas', () => expect(file).toContain("'=Full day"))

it.each([
  ['option,all,weekday,weekend,unit\n1,,99,"1,350",1\n', [' 99 1350 1', '85   1', '3200   12']],
  ['option;all;weekday;weekend;unit\n2;٩٠;;;1\n\n', [' 95 125 1', '90   1', '3200   12']],
  ['name\toption\tunit\tall\tweekday\tweekend\nBuffet\t2\t1\t\t80\t90', [' 95 125 1', ' 80 90 1', '3200   12']],
  ['option,currency,all,weekday,weekend,unit\n3,USD,3500,,,12', [' 95 125 1', '85   1', '3500   12']],
])('imports %j', (text, expected) => expect(rowsOf(text)).toEqual(expected))

it('reports each line that cannot be imported, and then imports none', () => {
  const text = 'option,all,weekday,weekend,unit\n1,100,,,1\n9,1,,,1\n2,12.50,,,1\n1,100,,,1\n'
  expect(rowsOf(text)).toEqual([
    { line: 3, code: 'unknown_option', text: '9' },
    { line: 4, code: 'invalid_number', text: '12.50' },
    { line: 5, code: 'repeated', text: '1' },
  ])
})

it.each(['', 'a,b\n1,2', '%PDF-1.4'])('%j is not a price list', (text) => expect(rowsOf(text)).toBe('not_prices'))
