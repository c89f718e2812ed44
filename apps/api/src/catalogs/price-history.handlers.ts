import { catalogLabel } from './catalog-label.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { openProvider } from '../providers/provider-access.ts'
import { countPastPrices, findPastPrices } from './price-history.queries.ts'

export const priceHistoryHandlers: Handlers<'listPriceHistory'> = {
  async listPriceHistory(context, { path, query }) {
    const { db, user, locale } = context
    const { page, limit, offset } = requestedPage(query)
    const { id: providerId } = await openProvider(context, path.providerId, 'budget', 'read')
    const rows = await findPastPrices(db, user.customerId, providerId, limit, offset)
    const total = await countPastPrices(db, user.customerId, providerId)
    const data = rows.map((row) => ({
      id: row.id,
      catalogId: row.catalog_id,
      item: catalogLabel(locale, 'catalog_item', row.item_code),
      option: catalogLabel(locale, 'catalog_item_option', row.option_code),
      weekPeriod: row.week_period,
      price: row.price,
      unit: row.unit,
      currency: row.currency,
      validUntil: row.valid_until,
      changedAt: row.changed_at,
      changedBy: { id: row.changed_by, name: row.name },
    }))
    return { status: 200, body: { data, meta: { page, limit, total } } }
  },
}
