import type { components } from '@vendor-panel/contract'
import type { Db } from '../db/kysely.ts'

type ItemType = components['schemas']['ConfigItemType']

export async function listConfigItems(db: Db, itemTypes: readonly ItemType[]) {
  return db
    .selectFrom('config_items')
    .select(['id', 'item_id as itemId', 'status', 'value', (eb) => eb.ref('item_type').$castTo<ItemType>().as('itemType')])
    .where('item_type', '=', (eb) => eb.fn.any(eb.val([...itemTypes])))
    .orderBy('item_type')
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
