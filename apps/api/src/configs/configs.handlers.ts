import type { Handlers } from '../contract/operation.ts'
import { isMessageId, sentence, type Locale } from '../messages/sentence.ts'
import { listConfigItems } from './configs.queries.ts'

/** CONF-02, CONF-16: seven days; private, because it is chosen by the caller's language. */
const cached = { 'cache-control': 'private, max-age=604800', vary: 'Accept-Language' }

export const configHandlers: Handlers<'listConfigs'> = {
  async listConfigs({ db, locale }, { query }) {
    const items = await listConfigItems(db, query.itemTypes)
    const data = items.map((item) => ({ ...item, value: label(locale, item.itemType, item.itemId) }))
    return { status: 200, headers: cached, body: { data } }
  },
}

/** An item that an operator has added has no sentence of ours and is shown by its id. */
function label(locale: Locale, itemType: string, itemId: string): string {
  const id = `config.${itemType}.${itemId}`
  return isMessageId(id) ? sentence(locale, id) : itemId
}
