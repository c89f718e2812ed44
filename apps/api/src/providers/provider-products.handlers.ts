import { allProvidersId, localDate } from '@vendor-panel/domain'
import type { VendorContext } from '../platform/contract/context.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { openProvider, readableProviderIds } from './provider-access.ts'
import { findActiveProducts, toProduct } from './provider-product.ts'
import { findProviderProducts } from './provider-products.queries.ts'

export const providerProductHandlers: Handlers<'getActiveProduct' | 'listProviderProducts'> = {
  async getActiveProduct(context, { path }) {
    const { id } = await openProvider(context, path.providerId, 'payments', 'read')
    const active = (await findActiveProducts(context, [id])).get(id)
    return { status: 200, body: { data: active ? toProduct(active, today(context)) : null } }
  },

  async listProviderProducts(context, { path, query }) {
    const { db, user } = context
    const { status } = query
    const { page, limit, offset } = requestedPage(query)
    const ids =
      path.productsProviderId === allProvidersId
        ? await readableProviderIds(context, 'payments')
        : [(await openProvider(context, path.productsProviderId, 'payments', 'read')).id]
    const rows = await findProviderProducts(db, user.customerId, ids)
    // The status of a product depends on the day, so the rule computes it, not the database.
    const products = rows.map((row) => toProduct(row, today(context))).filter((product) => !status || product.status === status)
    const data = products.slice(offset, offset + limit)
    return { status: 200, body: { data, meta: { page, limit, total: products.length } } }
  },
}

function today({ now, user }: VendorContext): Temporal.PlainDate {
  return localDate(now(), user.timeZone)
}
