import type { components } from '@vendor-panel/contract'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import { toItemImage } from './item-image.ts'
import type { ProviderItemsTable } from './provider-items.tables.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'

type Schemas = components['schemas']

export type ProviderItemRow = Omit<Selectable<ProviderItemsTable>, 'customer_id'> & { images: Schemas['ProviderItemImage'][] }
export interface ProviderItemFilter {
  providerId: number
  type?: Schemas['ProviderItemType'] | undefined
  status?: Schemas['ContentStatus'] | undefined
}

function items(db: Db, customerId: number, { providerId, type, status }: ProviderItemFilter) {
  return db
    .selectFrom('provider_items')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
}

const columns = [
  'id',
  'provider_id',
  'type',
  'name',
  'intro',
  'gift_text',
  'price',
  'discounted_price',
  'currency',
  'status',
  'reject_reason',
  'model_image_id',
  'model_name',
  'option_ids',
  'position',
  'version',
] as const

export async function findProviderItems(
  db: Db,
  customerId: number,
  filter: ProviderItemFilter,
  limit: number,
  offset: number,
): Promise<ProviderItemRow[]> {
  const rows = await items(db, customerId, filter).select(columns).orderBy('position').orderBy('id').limit(limit).offset(offset).execute()
  return withImages(db, customerId, rows)
}

export function countProviderItems(db: Db, customerId: number, filter: ProviderItemFilter): Promise<number> {
  return countOf(items(db, customerId, filter))
}

/** An item of a provider that the user may see; `lock` locks it until the transaction ends. */
export async function findProviderItem(
  db: Db,
  { customerId, providerIds }: ProviderReader,
  itemId: number,
  lock: 'read' | 'lock',
): Promise<ProviderItemRow | undefined> {
  const rows = await db
    .selectFrom('provider_items')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('id', '=', itemId)
    .where((of) => seesProvider(of, 'provider_id', providerIds))
    .$if(lock === 'lock', (query) => query.forUpdate())
    .execute()
  return (await withImages(db, customerId, rows))[0]
}

async function withImages(db: Db, customerId: number, rows: Omit<ProviderItemRow, 'images'>[]): Promise<ProviderItemRow[]> {
  const ids = rows.map(({ id }) => id)
  const images = await db
    .selectFrom('provider_item_images as image')
    .innerJoin('media', (join) => join.onRef('media.customer_id', '=', 'image.customer_id').onRef('media.id', '=', 'image.media_id'))
    .select(['media.id', 'media.image_key', 'media.small_key', 'image.provider_item_id'])
    .where('image.customer_id', '=', customerId)
    .where('image.provider_item_id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('media.deleted_at', 'is', null)
    .orderBy('image.position')
    .orderBy('image.media_id')
    .execute()
  return rows.map((row) => ({ ...row, images: images.filter((image) => image.provider_item_id === row.id).map(toItemImage) }))
}

/** The options available to items of a category's providers. */
export async function findItemOptionIds(db: Db, categoryId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('item_options as option')
    .innerJoin('item_option_groups as group', 'group.id', 'option.group_id')
    .select('option.id')
    .where('group.category_id', '=', categoryId)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The ids of all items of a provider, locked until the transaction ends. */
export async function lockProviderItemIds(db: Db, customerId: number, providerId: number): Promise<number[]> {
  const rows = await items(db, customerId, { providerId }).select('id').orderBy('id').forUpdate().execute()
  return rows.map(({ id }) => id)
}

export async function nextItemPosition(db: Db, customerId: number, providerId: number): Promise<number> {
  const { last } = await items(db, customerId, { providerId })
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

export function insertProviderItemRow(db: Db, row: Insertable<ProviderItemsTable>): Promise<Omit<ProviderItemRow, 'images'>> {
  return db.insertInto('provider_items').values(row).returning(columns).executeTakeFirstOrThrow()
}

/** Changes an item, which gets its next version. */
export function updateProviderItemRow(
  db: Db,
  customerId: number,
  itemId: number,
  patch: Updateable<ProviderItemsTable>,
): Promise<Omit<ProviderItemRow, 'images'>> {
  return db
    .updateTable('provider_items')
    .set((eb) => ({ ...patch, version: eb('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('id', '=', itemId)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The editors decide about one item, or about all that wait for approval; returns those that are decided. Their version stays, so that an open form has no conflict. */
export async function decideItems(
  db: Db,
  customerId: number,
  { providerId, itemId }: { providerId: number; itemId: number | undefined },
  decision: Updateable<ProviderItemsTable>,
): Promise<number[]> {
  const decided = await db
    .updateTable('provider_items')
    .set(decision)
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    // A hidden one is decided once it is shown again.
    .where('status', '<>', 'passive')
    .$if(itemId !== undefined, (query) => query.where('id', '=', itemId!))
    .$if(itemId === undefined, (query) => query.where('status', '=', 'pending'))
    .returning('id')
    .execute()
  return decided.map(({ id }) => id)
}

/** The pictures of an item, in this order. */
export async function replaceItemImages(db: Db, customerId: number, itemId: number, images: readonly { id: number }[]): Promise<void> {
  await db.deleteFrom('provider_item_images').where('customer_id', '=', customerId).where('provider_item_id', '=', itemId).execute()
  if (images.length === 0) return
  const of = { customer_id: customerId, provider_item_id: itemId }
  const rows = images.map(({ id }, index) => ({ ...of, media_id: id, position: index + 1 }))
  await db.insertInto('provider_item_images').values(rows).execute()
}

export async function deleteProviderItemRow(db: Db, customerId: number, itemId: number): Promise<void> {
  await db.deleteFrom('provider_items').where('customer_id', '=', customerId).where('id', '=', itemId).execute()
}
