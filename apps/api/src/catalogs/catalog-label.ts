import { isMessageId, sentence, type Locale } from '../platform/messages/sentence.ts'

/** The label of a priced item; an item added by an operator has no message and is shown by its code. */
export function catalogLabel(
  locale: Locale,
  kind: 'catalog_type' | 'catalog_item' | 'catalog_item_option' | 'catalog_unit',
  code: string,
): string {
  const id = `config.${kind}.${code}`
  return isMessageId(id) ? sentence(locale, id) : code
}
