import { latinDigits } from './search-fold.ts'

/**
 * The typed whole number in digits of any script; null for anything else, including signs and fractions, so that 12.50 never becomes 1250
 * (CAT-11, CAT-12).
 */
export function parseWholeNumber(text: string | number | null | undefined): number | null {
  const digits = latinDigits(String(text).trim())
  if (!/^\d{1,15}$/.test(digits)) return null
  return Number(digits)
}
