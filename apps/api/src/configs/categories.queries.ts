import type { Db } from '../platform/db/kysely.ts'

function categories(db: Db) {
  return db.selectFrom('categories').selectAll()
}

export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]

export function findCategories(db: Db) {
  return categories(db).orderBy('id').execute()
}

export function findCategory(db: Db, id: number): Promise<CategoryRow | undefined> {
  return categories(db).where('id', '=', id).executeTakeFirst()
}

export function findProviderCategories(db: Db) {
  return db.selectFrom('provider_categories').select(['id', 'category_id as categoryId', 'key']).orderBy('id').execute()
}

export function findItemOptionGroups(db: Db, categoryId: number | undefined) {
  return db
    .selectFrom('item_option_groups')
    .select(['id', 'category_id as categoryId', 'key'])
    .$if(categoryId !== undefined, (query) => query.where('category_id', '=', categoryId!))
    .orderBy('id')
    .execute()
}

export function findItemOptions(db: Db, groupIds: number[]) {
  return db
    .selectFrom('item_options')
    .select(['id', 'group_id', 'key'])
    .where('group_id', '=', (of) => of.fn.any(of.val(groupIds)))
    .orderBy('group_id')
    .orderBy('position')
    .execute()
}
