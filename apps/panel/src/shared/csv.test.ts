import { expect, it } from 'vitest'
import { readCsvTable, readCsvText, wholeNumber, writeCsvTable } from './csv.ts'

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
  expect(readCsvTable(file)).toMatchObject({ columns: ['cell'], lines: [{ cell: '=1+1' }] })
})

it.each([
  ['1,200', '1200'],
  ['1.200', '1200'],
  ['١٢٠٠', '1200'],
  ['', ''],
  ['12a', null],
  ['1.5', null],
])('the whole number in %j is %j', (text, expected) => expect(wholeNumber(text)).toBe(expected))

it.each([
  [[0x43, 0xc3, 0xbc], 'de-DE', 'Cü'],
  [[0xef, 0xbb, 0xbf, 0xc3, 0xbc], 'de-DE', 'ü'],
  [[0xff, 0xfe, 0x5f, 0x01], 'en-CA', 'ş'],
  [[0xfe, 0xff, 0x01, 0x5f], 'en-CA', 'ş'],
  [[0x43, 0xfc], 'de-DE', 'Cü'],
  [[0xfe], 'tr-TR', 'ş'],
  [[0xe3], 'ar-AE', 'م'],
])('the bytes %j of a file in %s are %s', async (bytes, locale, text) =>
  expect(await readCsvText(new Blob([new Uint8Array(bytes)]), locale)).toBe(text),
)

it('a line has the number that a spreadsheet shows, empty lines are left out, and values without a column are found', () => {
  const { lines, numbers, tooLong } = readCsvTable('a,b\n1,"x\ny"\n\n , \n2,3,4\n5,6,\n')
  expect(lines).toEqual([
    { a: '1', b: 'x\ny' },
    { a: '2', b: '3' },
    { a: '5', b: '6' },
  ])
  expect([numbers, tooLong]).toEqual([[2, 5, 6], [5]])
})
