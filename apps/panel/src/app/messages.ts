import type { MessageFormatElement } from 'react-intl'
import { isTranslationDisabled } from '@vendor-panel/domain'
import type { Locale } from './locale.ts'

type Catalogue = { default: Record<string, string | MessageFormatElement[]> }
export type Messages = Record<FormatjsIntl.Message['ids'], MessageFormatElement[]>
export const noMessages = {} as Messages

/** `start` is what sign-in and the shell say, `panel` is what the features say. */
export type Part = 'start' | 'panel'
// Only the chosen locale is fetched (I18N-07), and of it no more than is needed.
const catalogues: Record<Locale, Record<Part, () => Promise<Catalogue>>> = {
  ar_AE: { start: () => import('virtual:messages/ar_AE/start'), panel: () => import('virtual:messages/ar_AE/panel') },
  ar_SA: { start: () => import('virtual:messages/ar_SA/start'), panel: () => import('virtual:messages/ar_SA/panel') },
  de_DE: { start: () => import('virtual:messages/de_DE/start'), panel: () => import('virtual:messages/de_DE/panel') },
  en_AU: { start: () => import('virtual:messages/en_AU/start'), panel: () => import('virtual:messages/en_AU/panel') },
  en_CA: { start: () => import('virtual:messages/en_CA/start'), panel: () => import('virtual:messages/en_CA/panel') },
  en_SA: { start: () => import('virtual:messages/en_SA/start'), panel: () => import('virtual:messages/en_SA/panel') },
  en_US: { start: () => import('virtual:messages/en_US/start'), panel: () => import('virtual:messages/en_US/panel') },
  tr_TR: { start: () => import('virtual:messages/tr_TR/start'), panel: () => import('virtual:messages/tr_TR/panel') },
}

const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }]

/** Sentences of a locale, ready for react-intl; none with `?disableTranslation=1`, so that the ids show (I18N-05). */
export async function loadMessages(locale: Locale, parts: readonly Part[]): Promise<Messages> {
  if (isTranslationDisabled(globalThis.location?.search ?? '')) return noMessages
  const loaded = await Promise.all(parts.map((part) => catalogues[locale][part]()))
  const entries = loaded.flatMap((catalogue) => Object.entries(catalogue.default))
  return Object.fromEntries(entries.map(([id, message]) => [id, typeof message === 'string' ? literal(message) : message])) as Messages
}
