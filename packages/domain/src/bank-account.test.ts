import { describe, expect, it } from 'vitest'
import { accountDocumentsMax, accountNumberText, bankAccountProblems, type BankAccount } from './bank-account.ts'

const account: BankAccount = {
  holder: 'Rosewood Venues Ltd.',
  bank: 'Ottawa Savings',
  iban: 'DE89 3704 0044 0532 0130 00',
  accountNumber: null,
}
const numbered = { ...account, iban: null, accountNumber: '00042-117-8812345' }
const problems = (input: BankAccount) => bankAccountProblems(input).map(({ path, code }) => `${path} ${code}`)

describe('PAY-16 a bank account for online payment', () => {
  it.each<[string, BankAccount, string[]]>([
    ['with an IBAN', account, []],
    ['with an account number', numbered, []],
    ['with an account number in Arabic digits', { ...numbered, accountNumber: '٠٠٠٤٢-١١٧' }, []],
    ['without names', { ...account, holder: ' ', bank: '' }, ['holder required', 'bank required']],
    ['with a long name', { ...account, holder: 'a'.repeat(201) }, ['holder too_long']],
    ['with wrong check digits', { ...account, iban: 'DE88 3704 0044 0532 0130 00' }, ['iban invalid_iban']],
    ['without a number', { ...account, iban: null }, ['iban required']],
    ['with an empty IBAN', { ...account, iban: ' ' }, ['iban required']],
    ['with an empty account number', { ...numbered, accountNumber: '' }, ['accountNumber required']],
    ['with both numbers', { ...account, accountNumber: '00042' }, ['accountNumber not_allowed']],
    ['with a short account number', { ...numbered, accountNumber: '117' }, ['accountNumber too_short']],
    ['with other characters', { ...numbered, accountNumber: '00042/117' }, ['accountNumber format']],
  ])('%s', (_name, input, expected) => expect(problems(input)).toEqual(expected))
})

it('an account number is stored in Latin digits and capitals', () => {
  expect(accountNumberText(' \u202aab ٠٠٤٢-1\u202c')).toBe('AB 0042-1')
  expect(accountDocumentsMax).toBe(5)
})
