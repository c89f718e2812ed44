import { locales } from '@vendor-panel/domain'
import { afterEach, expect, it } from 'vitest'
import { store } from '../shared/store.ts'
import { language, setDocumentLocale } from './locale.ts'

const browser = globalThis as unknown as Record<string, unknown>
afterEach(() => Reflect.deleteProperty(browser, 'document'))

it.each(locales)('I18N-06 in %s the document gets its language and its direction', (locale) => {
  const documentElement = { lang: '', dir: '' }
  browser['document'] = { documentElement }
  store.set(language, { ...store.get(language), locale })
  setDocumentLocale()
  expect(documentElement).toEqual({ lang: locale.replace('_', '-'), dir: locale.startsWith('ar') ? 'rtl' : 'ltr' })
})
