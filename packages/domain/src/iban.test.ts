import { expect, it } from 'vitest'
import { isIban } from './iban.ts'

it.each([
  'DE89 3704 0044 0532 0130 00',
  'de89370400440532013000',
  'TR330006100519786457841326',
  'AE070331234567890123456',
  'GB82WEST12345698765432',
])('PAY-16 takes an IBAN however it is written: %s', (iban) => expect(isIban(iban)).toBe(true))

it.each([
  '',
  'DE89',
  'DE88370400440532013000',
  'DE89370400440532013001',
  '89370400440532013000',
  'DE8937040044053201300é',
  'DE89-3704-0044-0532-0130-00',
])('PAY-16 refuses what is none: %s', (iban) => expect(isIban(iban)).toBe(false))
