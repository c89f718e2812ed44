import { locales, localeTag, parseLocale } from '@vendor-panel/domain'
import { createVendorApi } from '@vendor-panel/sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { apiBase } from '../shared/api-base.ts'
import { ApiContext } from '../shared/api.ts'
import { useAtomValue } from '../shared/store.ts'
import type { LayoutProps } from './layouts.tsx'
import { currentLocale, language, switchLocale, type Locale } from './locale.ts'
import { currentAddress, navigate } from './navigation.ts'
import * as styles from './PublicLayout.css.ts'
import { appConsumerKey } from './session.ts'

/** A page for couples: the provider is its brand, the language is in its address, and its calls have no session. */
export function PublicLayout({ children }: LayoutProps) {
  const [api] = useState(() =>
    createVendorApi({
      baseUrl: apiBase,
      session: { accessToken: () => null, consumerKey: () => appConsumerKey, switchUser: () => null },
      locale: currentLocale,
      ...(globalThis.pendingAnswers && { pending: globalThis.pendingAnswers }),
    }),
  )
  return (
    <ApiContext value={api}>
      <div className={styles.page}>
        <header className={styles.bar}>
          <LanguageChoice />
        </header>
        <main id="content" className={styles.content}>
          {children}
        </main>
      </div>
    </ApiContext>
  )
}

/** A native select. The names come from the browser: those of the panel are part of its sign-in page. */
function LanguageChoice() {
  const intl = useIntl()
  const { locale } = useAtomValue(language)
  return (
    <select
      className={styles.language}
      aria-label={intl.formatMessage({ id: 'app.language' })}
      value={locale}
      onChange={({ target }) => chooseInAddress(parseLocale(target.value) ?? locale)}
    >
      {locales.map((choice) => (
        <option key={choice} value={choice} lang={localeTag(choice)}>
          {new Intl.DisplayNames(localeTag(choice), { type: 'language', languageDisplay: 'standard' }).of(localeTag(choice))}
        </option>
      ))}
    </select>
  )
}

/** The address can be shared and reloaded in this language. */
function chooseInAddress(locale: Locale): void {
  const { path, search } = currentAddress()
  const query = new URLSearchParams(search)
  query.set('lang', locale)
  navigate(`${path}?${query}`, { replace: true })
  void switchLocale(locale)
}
