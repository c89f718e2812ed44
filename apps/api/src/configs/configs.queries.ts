import type { components } from '@vendor-panel/contract'
import { defaultLocale } from '@vendor-panel/domain'
import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'

type ItemType = components['schemas']['ConfigItemType']
type Locale = components['schemas']['Locale']

/** The items of some types in their order; among the languages, `ownLanguage` comes first (I18N-03, AMB-12). */
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

/** Whether records may use this item of a configuration list (CONF-15). */
export async function hasActiveItem(db: Db, itemType: ItemType, itemId: string): Promise<boolean> {
  const found = await db
    .selectFrom('config_items')
    .select('id')
    .where('item_type', '=', itemType)
    .where('item_id', '=', itemId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}

/** The available items of a type (CONF-15), by the value that records store. */
export async function findActiveItemIds(db: Db, itemType: ItemType): Promise<string[]> {
  const items = await listConfigItems(db, [itemType])
  return items.filter(({ status }) => status === 'active').map(({ itemId }) => itemId)
}

/** The own values of the available items, if they have one (REFER-10). */
export async function findActiveItemValues(db: Db, itemType: ItemType): Promise<string[]> {
  const items = await listConfigItems(db, [itemType])
  return items.flatMap(({ status, value }) => (status === 'active' && value !== null ? [value] : []))
}

/** Adds the missing ones of these items. */
export async function insertMissingItems(
  db: Db,
  items: readonly { item_type: string; item_id: string; position: number; value: string | null }[],
): Promise<void> {
  await sql`
    insert into config_items (item_type, item_id, position, status, value)
    select item_type, item_id, position, 'active', value
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as wanted (item_type text, item_id text, position integer, value text)
    where not exists (select from config_items present where present.item_type = wanted.item_type and present.item_id = wanted.item_id)
    on conflict do nothing`.execute(db)
}
