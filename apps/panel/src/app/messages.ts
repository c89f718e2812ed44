import { loadCatalogue, type Catalogue, type Feature } from 'virtual:messages'
import type { MessageFormatElement } from 'react-intl'
import { isTranslationDisabled } from '@vendor-panel/domain'
import type { Locale } from './locale.ts'

export type { Feature }
export type Messages = Record<FormatjsIntl.Message['ids'], MessageFormatElement[]>

const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }]
const ready = (catalogue: Catalogue) =>
  Object.entries(catalogue).map(([id, message]) => [id, typeof message === 'string' ? literal(message) : message] as const)

/**
 * The messages of a locale for react-intl: only the chosen locale is loaded (I18N-07), and only the files of the current page.
 * With `?disableTranslation=1` each message is its id (I18N-05).
 */
export async function loadMessages(locale: Locale, features: Iterable<Feature>): Promise<Messages> {
  const loaded = await Promise.all([...features].map((feature) => loadCatalogue(locale, feature)))
  const entries = loaded.flatMap(({ default: catalogue }) => ready(catalogue))
  const isDisabled = isTranslationDisabled(globalThis.location?.search ?? '')
  return Object.fromEntries(isDisabled ? entries.map(([id]) => [id, literal(id)]) : entries) as Messages
}
