import type { components } from '@vendor-panel/contract'
import type { Db } from '../db/kysely.ts'

type ItemType = components['schemas']['ConfigItemType']

export async function listConfigItems(db: Db, itemTypes: readonly ItemType[]) {
  return db
    .selectFrom('config_items')
    .select(['id', 'item_id as itemId', 'status', (eb) => eb.ref('item_type').$castTo<ItemType>().as('itemType')])
    .where('item_type', '=', (eb) => eb.fn.any(eb.val([...itemTypes])))
    .orderBy('item_type')
    .orderBy('position')
    .execute()
}
