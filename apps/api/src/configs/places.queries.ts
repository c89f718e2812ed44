import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'

function cities(db: Db) {
  return db
    .selectFrom('cities')
    .innerJoin('regions', 'regions.id', 'cities.region_id')
    .select(['cities.id', 'cities.name', 'cities.position', 'cities.region_id', 'regions.name as region_name'])
}

export type CityRow = Awaited<ReturnType<typeof findCities>>[number]

/** The cities of a country by name, or in the order of city pickers. */
export function findCities(db: Db, countryCode: string, order: 'name' | 'select') {
  return cities(db)
    .where('regions.country_code', '=', countryCode)
    .$if(order === 'select', (query) => query.orderBy('cities.position'))
    .orderBy(sql`cities.name collate "und-x-icu"`)
    .execute()
}

export function findCity(db: Db, id: number): Promise<CityRow | undefined> {
  return cities(db).where('cities.id', '=', id).executeTakeFirst()
}

/** The districts of these cities, by name. */
export function findDistricts(db: Db, cityIds: number[]) {
  return db
    .selectFrom('districts')
    .select(['id', 'city_id as cityId', 'name'])
    .where('city_id', '=', (of) => of.fn.any(of.val(cityIds)))
    .orderBy(sql`name collate "und-x-icu"`)
    .execute()
}
