import type { components } from '@vendor-panel/contract'
import {
  catalogPricingProblems,
  localDate,
  seasonProblems,
  seasonsOverlap,
  type CatalogSeason,
  type FieldProblem,
} from '@vendor-panel/domain'
import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import { findCatalogOptions } from './catalog-items.queries.ts'
import { findSeasons, insertPastPrices, replacePrices, type CatalogPriceRow, type CatalogRow } from './catalogs.queries.ts'
import { instantText } from '../platform/clock.ts'
import { hasActiveItem } from '../configs/configs.queries.ts'

type Pricing = components['schemas']['CatalogPricing']

/** The server tolerates a clock or a zone that is a day off (AMB-22). */
export const expiryToleranceDays = 1

/** The problems of a price list: the rules of the form, and whether options and currencies are available (CAT-06..14). */
export async function pricingProblems(
  { db, user, now }: Pick<VendorContext, 'db' | 'user' | 'now'>,
  { expireAt, season = null, prices }: Pricing,
  of: { catalogTypeId: number; categoryId: number },
): Promise<FieldProblem[]> {
  const today = localDate(now(), user.timeZone)
  const options = new Set((await findCatalogOptions(db, of.catalogTypeId, of.categoryId)).map(({ id }) => id))
  const known = new Map<string, boolean>()
  for (const { currency } of prices) if (!known.has(currency)) known.set(currency, await hasActiveItem(db, 'currency', currency))
  const unknown = prices.flatMap((price, index): FieldProblem[] => [
    ...(options.has(price.catalogItemOptionId)
      ? []
      : [{ path: `prices[${index}].catalogItemOptionId`, code: 'not_allowed' } satisfies FieldProblem]),
    ...(known.get(price.currency) ? [] : [{ path: `prices[${index}].currency`, code: 'not_allowed' } satisfies FieldProblem]),
  ])
  return [...catalogPricingProblems({ expireAt, prices }, today, expiryToleranceDays), ...seasonProblems(season), ...unknown]
}

type Season = CatalogSeason | null

export const seasonOf = (row: { season_start: string | null; season_end: string | null }): Season =>
  row.season_start === null || row.season_end === null ? null : { startOn: row.season_start, endOn: row.season_end }

export const seasonColumns = (season: Season) => ({ season_start: season?.startOn ?? null, season_end: season?.endOn ?? null })

/** Refuses a second list of a type for the same days; until the transaction ends, no other list of the provider is written. */
export async function requireFreeSeason(
  { db, user }: Pick<VendorContext, 'db' | 'user'>,
  list: { id?: number; providerId: number; catalogTypeId: number },
  season: Season,
): Promise<void> {
  await lockProvider(db, user.customerId, list.providerId)
  const others = await findSeasons(db, user.customerId, list.providerId, list.catalogTypeId)
  if (others.some((other) => other.id !== list.id && seasonsOverlap(seasonOf(other), season))) throw new Refusal(409, 'catalog_exists')
}

/** Writes the prices of a list, and stores changed and removed ones as past prices (PROV-34). */
export async function writePrices({ db, user, now }: VendorContext, catalog: CatalogRow, prices: Pricing['prices']): Promise<void> {
  const of = { customer_id: user.customerId, catalog_id: catalog.id }
  const rows = prices.map((price, index) => ({
    ...of,
    catalog_item_option_id: price.catalogItemOptionId,
    week_period: price.weekPeriod,
    price: price.price,
    unit: price.unit,
    currency: price.currency,
    position: index + 1,
  }))
  const past = catalog.prices.filter((old) => !rows.some((row) => isSame(old, row)))
  await insertPastPrices(
    db,
    past.map((price) => ({
      ...price,
      ...of,
      provider_id: catalog.provider_id,
      valid_until: catalog.expire_at,
      changed_at: instantText(now()),
      changed_by: user.id,
    })),
  )
  await replacePrices(db, user.customerId, catalog.id, rows)
}

function isSame(old: CatalogPriceRow, row: Omit<CatalogPriceRow, 'catalog_id'>): boolean {
  return (['catalog_item_option_id', 'week_period', 'price', 'unit', 'currency'] as const).every((name) => old[name] === row[name])
}
