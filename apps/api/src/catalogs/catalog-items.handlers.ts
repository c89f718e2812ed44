import type { components } from '@vendor-panel/contract'
import { catalogLabel } from './catalog-label.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { findCatalogOptions, findCatalogTypes } from './catalog-items.queries.ts'

export const catalogItemHandlers: Handlers<'listCatalogItems' | 'listCatalogTypes'> = {
  async listCatalogTypes({ db, locale }, { query }) {
    const rows = await findCatalogTypes(db, query.providerCategoryId)
    const data = rows.map(({ id, code }) => ({ id, name: catalogLabel(locale, 'catalog_type', code) }))
    return { status: 200, body: { data } }
  },

  async listCatalogItems({ db, locale }, { query }) {
    const rows = await findCatalogOptions(db, query.catalogTypeId, query.providerCategoryId)
    const items = Map.groupBy(rows, ({ item_id }) => item_id)
    const data = [...items].map(([id, options]): components['schemas']['CatalogItem'] => ({
      id,
      name: catalogLabel(locale, 'catalog_item', options[0]?.item_code ?? ''),
      options: options.map((option) => ({
        id: option.id,
        name: catalogLabel(locale, 'catalog_item_option', option.code),
        unitLabel: catalogLabel(locale, 'catalog_unit', option.unit_code),
        type: 'pricing',
      })),
    }))
    return { status: 200, body: { data } }
  },
}
