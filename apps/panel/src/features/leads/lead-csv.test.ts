import { loadPhoneRules } from '@vendor-panel/domain'
import { describe, expect, it } from 'vitest'
import { readCsvTable } from '../../shared/csv.ts'
import { guessColumns, readCouples, readDay } from './lead-csv.ts'

const reader = { phones: await loadPhoneRules(), country: 'CA', locale: 'en_CA' } as const
const read = (text: string) => {
  const { columns, ...table } = readCsvTable(text)
  return readCouples(table, guessColumns(columns), reader)
}

describe('couples of a CSV file', () => {
  it('are read by the headers of several languages, with any separator', () => {
    expect(guessColumns(['Paar', 'E-Mail', 'Gäste', 'Farbe'])).toEqual({ name: 'Paar', email: 'E-Mail', guestCount: 'Gäste' })
    expect(guessColumns(['Çift', 'Düğün tarihi'])).toEqual({ name: 'Çift', weddingDate: 'Düğün tarihi' })
    const { rows, problems } = read('\uFEFFName;Phone;Guests;Wedding date\r\n"Aylin; Jonas";613-555-0140;"1,200";14.06.2027\r\n')
    expect(problems).toEqual([])
    expect(rows).toMatchObject([{ name: 'Aylin; Jonas', phone: '+16135550140', guestCount: 1200, weddingDate: '2027-06-14', email: null }])
  })

  it('name each cell that cannot be read, by its line', () => {
    const { problems } = read('Name,Phone,E-mail,Date,Guests\nA,12,nobody,2027-02-30,many\n,,,,5\n')
    expect(problems).toEqual([
      { line: 2, field: 'email', text: 'nobody' },
      { line: 2, field: 'phone', text: '12' },
      { line: 2, field: 'weddingDate', text: '2027-02-30' },
      { line: 2, field: 'guestCount', text: 'many' },
      { line: 3, field: 'name', text: '' },
    ])
  })

  it('are never cut: a text that is too long and a cell without a column are named, by the line of the spreadsheet', () => {
    const [name, message] = ['n'.repeat(121), 'm'.repeat(5001)]
    const { problems } = read(`Name,Message\n\n${name},${message}\nAda,Hello, there\nBen,Hi,\n`)
    expect(problems).toEqual([
      { line: 4, field: null, text: '' },
      { line: 3, field: 'name', text: name, max: 120 },
      { line: 3, field: 'message', text: message, max: 5000 },
    ])
  })

  it('take back what an export escaped, and digits of any script', () => {
    expect(read("Name,Phone\n'=A & B,+16135550140").rows).toMatchObject([{ name: '=A & B', phone: '+16135550140' }])
    expect(readDay('٢٠٢٧-٠٦-١٤', 'ar_AE')).toBe('2027-06-14')
  })

  it.each([
    ['2027-6-4', 'de_DE', '2027-06-04'],
    ['4.6.2027', 'de_DE', '2027-06-04'],
    ['06/04/2027', 'en_US', '2027-06-04'],
    ['06/04/2027', 'tr_TR', '2027-04-06'],
    ['25/04/2027', 'en_US', '2027-04-25'],
    ['2027-05-02 18:30', 'en_CA', '2027-05-02'],
    ['next summer', 'en_US', null],
  ] as const)('the day %s in %s is %s', (text, locale, day) => {
    expect(readDay(text, locale)).toBe(day)
  })
})
