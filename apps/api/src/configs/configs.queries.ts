import type { components } from '@vendor-panel/contract'
import { defaultLocale } from '@vendor-panel/domain'
import type { Db } from '../platform/db/kysely.ts'

type ItemType = components['schemas']['ConfigItemType']
type Locale = components['schemas']['Locale']

/** The items of some types in their order; `ownLanguage`, of the languages, comes before all others (I18N-03, AMB-12). */
export async function listConfigItems(db: Db, itemTypes: readonly ItemType[], ownLanguage: Locale = defaultLocale) {
  return db
    .selectFrom('config_items')
    .select(['id', 'item_id as itemId', 'status', 'value', (eb) => eb.ref('item_type').$castTo<ItemType>().as('itemType')])
    .where('item_type', '=', (eb) => eb.fn.any(eb.val([...itemTypes])))
    .orderBy('item_type')
    .orderBy((item) => item.and([item('item_type', '=', 'available_languages'), item('item_id', '=', ownLanguage)]), 'desc')
    .orderBy('position')
    .execute()
}

/** What may be chosen of a type (CONF-15), by what records store. */
export async function findActiveItemIds(db: Db, itemType: ItemType): Promise<string[]> {
  const items = await listConfigItems(db, [itemType])
  return items.filter(({ status }) => status === 'active').map(({ itemId }) => itemId)
}

/** The values of the items on offer, where items have a value of their own (REFER-10). */
export async function findActiveItemValues(db: Db, itemType: ItemType): Promise<string[]> {
  const items = await listConfigItems(db, [itemType])
  return items.flatMap(({ status, value }) => (status === 'active' && value !== null ? [value] : []))
}
