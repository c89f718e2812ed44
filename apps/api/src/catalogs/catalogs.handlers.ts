import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import { catalogLabel } from './catalog-label.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import type { Locale } from '../platform/messages/sentence.ts'
import { openProvider, readableProviderIds } from '../providers/provider-access.ts'
import { pricingProblems, requireFreeSeason, seasonColumns, seasonOf, writePrices } from './catalog-pricing.ts'
import {
  countCatalogs,
  deleteCatalog,
  findCatalog,
  findCatalogs,
  insertCatalog,
  updateCatalog,
  type CatalogRow,
} from './catalogs.queries.ts'
import { requireOwnCustomer } from '../platform/session/access.ts'

type Schemas = components['schemas']

/** One list of each type and season per provider, so there are always fewer. */
const catalogsMax = 100

export const catalogHandlers: Handlers<
  'listCustomerCatalogs' | 'listCatalogs' | 'createCatalog' | 'getCatalog' | 'replaceCatalog' | 'deleteCatalog'
> = {
  async listCustomerCatalogs(context, { path, query }) {
    const { db, user, locale } = context
    requireOwnCustomer(user, path.customerId)
    const { providerId } = query
    const { page, limit, offset } = requestedPage(query)
    const providerIds =
      providerId === undefined
        ? await readableProviderIds(context, 'budget')
        : [(await openProvider(context, providerId, 'budget', 'read')).id]
    const rows = await findCatalogs(db, user.customerId, { providerIds }, limit, offset)
    const total = await countCatalogs(db, user.customerId, { providerIds })
    return { status: 200, body: { data: rows.map((row) => toCatalog(row, locale)), meta: { page, limit, total } } }
  },

  async listCatalogs(context, { query }) {
    const { db, user, locale } = context
    const { id } = await openProvider(context, query.providerId, 'budget', 'read')
    const filter = { providerIds: [id], catalogTypeId: query.catalogTypeId }
    const rows = await findCatalogs(db, user.customerId, filter, catalogsMax, 0)
    return { status: 200, body: { data: rows.map((row) => toCatalog(row, locale)) } }
  },

  async createCatalog(context, { path, body }) {
    const { db, user } = context
    requireOwnCustomer(user, path.customerId)
    const { providerId, catalogTypeId, ...pricing } = body
    const provider = await openProvider(context, providerId, 'budget', 'write')
    refuseProblems(await pricingProblems(context, pricing, { catalogTypeId, categoryId: provider.category_id }))
    const { season = null } = pricing
    await requireFreeSeason(context, { providerId, catalogTypeId }, season)
    const catalog = {
      customer_id: user.customerId,
      provider_id: providerId,
      catalog_type_id: catalogTypeId,
      expire_at: pricing.expireAt,
      ...seasonColumns(season),
      currency: user.currency,
    }
    const id = await insertCatalog(db, catalog)
    await writePrices(context, await openCatalog(context, id, 'write'), pricing.prices)
    await audit(context, { action: 'created', entity: 'catalog', entityId: id })
    return { status: 201, ...(await showCatalog(context, id)) }
  },

  async getCatalog(context, { path }) {
    requireOwnCustomer(context.user, path.customerId)
    return { status: 200, ...(await showCatalog(context, path.catalogId)) }
  },

  async replaceCatalog(context, { path, body }) {
    const { db, user } = context
    requireOwnCustomer(user, path.customerId)
    const catalog = await openCatalog(context, path.catalogId, 'write')
    requireVersion(context, catalog.version)
    refuseProblems(await pricingProblems(context, body, { catalogTypeId: catalog.catalog_type_id, categoryId: catalog.category_id }))
    const { season = seasonOf(catalog) } = body
    await requireFreeSeason(context, { id: catalog.id, providerId: catalog.provider_id, catalogTypeId: catalog.catalog_type_id }, season)
    await writePrices(context, catalog, body.prices)
    await updateCatalog(db, user.customerId, catalog.id, { expire_at: body.expireAt, ...seasonColumns(season) })
    await audit(context, { action: 'updated', entity: 'catalog', entityId: catalog.id })
    return { status: 200, ...(await showCatalog(context, catalog.id)) }
  },

  async deleteCatalog(context, { path }) {
    const { db, user } = context
    requireOwnCustomer(user, path.customerId)
    const { id, version } = await openCatalog(context, path.catalogId, 'write')
    requireVersion(context, version)
    const ofList = { ids: [id], key: 'catalog_id' }
    const headers = await undoable(
      context,
      { entity: 'catalog', entityId: id },
      { table: 'catalogs', ids: [id] },
      { table: 'catalog_prices', ...ofList },
      { table: 'past_prices', ...ofList },
    )
    await deleteCatalog(db, user.customerId, id)
    return { status: 204, headers }
  },
}

/** Refuses a restored list whose days another list of the type has taken in the meantime. */
export async function requireRestoredSeason(context: Pick<VendorContext, 'db' | 'user'>, id: number): Promise<void> {
  const { db, user } = context
  const row = await findCatalog(db, user.customerId, 'all', id, 'read')
  if (row) await requireFreeSeason(context, { id, providerId: row.provider_id, catalogTypeId: row.catalog_type_id }, seasonOf(row))
}

async function openCatalog(context: VendorContext, catalogId: number, needed: 'read' | 'write'): Promise<CatalogRow> {
  const { db, user } = context
  const catalog = requireFound(await findCatalog(db, user.customerId, user.providerIds, catalogId, needed === 'write' ? 'lock' : 'read'))
  await openProvider(context, catalog.provider_id, 'budget', needed)
  return catalog
}

async function showCatalog(context: VendorContext, catalogId: number) {
  const catalog = await openCatalog(context, catalogId, 'read')
  return { headers: versionHeaders(catalog.version), body: { data: toCatalog(catalog, context.locale) } }
}

function toCatalog(row: CatalogRow, locale: Locale): Schemas['Catalog'] {
  const name = catalogLabel(locale, 'catalog_type', row.type_code)
  return {
    id: row.id,
    name,
    catalogType: { id: row.catalog_type_id, name },
    provider: {
      id: row.provider_id,
      name: row.provider_name,
      category: { id: row.category_id, name: row.category_name },
      city: row.provider_city,
    },
    prices: row.prices.map((price) => ({
      weekPeriod: price.week_period,
      price: price.price,
      catalogItemOption: { id: price.catalog_item_option_id },
      unit: price.unit,
      currency: price.currency,
    })),
    expireAt: row.expire_at,
    season: seasonOf(row),
    unit: row.unit,
    currency: row.currency,
  }
}
