import type { Code } from './codes.ts'

/** The response to a purchase that the bank must confirm (PAY-10). */
export interface ThreeDResponse {
  html?: string | null
  redirectUrl?: string | null
}

/** A form of the bank, without its HTML. */
export interface BankForm {
  action: string
  fields: { name: string; value: string }[]
}

export type ThreeDStep =
  | ({ ok: true; kind: 'form' } & BankForm)
  | { ok: true; kind: 'redirect'; url: string }
  | { ok: false; code: Extract<Code, 'three_d_form_missing' | 'three_d_url_invalid'> }

/**
 * The next step of a 3-D Secure payment: the bank's form, or its page; both https and on a bank host of the country (PAY-07, PAY-08, PAY-10).
 * Of the form only its address and its fields are used: its HTML is shown nowhere.
 */
export function threeDStep(answer: ThreeDResponse, bankHosts: readonly string[]): ThreeDStep {
  const { html, redirectUrl } = answer
  if (html?.trim()) {
    const form = bankForm(html)
    if (!form) return { ok: false, code: 'three_d_form_missing' }
    return isBankUrl(form.action, bankHosts) ? { ok: true, kind: 'form', ...form } : { ok: false, code: 'three_d_url_invalid' }
  }
  if (!redirectUrl?.trim()) return { ok: false, code: 'three_d_form_missing' }
  return isBankUrl(redirectUrl, bankHosts) ? { ok: true, kind: 'redirect', url: redirectUrl } : { ok: false, code: 'three_d_url_invalid' }
}

/** The first form of a page: its address, and its inputs with a name. */
function bankForm(html: string): BankForm | null {
  const [, opening, content = ''] = /<form\b([^>]*)>(.*?)(?:<\/form|$)/is.exec(html) ?? []
  const action = opening === undefined ? undefined : attribute(opening, 'action')
  if (!action) return null
  const inputs = [...content.matchAll(/<input\b([^>]*)>/gi)].map(([, attributes = '']) => attributes)
  const fields = inputs.map((attributes) => ({ name: attribute(attributes, 'name') ?? '', value: attribute(attributes, 'value') ?? '' }))
  return { action, fields: fields.filter(({ name }) => name !== '') }
}

const entities: Record<string, string> = { amp: '&', quot: '"', apos: "'", '#39': "'", lt: '<', gt: '>' }

function attribute(attributes: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`(?:^|[\\s"'/])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? []
  return (double ?? single ?? bare)?.trim().replaceAll(/&(amp|quot|apos|#39|lt|gt);/g, (entity, key: string) => entities[key] ?? entity)
}

// A bank of the demo: exactly this origin, on this machine.
const onThisMachine = /^http:\/\/localhost:\d{1,5}$/

/**
 * Whether an address is a page of the bank (PAY-08, PAY-10): https, without user name and password, on a bank host or a subdomain of one;
 * no characters that parsers interpret differently. A host `http://localhost:4320` is that origin alone: the bank of the demo.
 */
export function isBankUrl(url: string, bankHosts: readonly string[]): boolean {
  const host = /^https:\/\/([a-z\d.-]+)(?::443)?(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/i.exec(url)?.[1]
  const local = /^(http:\/\/localhost:\d{1,5})(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/.exec(url)?.[1]
  if (local !== undefined) return bankHosts.some((bank) => onThisMachine.test(bank) && bank === local)
  return host !== undefined && bankHosts.some((bank) => bank !== '' && `.${host.toLowerCase()}`.endsWith(`.${bank.toLowerCase()}`))
}

/** The status of an application for online payment (PAY-14). */
export const merchantStatuses = ['pending', 'approved', 'rejected'] as const
export type MerchantStatus = (typeof merchantStatuses)[number]

/** Whether an account may apply: never before, or its application was rejected (PAY-16, AMB-38). */
export function canApplyForPayments(status: MerchantStatus | null): boolean {
  return status === null || status === 'rejected'
}
