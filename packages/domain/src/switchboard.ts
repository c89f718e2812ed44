/** The pause of a dialler before the code, one comma each: about two seconds until the switchboard has answered. */
const pause = ',,'

/** What a phone dials to reach a couple without either side seeing a number: the provider's switchboard number, then the couple's code (COMM-01, COMM-07). Null when one of them is missing or no number. */
export function dialAddress(number: string | null, code: string): string | null {
  const digits = number?.replace(/[\s().-]/g, '')
  return digits?.match(/^\+\d{6,15}$/) && /^\d{1,10}$/.test(code) ? `tel:${digits}${pause}${code}` : null
}
