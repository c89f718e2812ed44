import { defaultLocale, direction, localeTag, parseLocale } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { makeStore } from '../shared/store.ts'
import { loadMessages, noMessages, type Messages, type Part } from './messages.ts'
import { readStored, writeStored } from './storage.ts'

export type Locale = components['schemas']['Locale']

export const language = makeStore<{ locale: Locale; messages: Messages }>({ locale: defaultLocale, messages: noMessages })

export const currentLocale = (): Locale => language.get().locale

/** The language chosen on this device; until one is chosen, the first of the product's (AUTH-16, I18N-03). */
export const storedLocale = (): Locale | null => parseLocale(readStored('lng'))

let parts: readonly Part[] = ['start']
let wanted = 0
let spoken: Locale = defaultLocale

/** Speaks a language from now on: only its own sentences are fetched (I18N-07), and the page turns to its direction (I18N-06). */
export async function speak(locale: Locale): Promise<void> {
  spoken = locale
  const wish = ++wanted
  const messages = await loadMessages(locale, parts)
  // Something else was wished for meanwhile.
  if (wish !== wanted) return
  document.documentElement.lang = localeTag(locale)
  document.documentElement.dir = direction(locale)
  language.set({ locale, messages })
}

/** Adds what the features say: not before there is a panel to say it in. */
export async function speakOfPanel(): Promise<void> {
  parts = ['start', 'panel']
  await speak(spoken)
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
