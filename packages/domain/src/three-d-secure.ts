import type { Code } from './codes.ts'

/** The response to a purchase that the bank must confirm (PAY-10). */
export interface ThreeDResponse {
  html?: string | null
  redirectUrl?: string | null
}

export type ThreeDStep =
  | { ok: true; kind: 'form'; html: string }
  | { ok: true; kind: 'redirect'; url: string }
  | { ok: false; code: Extract<Code, 'three_d_form_missing' | 'three_d_url_invalid'> }

/**
 * The next step of a 3-D Secure payment: the bank's form, or its page if it is https and on a bank host of the country (PAY-07, PAY-08,
 * PAY-10).
 */
export function threeDStep(answer: ThreeDResponse, bankHosts: readonly string[]): ThreeDStep {
  if (answer.html?.trim()) return { ok: true, kind: 'form', html: answer.html }
  if (!answer.redirectUrl?.trim()) return { ok: false, code: 'three_d_form_missing' }
  return isBankUrl(answer.redirectUrl, bankHosts)
    ? { ok: true, kind: 'redirect', url: answer.redirectUrl }
    : { ok: false, code: 'three_d_url_invalid' }
}

/** https, without user name and password, and a bank host or a subdomain of one; no characters that parsers interpret differently. */
function isBankUrl(url: string, bankHosts: readonly string[]): boolean {
  const host = /^https:\/\/([a-z\d.-]+)(?::443)?(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/i.exec(url)?.[1]
  return host !== undefined && bankHosts.some((bank) => bank !== '' && `.${host.toLowerCase()}`.endsWith(`.${bank.toLowerCase()}`))
}

/** The status of an application for online payment (PAY-14). */
export const merchantStatuses = ['pending', 'approved', 'rejected'] as const
export type MerchantStatus = (typeof merchantStatuses)[number]

/** Whether an account may apply: never before, or its application was rejected (PAY-16, AMB-38). */
export function canApplyForPayments(status: MerchantStatus | null): boolean {
  return status === null || status === 'rejected'
}
