import { expect, it } from 'vitest'
import { readCsvTable, wholeNumber, writeCsvTable } from './csv.ts'

it('WORK-03 a file is UTF-8 with a byte order mark, and what a spreadsheet would run is escaped', () => {
  const file = writeCsvTable(['name', 'note'], [['Ada & Ben', '=HYPERLINK("http://example.com")']])
  expect(file.startsWith('\uFEFFname,note\r\n')).toBe(true)
  expect(file).toContain(`"'=HYPERLINK(""http://example.com"")"`)
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('WORK-03 %j does not stay a formula', (cell) =>
  expect(readCsvTable(writeCsvTable(['cell'], [[cell]])).lines).toEqual([{ cell: `'${cell}` }]),
)

it('a file that is read back keeps its texts', () => {
  const file = writeCsvTable(['cell'], [['=1+1']], { escapeFormulae: false })
  expect(readCsvTable(file)).toEqual({ columns: ['cell'], lines: [{ cell: '=1+1' }] })
})

it.each([
  ['1,200', '1200'],
  ['1.200', '1200'],
  ['١٢٠٠', '1200'],
  ['', ''],
  ['12a', null],
  ['1.5', null],
])('the whole number in %j is %j', (text, expected) => expect(wholeNumber(text)).toBe(expected))
