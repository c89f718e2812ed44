import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { CustomerUserTables } from './customer-users.tables.ts'

type InvitationsTable = CustomerUserTables['invitations']
export type InvitationRow = Selectable<InvitationsTable>

/** The valid invitations of these users. */
export function findInvitations(db: Db, customerId: number, customerUserIds: number[], now: string): Promise<InvitationRow[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', (of) => of.fn.any(of.val(customerUserIds)))
    .where('expires_at', '>', now)
    .execute()
}

/** Creates an invitation, which replaces the previous one. */
export async function replaceInvitation(db: Db, invitation: Insertable<InvitationsTable>): Promise<void> {
  await db
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['customer_id', 'customer_user_id']).doUpdateSet(invitation))
    .execute()
}

/** The user of a valid invitation; locked, so that it is used once. */
export function lockInvitedUser(db: Db, customerId: number, customerUserId: number, tokenHash: string, now: string) {
  return db
    .selectFrom('invitations')
    .innerJoin('customer_users as user', (join) =>
      join.onRef('user.customer_id', '=', 'invitations.customer_id').onRef('user.id', '=', 'invitations.customer_user_id'),
    )
    .innerJoin('customers', 'customers.id', 'user.customer_id')
    .select(['user.customer_id', 'user.id', 'user.name', 'user.username', 'invitations.sent_to', 'customers.country_code'])
    .where('invitations.customer_id', '=', customerId)
    .where('invitations.customer_user_id', '=', customerUserId)
    .where('invitations.token_hash', '=', tokenHash)
    .where('invitations.expires_at', '>', now)
    .where('user.status', '=', 'active')
    .forUpdate(['invitations'])
    .executeTakeFirst()
}

export async function deleteInvitation(db: Db, customerId: number, customerUserId: number): Promise<void> {
  await db.deleteFrom('invitations').where('customer_id', '=', customerId).where('customer_user_id', '=', customerUserId).execute()
}

/** The link proves that the address works, so it is verified. */
export async function verifyContact(db: Db, customerId: number, customerUserId: number, value: string, at: string): Promise<void> {
  await db
    .updateTable('contacts')
    .set({ verified_at: at })
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('value', '=', value)
    .execute()
}
