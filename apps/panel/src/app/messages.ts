import { catalogues, type Catalogue, type Feature } from 'virtual:messages'
import type { MessageFormatElement } from 'react-intl'
import { isTranslationDisabled } from '@vendor-panel/domain'
import type { Locale } from './locale.ts'

export type { Feature }
export type Messages = Record<FormatjsIntl.Message['ids'], MessageFormatElement[]>
export const noMessages = {} as Messages

const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }]
const ready = (catalogue: Catalogue) =>
  Object.entries(catalogue).map(([id, message]) => [id, typeof message === 'string' ? literal(message) : message] as const)

/**
 * Sentences of a locale, ready for react-intl: only the chosen locale is fetched (I18N-07), and of it what the features on the screen say.
 * None with `?disableTranslation=1`, so that the ids show (I18N-05).
 */
export async function loadMessages(locale: Locale, features: Iterable<Feature>): Promise<Messages> {
  if (isTranslationDisabled(globalThis.location?.search ?? '')) return noMessages
  const loaded = await Promise.all([...features].map((feature) => catalogues[locale][feature]()))
  return Object.fromEntries(loaded.flatMap(({ default: catalogue }) => ready(catalogue))) as Messages
}
