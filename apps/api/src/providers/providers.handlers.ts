import type { components } from '@vendor-panel/contract'
import { webAddressProblem } from '@vendor-panel/domain'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'
import type { Updateable } from 'kysely'
import { findCities, findDistricts } from '../configs/places.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, type FieldRefusal, requireFound } from '../platform/contract/refusal.ts'
import type { ProviderTables } from './providers.tables.ts'
import { findMissingData } from './missing-data.ts'
import { openProvider, pagePermissions } from './provider-access.ts'
import { announceProviderPage } from './provider-page-events.queries.ts'
import { toProviders } from './provider-view.ts'
import { countProviders, findProviderRow, findProviderRows, lockProvider, updateProviderRow } from './providers.queries.ts'

type Schemas = components['schemas']

export const providerHandlers: Handlers<'listProviders' | 'getProvider' | 'updateProvider' | 'getProviderPermissions' | 'listMissingData'> =
  {
    async listProviders(context, { query }) {
      const { db, user } = context
      const { ids } = query
      const { page, limit, offset } = requestedPage(query)
      const rows = await findProviderRows(db, user, ids, limit, offset)
      const total = await countProviders(db, user, ids)
      return { status: 200, body: { data: await toProviders(context, rows), meta: { page, limit, total } } }
    },

    async getProvider(context, { path }) {
      return { status: 200, ...(await showProvider(context, path.providerId)) }
    },

    async updateProvider(context, { path, body }) {
      const { db, user } = context
      await openProvider(context, path.providerId, 'info', 'write')
      await lockProvider(db, user.customerId, path.providerId)
      const before = requireFound(await findProviderRow(db, user, path.providerId))
      requireVersion(context, before.version)
      const place = await findPlace(db, body, before.city_id, user.countryCode)
      const problems = [...place.problems, ...patchProblems(body, user.countryCode)]
      if (problems.length > 0) throw new Refusal(422, 'invalid', { errors: problems })
      await updateProviderRow(db, user.customerId, path.providerId, { ...place.columns, ...changedColumns(body) })
      await audit(context, { action: 'updated', entity: 'provider', entityId: path.providerId, detail: Object.keys(body).join(', ') })
      await announceProviderPage(db, user.customerId, path.providerId)
      return { status: 200, ...(await showProvider(context, path.providerId)) }
    },

    async getProviderPermissions(context, { path }) {
      requireFound(await findProviderRow(context.db, context.user, path.providerId))
      return { status: 200, body: { data: await pagePermissions(context, path.providerId) } }
    },

    async listMissingData(context, { query }) {
      const rows = await findProviderRows(context.db, context.user, query.providerIds, null, 0)
      return { status: 200, body: { data: await findMissingData(context, rows) } }
    },
  }

async function showProvider(context: VendorContext, providerId: number) {
  const row = requireFound(await findProviderRow(context.db, context.user, providerId))
  const [data] = await toProviders(context, [row])
  if (!data) throw new Refusal(404, 'not_found')
  return { headers: versionHeaders(row.version), body: { data } }
}

/** City and district: one of the account's country, and one of the city. Another city clears the district of the former one. */
async function findPlace(
  db: Db,
  { cityId, districtId }: Schemas['ProviderPatch'],
  cityBefore: number,
  countryCode: string,
): Promise<{ problems: FieldRefusal[]; columns: Updateable<ProviderTables['providers']> }> {
  if (cityId === undefined && districtId === undefined) return { problems: [], columns: {} }
  const problems: FieldRefusal[] = []
  const city = (await findCities(db, countryCode, 'name')).find(({ id }) => id === (cityId ?? cityBefore))
  if (!city) problems.push({ path: 'cityId', code: 'not_allowed' })
  const district = (await findDistricts(db, city ? [city.id] : [])).find(({ id }) => id === districtId)
  if (typeof districtId === 'number' && !district) problems.push({ path: 'districtId', code: 'not_allowed' })
  const isMoved = cityId !== undefined && cityId !== cityBefore
  return {
    problems,
    columns: {
      ...(city && { city_id: city.id, city: city.name }),
      ...((districtId !== undefined || isMoved) && { district_id: district?.id ?? null, district: district?.name ?? null }),
    },
  }
}

/** The problems of the new values by the rules (VAL-09, VAL-11). */
function patchProblems({ phone, website, socialLinks = [] }: Schemas['ProviderPatch'], country: string): FieldRefusal[] {
  const problems: FieldRefusal[] = []
  if (phone && !fullPhoneRules.parse(phone, country, 'en_CA').ok) problems.push({ path: 'phone', code: 'invalid_phone' })
  if (website) problems.push(...addressProblems('website', website))
  for (const [index, { network, url }] of socialLinks.entries()) {
    problems.push(...addressProblems(`socialLinks[${index}].url`, url))
    if (socialLinks.findIndex((link) => link.network === network) < index)
      problems.push({ path: `socialLinks[${index}].network`, code: 'not_allowed' })
  }
  return problems
}

function addressProblems(path: string, address: string): FieldRefusal[] {
  const code = webAddressProblem(address)
  return code ? [{ path, code }] : []
}

function changedColumns({
  address,
  location,
  phone,
  website,
  socialLinks,
}: Schemas['ProviderPatch']): Updateable<ProviderTables['providers']> {
  return {
    ...(address !== undefined && { address: address?.trim() || null }),
    ...(location !== undefined && { latitude: location?.lat ?? null, longitude: location?.lng ?? null }),
    ...(phone !== undefined && { phone }),
    ...(website !== undefined && { website: website?.trim() ?? null }),
    ...(socialLinks && { social_links: JSON.stringify(socialLinks.map((link) => ({ ...link, url: link.url.trim() }))) }),
  }
}
