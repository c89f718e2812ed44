import { sql, type Insertable, type Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { SavedViewsTable } from './saved-views.tables.ts'

/** The current user. */
interface Viewer {
  id: number
  customerId: number
}

/** The views of a user and those that others share. */
function views(db: Db, { id, customerId }: Viewer) {
  return db
    .selectFrom('saved_views as view')
    .innerJoin('customer_users as author', (join) =>
      join.onRef('author.customer_id', '=', 'view.customer_id').onRef('author.id', '=', 'view.author_id'),
    )
    .select(['view.id', 'view.name', 'view.screen', 'view.filters', 'view.is_shared', 'view.author_id', 'view.created_at'])
    .select('author.name as author_name')
    .where('view.customer_id', '=', customerId)
    .where((of) => of.or([of('view.author_id', '=', id), of('view.is_shared', '=', true)]))
}

export type SavedViewRow = Awaited<ReturnType<typeof findSavedViews>>[number]

export function findSavedViews(db: Db, viewer: Viewer) {
  return views(db, viewer)
    .orderBy(sql`view.name collate "und-x-icu"`)
    .orderBy('view.id')
    .execute()
}

export function findSavedView(db: Db, viewer: Viewer, id: number): Promise<SavedViewRow | undefined> {
  return views(db, viewer).where('view.id', '=', id).executeTakeFirst()
}

export function countSavedViews(db: Db, { id, customerId }: Viewer): Promise<number> {
  return countOf(db.selectFrom('saved_views').where('customer_id', '=', customerId).where('author_id', '=', id))
}

/** The id of the new view; undefined if its author already has one of this name. */
export async function insertSavedView(db: Db, view: Insertable<SavedViewsTable>): Promise<number | undefined> {
  const added = await db
    .insertInto('saved_views')
    .values(view)
    .onConflict((conflict) => conflict.columns(['customer_id', 'author_id', 'screen', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function isNameTaken(
  db: Db,
  customerId: number,
  view: Pick<SavedViewRow, 'id' | 'name' | 'screen' | 'author_id'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('saved_views')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('author_id', '=', view.author_id)
    .where('screen', '=', view.screen)
    .where('name', '=', view.name)
    .where('id', '!=', view.id)
    .executeTakeFirst()
  return found !== undefined
}

export async function updateSavedView(db: Db, customerId: number, id: number, patch: Updateable<SavedViewsTable>): Promise<void> {
  await db.updateTable('saved_views').set(patch).where('customer_id', '=', customerId).where('id', '=', id).execute()
}

export async function deleteSavedView(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('saved_views').where('customer_id', '=', customerId).where('id', '=', id).execute()
}

export async function findSavedViewAuthor(db: Db, customerId: number, id: number): Promise<number> {
  const found = await db
    .selectFrom('saved_views')
    .select('author_id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return found.author_id
}
