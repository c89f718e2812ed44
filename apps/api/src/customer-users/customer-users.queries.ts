import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { CustomerUserTables } from './customer-users.tables.ts'
import { countOf, type Db } from '../platform/db/kysely.ts'

type UsersTable = CustomerUserTables['customer_users']
export type UserRow = Selectable<UsersTable>

function users(db: Db, customerId: number) {
  return db.selectFrom('customer_users').selectAll().where('customer_id', '=', customerId)
}

/** A user who was not removed. */
export function findUser(db: Db, customerId: number, id: number): Promise<UserRow | undefined> {
  return users(db, customerId).where('id', '=', id).where('status', '<>', 'passive').executeTakeFirst()
}

export function lockUser(db: Db, customerId: number, id: number): Promise<UserRow | undefined> {
  return users(db, customerId).where('id', '=', id).where('status', '<>', 'passive').forUpdate().executeTakeFirst()
}

export interface UserFilter {
  /** Only these, including removed ones (USER-38). */
  ids?: number[] | undefined
  /** Only this one: for a caller who is not an account manager. */
  onlyId?: number | undefined
}

function filtered(db: Db, customerId: number, { ids, onlyId }: UserFilter) {
  return db
    .selectFrom('customer_users')
    .where('customer_id', '=', customerId)
    .$if(ids === undefined, (query) => query.where('status', '<>', 'passive'))
    .$if(ids !== undefined, (query) => query.where('id', '=', (of) => of.fn.any(of.val(ids ?? []))))
    .$if(onlyId !== undefined, (query) => query.where('id', '=', onlyId!))
}

export function findUsers(db: Db, customerId: number, filter: UserFilter, limit: number, offset: number): Promise<UserRow[]> {
  return filtered(db, customerId, filter)
    .selectAll()
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countUsers(db: Db, customerId: number, filter: UserFilter): Promise<number> {
  return countOf(filtered(db, customerId, filter))
}

export async function insertUser(db: Db, user: Insertable<UsersTable>): Promise<number> {
  return (await db.insertInto('customer_users').values(user).returning('id').executeTakeFirstOrThrow()).id
}

/** Changes a user and returns the new row, with its version increased by one. */
export function updateUser(db: Db, customerId: number, id: number, patch: Updateable<UsersTable>): Promise<UserRow> {
  return db
    .updateTable('customer_users')
    .set({ ...patch, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The active account managers, locked so that the last two cannot give up the role at the same time. */
export function lockManagers(db: Db, customerId: number) {
  return db
    .selectFrom('customer_users')
    .select(['id', 'name', 'email', 'preferred_language'])
    .where('customer_id', '=', customerId)
    .where('can_manage', '=', true)
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
}
