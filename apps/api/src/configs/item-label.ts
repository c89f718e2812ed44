import { isMessageId, sentence, type Locale } from '../platform/messages/sentence.ts'

/** The label of a configuration item. An item added by an operator has no message and is shown by its id. */
export function itemLabel(locale: Locale, itemType: string, itemId: string): string {
  const id = `config.${itemType}.${itemId}`
  return isMessageId(id) ? sentence(locale, id) : itemId
}
