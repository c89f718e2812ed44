import { atom, getDefaultStore } from 'jotai'
import { defaultLocale, direction, localeTag, parseLocale } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { loadMessages, noMessages, type Messages } from './messages.ts'
import { readStored, writeStored } from './storage.ts'

export type Locale = components['schemas']['Locale']

export const localeAtom = atom<{ locale: Locale; messages: Messages }>({ locale: defaultLocale, messages: noMessages })
const store = getDefaultStore()

export const currentLocale = (): Locale => store.get(localeAtom).locale

/** The language chosen on this device; until one is chosen, the first of the product's (AUTH-16, I18N-03). */
export const storedLocale = (): Locale | null => parseLocale(readStored('lng'))

let wanted: Locale | undefined

/** Speaks a language from now on: only its own sentences are fetched (I18N-07), and the page turns to its direction (I18N-06). */
export async function speak(locale: Locale): Promise<void> {
  wanted = locale
  const messages = await loadMessages(locale)
  // Another language was wished for meanwhile.
  if (wanted !== locale) return
  document.documentElement.lang = localeTag(locale)
  document.documentElement.dir = direction(locale)
  store.set(localeAtom, { locale, messages })
}

/** The user's own choice: it is kept (I18N-08). */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await speak(locale)
  writeStored('lng', locale)
}

/** Back to the default when the stored language is no longer offered (I18N-10). */
export async function dropLanguage(fallback: Locale): Promise<void> {
  writeStored('lng', null)
  await speak(fallback)
}
