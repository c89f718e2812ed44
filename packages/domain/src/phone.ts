import type { Code } from './codes.ts'
import type { Locale } from './contract.ts'
import { localeTag, regionName } from './locale.ts'
import { latinDigits } from './search-fold.ts'

/** The parts of a phone number (VAL-13); the contract has E.164. */
export interface PhoneValue {
  countryName: string
  /** ISO 3166, or `001` for numbers without a country. */
  countryCode: string
  dialCode: string
  dialCodeWithPlus: string
  nationalNumber: string
}

export type PhoneParse = { ok: true; value: PhoneValue; e164: string } | { ok: false; code: Extract<Code, 'invalid_phone'> }

/** The rules that need the metadata of all countries. */
export interface PhoneRules {
  /**
   * Parses a typed number; without a plus it belongs to the given country, also where several countries share the dial code (VAL-11..13).
   * Country names are in the locale.
   */
  parse(text: string, country: string, locale: Locale): PhoneParse
  /** An E.164 number formatted for reading, for example `+1 613 555 0140`; an invalid one is returned unchanged. */
  format(e164: string): string
  /** The countries of a picker with their dial codes, by name in the locale. */
  countries(locale: Locale): { countryCode: string; countryName: string; dialCode: string }[]
}

const invalid: PhoneParse = { ok: false, code: 'invalid_phone' }

/**
 * Loads the phone rules with the small metadata (24 KiB), a chunk of its own that is loaded when a number is first typed. They contain the
 * lengths of numbers; the server checks their digits too (`@vendor-panel/domain/phone-full`, VAL-11).
 */
export async function loadPhoneRules(): Promise<PhoneRules> {
  return phoneRules(await import('libphonenumber-js/min'))
}

type Library = typeof import('libphonenumber-js/min')

/** The phone rules by the metadata of this library (VAL-11). */
export function phoneRules({
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
}: Pick<Library, 'getCountries' | 'getCountryCallingCode' | 'isSupportedCountry' | 'parsePhoneNumberFromString'>): PhoneRules {
  return {
    parse(text, country, locale) {
      const typed = typedNumber(text)
      if (typed === null) return invalid
      const region = country.toUpperCase()
      const chosen = isSupportedCountry(region) ? region : 'CA'
      const number = parsePhoneNumberFromString(typed, chosen)
      if (!number?.isValid()) return invalid
      const countryCode = typed.startsWith('+') ? (number.country ?? '001') : chosen
      return {
        ok: true,
        e164: number.number,
        value: {
          countryName: regionName(countryCode, locale),
          countryCode,
          dialCode: number.countryCallingCode,
          dialCodeWithPlus: `+${number.countryCallingCode}`,
          nationalNumber: number.nationalNumber,
        },
      }
    },
    format: (e164) => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164,
    countries: (locale) =>
      getCountries()
        .map((countryCode) => ({ countryCode, countryName: regionName(countryCode, locale), dialCode: getCountryCallingCode(countryCode) }))
        .toSorted((a, b) => a.countryName.localeCompare(b.countryName, localeTag(locale))),
  }
}

/** Whether a field has no number: empty, a plus, or only a plus and a dial code, which clears the value (VAL-12, USER-26). */
export function isPhoneEmpty(text: string): boolean {
  const typed = typedNumber(text)
  return typed === '' || typed === '+' || (typed !== null && dialCodes.test(typed))
}

// The first digits of a number determine the length of its dial code (ITU E.164).
const dialCodes = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0357-9]|9[679])\d)$/

/**
 * The digits of a typed number, with its plus; null for any other content: letters would be read as dial keys,
 * and an extension cannot be stored (VAL-11).
 */
export function typedNumber(text: string): string | null {
  const typed = latinDigits(text.normalize('NFKC')).replaceAll(/[\s\p{Cf}\p{Pd}().−/]/gu, '')
  return /^\+?\d*$/.test(typed) ? typed : null
}
