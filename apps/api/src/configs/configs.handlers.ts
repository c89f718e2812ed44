import { countryCodes, countryConfig } from '@vendor-panel/domain'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { isMessageId, sentence, type Locale } from '../platform/messages/sentence.ts'
import { keptHeaders } from './cached.ts'
import { listConfigItems } from './configs.queries.ts'

export const configHandlers: Handlers<'listConfigs' | 'getCountry'> = {
  async listConfigs({ db, locale }, { query }) {
    const items = await listConfigItems(db, query.itemTypes, countryConfig(query.countryCode).languages[0])
    const data = items.map((item) => ({ ...item, value: item.value ?? label(locale, item.itemType, item.itemId) }))
    return { status: 200, headers: keptHeaders('listConfigs'), body: { data } }
  },

  getCountry(_context, { path }) {
    if (!countryCodes.some((code) => code === path.countryCode)) return Promise.reject(new Refusal(404, 'not_found'))
    const { languages, weekend, workingWindows, videoHosts, bankHosts, ...settings } = countryConfig(path.countryCode)
    const lists = {
      languages: [...languages],
      weekend: [...weekend],
      workingWindows: [...workingWindows],
      videoHosts: [...videoHosts],
      bankHosts: [...bankHosts],
    }
    // No country has its own brand yet: the panel shows the product's (I18N-15).
    return Promise.resolve({
      status: 200,
      headers: keptHeaders('getCountry'),
      body: { data: { ...settings, ...lists, logo: null, favicon: null } },
    })
  },
}

/** An item added by an operator has no message and is shown by its id. */
function label(locale: Locale, itemType: string, itemId: string): string {
  const id = `config.${itemType}.${itemId}`
  return isMessageId(id) ? sentence(locale, id) : itemId
}
