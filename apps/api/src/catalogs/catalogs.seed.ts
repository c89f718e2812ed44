import { formatMoney, localDate } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import { inLanguage, type Seed, type SeedContext } from '../seed/seed-context.ts'
import { storePdf } from '../seed/seed-pdf.ts'
import { seedPrices, type SeedPrices, type SeedSeason } from './seed-prices.ts'

export const catalogSeed: Seed = {
  async account(context) {
    const { db, now, customer } = context
    const { timeZone, currency } = context.account
    const today = localDate(now, timeZone)
    for (const { id, name, authors } of customer.providers) {
      const data = seedPrices[name]
      if (!data) continue
      const prices: Prices = {
        db,
        of: { customer_id: customer.id, provider_id: id },
        currency,
        day: (offset) => today.add({ days: offset }).toString(),
        season: ({ from, to, isOver = false }) => {
          const isDue = Temporal.PlainDate.compare(Temporal.PlainDate.from(`${today.year}-${isOver ? to : from}`), today) >= 0
          const year = today.year + Number(!isDue) - Number(isOver)
          return { season_start: `${year}-${from}`, season_end: `${year}-${to}` }
        },
        priceChange: authors[0] && { changed_at: instantText(now.subtract({ hours: 24 * 52 + 3 })), changed_by: authors[0].id },
      }
      await addCatalogs(prices, data)
      await addMenus(context, name, prices, data)
      await addSpaces(prices, data)
    }
  },
}

interface Prices {
  db: Db
  of: { customer_id: number; provider_id: number }
  currency: string
  /** A day relative to that of the seed. */
  day(offset: number): string
  season(days: SeedSeason): { season_start: string; season_end: string }
  /** The author and time of the earlier prices. */
  priceChange: { changed_at: string; changed_by: number } | undefined
}

async function addCatalogs({ db, of, currency, day, season: seasonOf, priceChange }: Prices, { catalogs = [] }: SeedPrices): Promise<void> {
  for (const { typeId, lastDay, season, prices } of catalogs) {
    const { id } = await db
      .insertInto('catalogs')
      .values({ ...of, catalog_type_id: typeId, expire_at: day(lastDay), ...(season && seasonOf(season)), currency })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = prices.map(([option, week, price, unit], index) => ({
      customer_id: of.customer_id,
      catalog_id: id,
      catalog_item_option_id: option,
      week_period: week,
      price,
      unit,
      currency,
      position: index + 1,
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

/** A page of each menu with its courses, as vendors upload it (CAT-15). */
const courses = {
  en: ['Starters from the garden', 'Main course of the season', 'Vegetarian main course', 'Dessert table', 'Coffee and tea'],
  tr: ['Zeytinyağlı meze tabağı', 'Mevsimin ana yemeği', 'Vejetaryen ana yemek', 'Tatlı büfesi', 'Çay ve kahve'],
  ar: ['مقبلات باردة وساخنة', 'الطبق الرئيسي للموسم', 'طبق نباتي', 'ركن الحلويات', 'القهوة والشاي'],
}

async function addMenus(
  context: SeedContext,
  author: string,
  { db, of, currency, day }: Prices,
  { menus = [] }: SeedPrices,
): Promise<void> {
  const { locale } = context.account.voice
  for (const { name, type, price, guests, lastDay, notes } of menus) {
    const lines = [...inLanguage(locale, courses), formatMoney(price, currency, locale), ...(notes === '' ? [] : [notes])]
    const pdf = await storePdf(context, { author, title: name, lines })
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
        ...(pdf && { pdf_key: pdf.key, pdf_name: `${name}.pdf`, pdf_size: pdf.size }),
      })
      .execute()
  }
}

async function addSpaces({ db, of }: Prices, { spaces = [] }: SeedPrices): Promise<void> {
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
