import { isMessageId, sentence, type Locale } from '../platform/messages/sentence.ts'

/** The name of something that may be priced; what an operator has added has no sentence of ours and is shown by its code. */
export function catalogLabel(
  locale: Locale,
  kind: 'catalog_type' | 'catalog_item' | 'catalog_item_option' | 'catalog_unit',
  code: string,
): string {
  const id = `config.${kind}.${code}`
  return isMessageId(id) ? sentence(locale, id) : code
}
