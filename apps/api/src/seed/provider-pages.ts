import { localDate } from '@vendor-panel/domain'
import type { Db } from '../platform/db/kysely.ts'
import type { SeedAccount } from './accounts.ts'
import type { SeedProvider } from './lead-rows.ts'
import { seedPages, type SeedPage } from './page-data.ts'
import { instantText } from '../platform/clock.ts'

interface Page {
  db: Db
  of: { customer_id: number; provider_id: number }
  currency: string
  /** A day counted from that of the seed. */
  day(offset: number): string
  /** Who changed the prices of before, and when. */
  priceChange: { changed_at: string; changed_by: number } | undefined
}

/** Fills the pages of an account's providers. */
export async function fillProviderPages(
  db: Db,
  customerId: number,
  { timeZone, currency }: SeedAccount,
  providers: readonly SeedProvider[],
  now: Temporal.Instant,
): Promise<void> {
  const today = localDate(now, timeZone)
  for (const { id, name, authors } of providers) {
    const data = seedPages[name]
    if (!data) continue
    const page = {
      db,
      of: { customer_id: customerId, provider_id: id },
      currency,
      day: (offset: number) => today.add({ days: offset }).toString(),
      priceChange: authors[0] && { changed_at: instantText(now.subtract({ hours: 24 * 52 + 3 })), changed_by: authors[0].id },
    }
    await fillProvider(page, data)
    await addProduct(page, data)
    await addCatalogs(page, data)
    await addMenusAndSpaces(page, data)
    await addOffers(page, data)
    for (const [place, related] of (data.related ?? []).entries())
      await db
        .insertInto('related_providers')
        .values({ ...page.of, related_provider_id: providers[related]!.id, position: place + 1 })
        .execute()
  }
}

async function fillProvider({ db, of }: Page, { district, location, phone, website, instagram, onHold }: SeedPage): Promise<void> {
  const links = instagram ? [{ network: 'instagram', url: instagram }] : []
  await db
    .updateTable('providers')
    .set({
      district: district ?? null,
      latitude: location?.[0] ?? null,
      longitude: location?.[1] ?? null,
      phone: phone ?? null,
      website: website ?? null,
      on_hold: onHold ?? false,
      social_links: JSON.stringify(links),
    })
    .where('customer_id', '=', of.customer_id)
    .where('id', '=', of.provider_id)
    .execute()
}

async function addProduct({ db, of, currency, day }: Page, { product }: SeedPage): Promise<void> {
  if (!product) return
  const { name, fromDay, toDay, price, features, rivals } = product
  const days = { date_start: day(fromDay), date_end: day(toDay) }
  const before = { date_start: day(fromDay - 365), date_end: day(fromDay - 1) }
  const row = { ...of, name, price, currency, features: [...features], rival_stats_access: rivals }
  await db
    .insertInto('provider_products')
    .values([
      { ...row, ...before, price: price - 120 },
      { ...row, ...days },
    ])
    .execute()
}

async function addCatalogs({ db, of, currency, day, priceChange }: Page, { catalogs = [] }: SeedPage): Promise<void> {
  for (const { typeId, lastDay, prices } of catalogs) {
    const { id } = await db
      .insertInto('catalogs')
      .values({ ...of, catalog_type_id: typeId, expire_at: day(lastDay), currency })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = prices.map(([option, week, price, unit], place) => ({
      customer_id: of.customer_id,
      catalog_id: id,
      catalog_item_option_id: option,
      week_period: week,
      price,
      unit,
      currency,
      position: place + 1,
    }))
    await db.insertInto('catalog_prices').values(rows).execute()
    const past = prices.map(([option, week, price, unit]) => ({
      ...of,
      catalog_id: id,
      catalog_item_option_id: option,
      week_period: week,
      price: Math.round(price * 0.92),
      unit,
      currency,
      valid_until: day(-45),
    }))
    if (priceChange)
      await db
        .insertInto('past_prices')
        .values(past.map((row) => ({ ...row, ...priceChange })))
        .execute()
  }
}

async function addMenusAndSpaces({ db, of, currency, day }: Page, { menus = [], spaces = [] }: SeedPage): Promise<void> {
  for (const { name, type, price, guests, lastDay, notes } of menus)
    await db
      .insertInto('catalog_menus')
      .values({
        ...of,
        name,
        type,
        price,
        currency,
        min_guest_count: guests[0],
        max_guest_count: guests[1],
        expire_at: day(lastDay),
        notes,
      })
      .execute()
  for (const { name, type, kind, meal = [null, null], cocktail = [null, null] } of spaces)
    await db
      .insertInto('customer_spaces')
      .values({
        ...of,
        name,
        space_type: type,
        kind,
        meal_min: meal[0],
        meal_max: meal[1],
        cocktail_min: cocktail[0],
        cocktail_max: cocktail[1],
      })
      .execute()
}

async function addOffers({ db, of, currency }: Page, { offers = [] }: SeedPage): Promise<void> {
  for (const [place, { name, intro, gift, price, status }] of offers.entries())
    await db
      .insertInto('provider_items')
      .values({
        ...of,
        type: 'offer',
        name,
        intro,
        gift_text: gift ?? null,
        price: price?.[0] ?? null,
        discounted_price: price?.[1] ?? null,
        currency,
        status,
        reject_reason: null,
        model_image_id: null,
        model_name: null,
        position: place + 1,
      })
      .execute()
}
