import { typedNumber } from '@vendor-panel/domain'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'

/** Normalizes a username, e-mail or phone for look-up, so that different spellings find the same user (AUTH-01). */
export function loginName(text: string): string {
  const name = text.normalize('NFKC').trim().toLowerCase()
  return /^\+?[\d\s().-]{6,}$/.test(name) ? name.replaceAll(/[^\d+]/g, '') : name
}

/** Whether a normalized name is an e-mail address or a phone number: only who has verified it signs in with it. */
export const isContactName = (login: string) => login.includes('@') || /^\+?\d{6,}$/.test(login)

/** The names that a typed text can mean: itself, and a phone number, in national form with the country of the host (AMB-65). */
export function typedLoginNames(text: string, hostCountry: string): string[] {
  const name = loginName(text)
  // Also in Arabic digits, with other dashes, or with direction marks that were copied along.
  const number = typedNumber(text)
  if (number === null || !isContactName(number)) return [name]
  const phone = fullPhoneRules.parse(number, hostCountry, 'en_CA')
  return [...new Set([name, number, ...(phone.ok ? [phone.e164] : [])])]
}
