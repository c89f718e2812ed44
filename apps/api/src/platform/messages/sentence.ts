/** The server's own messages: refusals, labels of configuration items, mails and SMS. */
import { readdirSync, readFileSync } from 'node:fs'
import { createIntl, type IntlShape } from '@formatjs/intl'
import type { components } from '@vendor-panel/contract'
import { acceptedLanguages, chooseLocale, countryConfig, locales, localeTag, parseLocale } from '@vendor-panel/domain'
import type fields from '@vendor-panel/domain/messages/en_CA.json'

export type Locale = components['schemas']['Locale']
/**
 * The messages in English, by id. Each folder has a file of them in `messages/<locale>/`; `generated/messages.ts` declares their ids here.
 */
export interface Sentences {}
export type MessageId = keyof Sentences | keyof typeof fields
export type Values = Record<string, string | number | Date>

/** The message with this id in this language. */
export function sentence(locale: Locale, id: MessageId, values?: Values): string {
  return speaker(locale).formatMessage({ id }, values)
}

/** Whether there is a message with this id: for computed ids, such as labels. */
export function isMessageId(id: string): id is MessageId {
  return id in catalogue('en_CA')
}

/** The language of an answer: Accept-Language, else the product's default (I18N-11, I18N-12). */
export function requestLocale(acceptLanguage: string | undefined): Locale {
  const header = acceptLanguage ?? ''
  let found = chosen.get(header)
  if (!found) {
    found = chooseLocale(acceptedLanguages(header), defaultFirst)
    // Browsers send a few values; a limit keeps a hostile mix of them from filling the memory.
    if (chosen.size < chosenMax) chosen.set(header, found)
  }
  return found
}

/** The language for messages to a user: the preferred one, else the first of the country (I18N-03). */
export function userLocale(preferredLanguage: string | null, countryCode: string): Locale {
  return (preferredLanguage === null ? null : parseLocale(preferredLanguage)) ?? countryConfig(countryCode).languages[0] ?? 'en_CA'
}

const defaultFirst: Locale[] = ['en_CA', ...locales.filter((locale) => locale !== 'en_CA')]
const chosen = new Map<string, Locale>()
const chosenMax = 1000

const speakers = new Map<Locale, IntlShape>()

function speaker(locale: Locale): IntlShape {
  let found = speakers.get(locale)
  if (!found) {
    found = createIntl({ locale: localeTag(locale), messages: catalogue(locale) })
    speakers.set(locale, found)
  }
  return found
}

const catalogues = new Map<Locale, Record<string, string>>()

function catalogue(locale: Locale): Record<string, string> {
  let found = catalogues.get(locale)
  if (!found) {
    // The messages for the rules' codes are part of the rules; the panel shows the same ones.
    const folder = new URL(`../../messages/${locale}/`, import.meta.url)
    const files = [
      new URL(import.meta.resolve(`@vendor-panel/domain/messages/${locale}.json`)),
      ...readdirSync(folder).map((name) => new URL(name, folder)),
    ]
    const own = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)) as Record<string, string>
    // A message that a language lacks is shown in English.
    found = locale === 'en_CA' ? own : { ...catalogue('en_CA'), ...own }
    catalogues.set(locale, found)
  }
  return found
}
