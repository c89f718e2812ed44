import type { ReactNode } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'

/** The locale with the Gregorian calendar: that of Saudi Arabia is Islamic by default (I18N-14). */
export function GregorianProvider({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  return <I18nProvider locale={new Intl.Locale(locale, { calendar: 'gregory' }).toString()}>{children}</I18nProvider>
}
