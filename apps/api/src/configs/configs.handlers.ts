import { countryCodes, countryConfig } from '@vendor-panel/domain'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { keptHeaders } from './cached.ts'
import { listConfigItems } from './configs.queries.ts'
import { itemLabel } from './item-label.ts'

export const configHandlers: Handlers<'listConfigs' | 'getCountry'> = {
  async listConfigs({ db, locale }, { query }) {
    const items = await listConfigItems(db, query.itemTypes, countryConfig(query.countryCode).languages[0])
    const data = items.map((item) => ({ ...item, value: item.value ?? itemLabel(locale, item.itemType, item.itemId) }))
    return { status: 200, headers: keptHeaders('listConfigs'), body: { data } }
  },

  getCountry({ bank }, { path }) {
    const country = countryCodes.find((code) => code === path.countryCode)
    if (!country) return Promise.reject(new Refusal(404, 'not_found'))
    const { languages, weekend, workingWindows, videoHosts, brand, ...settings } = countryConfig(country)
    const lists = {
      languages: [...languages],
      weekend: [...weekend],
      workingWindows: [...workingWindows],
      videoHosts: [...videoHosts],
      bankHosts: [...bank.hostsIn(country)],
    }
    const { logo = null, favicon = null, accentHue = null } = brand ?? {}
    return Promise.resolve({
      status: 200,
      headers: keptHeaders('getCountry'),
      body: { data: { ...settings, ...lists, logo, favicon, accentHue } },
    })
  },
}
