import { pastedText } from './field.ts'
import { latinDigits } from './search-fold.ts'

/** An IBAN as it is stored: capital letters and Latin digits only (PAY-16). */
export function ibanText(text: string): string {
  return latinDigits(pastedText(text)).replaceAll(/\s/g, '').toUpperCase()
}

/** Whether a text is an IBAN by its check digits, with or without spaces (PAY-16); the bank checks the length for each country. */
export function isIban(text: string): boolean {
  const iban = ibanText(text)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** An IBAN as it is read: in groups of four (PAY-16). */
export function formatIban(iban: string): string {
  return ibanText(iban).replaceAll(/(.{4})(?=.)/gu, '$1 ')
}
