import type { Db } from '../platform/db/kysely.ts'
import { loginName } from './login-name.ts'

/**
 * Sets the names by which a user signs in; false if the username belongs to another user.
 * An address or number that already belongs to another user is skipped.
 */
export async function replaceLogins(
  db: Db,
  customerId: number,
  customerUserId: number,
  names: { username: string; others: readonly string[] },
): Promise<boolean> {
  await deleteLogins(db, customerId, customerUserId)
  const owner = { customer_id: customerId, customer_user_id: customerUserId }
  const own = await db
    .insertInto('logins')
    .values({ login: loginName(names.username), ...owner })
    .onConflict((conflict) => conflict.doNothing())
    .returning('login')
    .execute()
  if (own.length === 0) return false
  const others = [...new Set(names.others.map(loginName))].map((login) => ({ login, ...owner }))
  if (others.length > 0)
    await db
      .insertInto('logins')
      .values(others)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return true
}

/** Lets a user sign in with one more name; false if another user signs in with it. */
export async function addLogin(db: Db, customerId: number, customerUserId: number, name: string): Promise<boolean> {
  const login = { login: loginName(name), customer_id: customerId, customer_user_id: customerUserId }
  await db
    .insertInto('logins')
    .values(login)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // One that another transaction has just added is seen by this statement, which is a new one.
  const kept = await db.selectFrom('logins').selectAll().where('login', '=', login.login).executeTakeFirstOrThrow()
  return kept.customer_id === customerId && kept.customer_user_id === customerUserId
}

export async function deleteLogins(db: Db, customerId: number, customerUserId: number): Promise<void> {
  await db.deleteFrom('logins').where('customer_id', '=', customerId).where('customer_user_id', '=', customerUserId).execute()
}
