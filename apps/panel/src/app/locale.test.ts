import { locales } from '@vendor-panel/domain'
import { afterEach, expect, it } from 'vitest'
import { store } from '../shared/store.ts'
import { addMessages, language, sentence, setDocumentLocale, switchLocale } from './locale.ts'
import { loadMessages, type Feature } from './messages.ts'

const browser = globalThis as unknown as Record<string, unknown>
afterEach(() => Reflect.deleteProperty(browser, 'document'))

it.each(locales)('I18N-06 in %s the document gets its language and its direction', (locale) => {
  const documentElement = { lang: '', dir: '' }
  browser['document'] = { documentElement }
  store.set(language, { ...store.get(language), locale })
  setDocumentLocale()
  expect(documentElement).toEqual({ lang: locale.replace('_', '-'), dir: locale.startsWith('ar') ? 'rtl' : 'ltr' })
})

it('messages that cannot be loaded break no part that loads at the same time, and none that loads later', async () => {
  await switchLocale('en_CA')
  const parts = await Promise.allSettled([addMessages(['unavailable' as Feature]), addMessages(['auth'])])
  expect(parts.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(sentence('auth.required')).toBe('This field is required!')
  await addMessages(['catalogs'])
  expect(sentence('catalogs.required')).toBe('required field')
})

it('messages that are added render nothing again, and are in the language that is chosen in the meantime', async () => {
  await switchLocale('en_CA')
  const shown = store.get(language)
  await addMessages(['catalogs'])
  expect(store.get(language)).toBe(shown)

  await Promise.all([addMessages(['account.agreements']), switchLocale('de_DE')])
  const inGerman = await loadMessages('de_DE', ['account.agreements', 'catalogs'])
  expect(store.get(language).messages).toMatchObject(inGerman)
})
