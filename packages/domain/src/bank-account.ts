import { fieldProblem, isBlank, lengthProblem, pastedText, present, requiredProblems, type FieldProblem } from './field.ts'
import { createCustomerAccountBounds as bounds } from './generated/bounds.ts'
import { isIban } from './iban.ts'
import { latinDigits } from './search-fold.ts'

/** How many documents an application for online payment may have; our choice. */
export const accountDocumentsMax = 5

/** A bank account that an application for online payment names: either an IBAN or an account number (PAY-16). */
export interface BankAccount {
  holder: string
  bank: string
  /** Null if the account has a number. */
  iban: string | null
  /** Null if the account has an IBAN. */
  accountNumber: string | null
}

/** An account number as it is stored: Latin digits and capital letters, with its hyphens and spaces (PAY-16). */
export function accountNumberText(text: string): string {
  return latinDigits(pastedText(text)).toUpperCase()
}

/** The problems of a bank account: names are required, an IBAN has the right check digits, and only one of the two numbers is given (PAY-16). */
export function bankAccountProblems({ holder, bank, iban, accountNumber }: BankAccount): FieldProblem[] {
  return present([
    ...requiredProblems({ holder, bank }),
    lengthProblem('holder', holder.trim(), { maxLength: bounds.holder.maxLength }),
    lengthProblem('bank', bank.trim(), { maxLength: bounds.bank.maxLength }),
    iban === null ? numberProblem(accountNumber) : ibanProblem(iban, accountNumber),
  ])
}

function ibanProblem(iban: string, accountNumber: string | null): FieldProblem | null {
  if (accountNumber !== null) return fieldProblem('accountNumber', 'not_allowed')
  if (isBlank(iban)) return fieldProblem('iban', 'required')
  return isIban(iban) ? null : fieldProblem('iban', 'invalid_iban')
}

function numberProblem(accountNumber: string | null): FieldProblem | null {
  if (accountNumber === null) return fieldProblem('iban', 'required')
  if (isBlank(accountNumber)) return fieldProblem('accountNumber', 'required')
  const number = accountNumberText(accountNumber)
  return /^[0-9A-Z -]+$/.test(number)
    ? lengthProblem('accountNumber', number, bounds.accountNumber)
    : fieldProblem('accountNumber', 'format')
}
