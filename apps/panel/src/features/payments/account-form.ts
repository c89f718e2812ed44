import type { components } from '@vendor-panel/contract'
import { accountNumberText, bankAccountProblems, formatIban, ibanText, type BankAccount, type FieldProblem } from '@vendor-panel/domain'

export type CustomerAccount = components['schemas']['CustomerAccount']

/** The fields of the form; only the number of the chosen kind is sent. */
export type AccountFields = { holder: string; bank: string; kind: 'iban' | 'accountNumber'; iban: string; accountNumber: string }

export const newAccount = (holder: string): AccountFields => ({ holder, bank: '', kind: 'iban', iban: '', accountNumber: '' })

export const fieldsOf = ({ holder, bank, iban, accountNumber }: CustomerAccount): AccountFields => ({
  holder,
  bank,
  kind: iban === null ? 'accountNumber' : 'iban',
  iban: iban === null ? '' : formatIban(iban),
  accountNumber: accountNumber ?? '',
})

const numbersOf = ({ kind, iban, accountNumber }: AccountFields): Pick<BankAccount, 'iban' | 'accountNumber'> =>
  kind === 'iban' ? { iban, accountNumber: null } : { iban: null, accountNumber }

/** The problems, by the rule that the server uses too (PAY-16). */
export const accountFieldProblems = (fields: AccountFields): FieldProblem[] =>
  bankAccountProblems({ holder: fields.holder, bank: fields.bank, ...numbersOf(fields) })

/** The body of valid fields. */
export function bodyOf({ holder, bank, kind, iban, accountNumber }: AccountFields) {
  const names = { holder: holder.trim(), bank: bank.trim() }
  return kind === 'iban' ? { ...names, iban: ibanText(iban) } : { ...names, accountNumber: accountNumberText(accountNumber) }
}
