import type { components } from '@vendor-panel/contract'
import { isPriceOutdated, localDate, spaceProblems } from '@vendor-panel/domain'
import type { VendorContext } from '../platform/contract/context.ts'
import { findCatalogExpiries, findPricedCategories, findSpaceValues } from './missing-data.queries.ts'
import type { ProviderRow } from './providers.queries.ts'

type Entry = components['schemas']['MissingDataEntry']
type MissingForm = components['schemas']['MissingForm']

/** Fields of a provider that couples look for; `id` is the field's id, the same for all (CAT-27, SHELL-36). */
const formFields: { id: number; fieldName: MissingForm['fieldName']; isEmpty(row: ProviderRow): boolean }[] = [
  { id: 1, fieldName: 'location', isEmpty: (row) => row.latitude === null },
  { id: 2, fieldName: 'phone', isEmpty: (row) => row.phone === null },
]

/** The missing data of each of these providers; a complete one has no entry (CAT-27, CAT-28). */
export async function findMissingData(
  { db, user, now }: Pick<VendorContext, 'db' | 'user' | 'now'>,
  rows: readonly ProviderRow[],
): Promise<Entry[]> {
  const ids = rows.map(({ id }) => id)
  const today = localDate(now(), user.timeZone)
  const catalogs = await findCatalogExpiries(db, user.customerId, ids)
  const priced = await findPricedCategories(db)
  const spaces = (await findSpaceValues(db, user.customerId, ids)).filter((space) => spaceProblems(space).length > 0)
  const entries = rows.map((row) => {
    const own = catalogs.filter((catalog) => catalog.provider_id === row.id)
    return {
      providerId: row.id,
      forms: formFields.filter(({ isEmpty }) => isEmpty(row)).map(({ id, fieldName }) => ({ id, fieldName })),
      customerSpaces: spaces.filter((space) => space.provider_id === row.id).map(({ id, name }) => ({ id, name })),
      catalogs: {
        update: own.filter((catalog) => isPriceOutdated(catalog.expire_at, today)).map(({ id }) => id),
        insert: own.length === 0 && priced.has(row.category_id),
      },
    }
  })
  return entries.filter(
    ({ forms, customerSpaces, catalogs: { update, insert } }) => forms.length + customerSpaces.length + update.length > 0 || insert,
  )
}
