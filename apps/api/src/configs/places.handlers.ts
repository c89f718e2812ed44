import type { components } from '@vendor-panel/contract'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'
import { keptHeaders } from './cached.ts'
import { findCities, findCity, findDistricts, type CityRow } from './places.queries.ts'

type City = components['schemas']['City']
type Scope = 'districts' | 'swapOrder' | 'regions'

export const placeHandlers: Handlers<'listCities' | 'getCity' | 'listDistricts'> = {
  async listCities({ db }, { query }) {
    const { countryCode = 'CA', scopes = [] } = query
    const rows = await findCities(db, countryCode, scopes.includes('swapOrder') ? 'select' : 'name')
    return { status: 200, headers: keptHeaders('listCities'), body: { data: await toCities(db, rows, scopes) } }
  },

  async getCity({ db }, { path, query }) {
    const row = await findCity(db, path.cityId)
    const [data] = row ? await toCities(db, [row], query.scopes ?? []) : []
    if (!data) throw new Refusal(404, 'not_found')
    return { status: 200, headers: keptHeaders('getCity'), body: { data } }
  },

  async listDistricts({ db }, { query }) {
    return { status: 200, headers: keptHeaders('listDistricts'), body: { data: await findDistricts(db, [query.cityId]) } }
  },
}

/** Cities with the data that the scopes request (AMB-34). */
async function toCities(db: Db, rows: readonly CityRow[], scopes: readonly Scope[]): Promise<City[]> {
  const districts = scopes.includes('districts')
    ? await findDistricts(
        db,
        rows.map(({ id }) => id),
      )
    : undefined
  return rows.map(({ id, name, position, region_id: regionId, region_name: regionName }) => ({
    id,
    name,
    order: position,
    regionId,
    ...(scopes.includes('regions') && { region: { id: regionId, name: regionName } }),
    ...(districts && { districts: districts.filter(({ cityId }) => cityId === id) }),
  }))
}
