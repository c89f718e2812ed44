import { localDate } from '@vendor-panel/domain'
import type { Db } from '../platform/db/kysely.ts'
import type { Seed, SeedContext } from '../seed/seed-context.ts'
import { seedPages, type SeedPage } from './seed-pages.ts'

export const providerSeed: Seed = {
  after: ['customers'],
  async account(context) {
    const { db, account, customer } = context
    for (const provider of account.providers) await addProvider(context, provider)
    for (const { id, name } of customer.providers) {
      const of = { customer_id: customer.id, provider_id: id }
      const { product, related = [] } = seedPages[name] ?? {}
      if (product) await addProduct(context, of, product)
      for (const [index, other] of related.entries())
        await db
          .insertInto('related_providers')
          .values({ ...of, related_provider_id: customer.providers[other]!.id, position: index + 1 })
          .execute()
    }
  },
}

async function addProvider(
  { db, account, customer }: SeedContext,
  { name, category, city, timeZone }: SeedContext['account']['providers'][number],
): Promise<void> {
  const { district, address, location, phone, website, instagram, onHold = false } = seedPages[name] ?? {}
  const own = timeZone ?? account.timeZone
  const cityId = await findCityId(db, account.countryCode, city)
  const { id } = await db
    .insertInto('providers')
    .values({
      customer_id: customer.id,
      name,
      category_id: category.id,
      category_name: category.name,
      category_type: category.type,
      city_id: cityId,
      city,
      time_zone: own,
      district: district ?? null,
      district_id: await findDistrictId(db, cityId, district),
      address: address ?? null,
      latitude: location?.[0] ?? null,
      longitude: location?.[1] ?? null,
      phone: phone ?? null,
      website: website ?? null,
      on_hold: onHold,
      social_links: JSON.stringify(instagram ? [{ network: 'instagram', url: instagram }] : []),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('provider_directory').values({ provider_id: id, customer_id: customer.id }).execute()
  customer.providers.push({ id, name, timeZone: own, authors: [] })
}

async function findCityId(db: Db, countryCode: string, name: string): Promise<number> {
  const city = await db
    .selectFrom('cities')
    .innerJoin('regions', 'regions.id', 'cities.region_id')
    .select('cities.id')
    .where('regions.country_code', '=', countryCode)
    .where('cities.name', '=', name)
    .executeTakeFirstOrThrow()
  return city.id
}

async function findDistrictId(db: Db, cityId: number, name: string | undefined): Promise<number | null> {
  if (name === undefined) return null
  const district = await db.selectFrom('districts').select('id').where('city_id', '=', cityId).where('name', '=', name).executeTakeFirst()
  return district?.id ?? null
}

/** The active product, and the one of the year before. A product that has ended is offered again. */
async function addProduct(
  { db, now, account: { timeZone, currency } }: SeedContext,
  of: { customer_id: number; provider_id: number },
  { name, fromDay, toDay, price, features, rivals, photos = null }: NonNullable<SeedPage['product']>,
): Promise<void> {
  const today = localDate(now, timeZone)
  const day = (offset: number) => today.add({ days: offset }).toString()
  const row = { ...of, name, price, currency, features: [...features], rival_stats_access: rivals, photos_max: photos, is_paid: true }
  const before = { date_start: day(fromDay - 365), date_end: day(fromDay - 1), price: price - 120 }
  await db
    .insertInto('provider_products')
    .values([
      { ...row, ...before },
      { ...row, date_start: day(fromDay), date_end: day(toDay) },
      // What has ended is offered again, and can be paid.
      ...(toDay < 0 ? [{ ...row, date_start: day(7), date_end: day(371), is_paid: false }] : []),
    ])
    .execute()
}
