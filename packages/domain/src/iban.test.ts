import { expect, it } from 'vitest'
import { formatIban, ibanText, isIban } from './iban.ts'

it.each([
  'DE89 3704 0044 0532 0130 00',
  'de89370400440532013000',
  'TR330006100519786457841326',
  'AE070331234567890123456',
  '\u202aDE89 3704\u200e 0044 0532 0130 00\u202c',
  'GB82WEST12345698765432',
  'DE2411111111111',
  `DE75${'1'.repeat(30)}`,
])('accepts an IBAN in any notation: %s', (iban) => expect(isIban(iban)).toBe(true))

it.each([
  '',
  'DE89',
  'DE88370400440532013000',
  'DE89370400440532013001',
  '89370400440532013000',
  'DE8937040044053201300é',
  'DE89-3704-0044-0532-0130-00',
  'IBAN: DE89370400440532013000',
  'DE89370400440532013000.',
  // Correct check digits, but shorter or longer than any IBAN.
  'DE861111111111',
  `DE11${'1'.repeat(31)}`,
])('refuses an invalid IBAN: %s', (iban) => expect(isIban(iban)).toBe(false))

it('an IBAN is stored without spaces and direction marks, in capitals', () => {
  expect(ibanText(' \u202ade89 3704 0044 0532 0130 00\u202c')).toBe('DE89370400440532013000')
})

it('an IBAN is shown in groups of four', () => {
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  expect(formatIban('')).toBe('')
})
