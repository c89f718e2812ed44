import type { MessageFormatElement } from 'react-intl'
import { isTranslationDisabled } from '@vendor-panel/domain'
import type { Locale } from './locale.ts'

type Catalogue = Record<string, string | MessageFormatElement[]>
export type Messages = Record<FormatjsIntl.Message['ids'], MessageFormatElement[]>
export const noMessages = {} as Messages

// One chunk a locale: only the chosen one is fetched (I18N-07).
const catalogues: Record<Locale, () => Promise<{ default: Catalogue }>> = {
  ar_AE: () => import('virtual:messages/ar_AE'),
  ar_SA: () => import('virtual:messages/ar_SA'),
  de_DE: () => import('virtual:messages/de_DE'),
  en_AU: () => import('virtual:messages/en_AU'),
  en_CA: () => import('virtual:messages/en_CA'),
  en_SA: () => import('virtual:messages/en_SA'),
  en_US: () => import('virtual:messages/en_US'),
  tr_TR: () => import('virtual:messages/tr_TR'),
}

const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }]

/** The sentences of a locale, ready for react-intl; none with `?disableTranslation=1`, so that the ids show (I18N-05). */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (isTranslationDisabled(globalThis.location?.search ?? '')) return noMessages
  const { default: catalogue } = await catalogues[locale]()
  return Object.fromEntries(Object.entries(catalogue).map(([id, message]) => [id, typeof message === 'string' ? literal(message) : message])) as Messages
}
