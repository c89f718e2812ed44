/** The pause before the code, one comma each: about two seconds, until the switchboard has answered. */
const pause = ',,'

/**
 * The number that a phone dials so that vendor and couple do not see each other's number: the provider's switchboard number, then the
 * couple's code (COMM-01, COMM-07). Null if one of them is missing or not a number.
 */
export function dialAddress(number: string | null, code: string): string | null {
  const digits = number?.replace(/[\s().-]/g, '')
  return digits?.match(/^\+\d{6,15}$/) && /^\d{1,10}$/.test(code) ? `tel:${digits}${pause}${code}` : null
}
