import { defaultLocale, direction, localeTag, parseLocale } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { createIntl } from 'react-intl'
import { atom } from 'jotai'
import { loadMessages, type Feature, type Messages } from './messages.ts'
import { readStored, writeStored } from '../shared/storage.ts'
import { store } from '../shared/store.ts'

export type Locale = components['schemas']['Locale']

export const language = atom<{ locale: Locale; messages: Messages }>({ locale: defaultLocale, messages: {} as Messages })

export const currentLocale = (): Locale => store.get(language).locale

/** A message in the current language, for code outside of components. */
export const sentence = (id: FormatjsIntl.Message['ids']): string => {
  const { locale, messages } = store.get(language)
  return createIntl({ locale: localeTag(locale), messages }).formatMessage({ id })
}

/** The language chosen on this device; without a choice, the first of the product's (AUTH-16, I18N-03). */
export const storedLocale = (): Locale | null => parseLocale(readStored('lng'))

/** Sets language and direction of the document (I18N-06). */
export function setDocumentLocale(): void {
  const { locale } = store.get(language)
  document.documentElement.lang = localeTag(locale)
  document.documentElement.dir = direction(locale)
}

const features = new Set<Feature>(['app'])
let current: Locale = defaultLocale
let latest: Promise<void> | undefined

/** Switches the language: only its own messages are loaded (I18N-07). */
export function switchLocale(locale: Locale): Promise<void> {
  current = locale
  const loading: Promise<void> = loadMessages(locale, features).then((messages) => {
    // Another language was requested in the meantime: wait for that one.
    if (loading !== latest) return latest
    store.set(language, { locale, messages })
    return undefined
  })
  latest = loading
  return loading
}

/**
 * Adds the messages of some features in the current language. What is on the screen is not rendered again: each part waits for its own
 * messages. Those that cannot be loaded do not break other parts (ERR-19).
 */
export async function addMessages(added: readonly Feature[]): Promise<void> {
  const locale = current
  const missing = added.filter((feature) => !features.has(feature))
  const [messages] = await Promise.all([loadMessages(locale, missing), latest?.catch(() => switchLocale(locale))])
  // The language was switched in the meantime.
  if (locale !== current) return addMessages(added)
  for (const feature of missing) features.add(feature)
  Object.assign(store.get(language).messages, messages)
  return undefined
}

/** The user's own choice, which is stored (I18N-08). */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await switchLocale(locale)
  writeStored('lng', locale)
}

/** Back to the default if the stored language is no longer available (I18N-10). */
export async function resetLanguage(fallback: Locale): Promise<void> {
  writeStored('lng', null)
  await switchLocale(fallback)
}
