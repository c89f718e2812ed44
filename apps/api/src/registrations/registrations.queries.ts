import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { RegistrationTables } from './registrations.tables.ts'

type Registrations = RegistrationTables['registrations']
type Images = RegistrationTables['registration_images']
export type RegistrationRow = Selectable<Registrations>
export type RegistrationImageRow = Selectable<Images>

/** The id of a customer that is about to be made: its rows are written in a transaction of its own. */
export async function takeCustomerId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('customers', 'id')) as id`.execute(db)
  return rows[0]!.id
}

/** A customer without users, providers and a key until its registration is complete. */
export async function insertApplicant(
  db: Db,
  customer: { id: number; name: string; country_code: string; time_zone: string; currency: string },
): Promise<void> {
  await db
    .insertInto('customers')
    .values({ ...customer, is_paid: false })
    .execute()
}

export async function insertRegistration(db: Db, registration: Insertable<Registrations>): Promise<void> {
  await db.insertInto('registrations').values(registration).execute()
}

/** A registration that is not complete and has not expired. */
function open(db: Db, customerId: number, now: string) {
  return db
    .selectFrom('registrations')
    .innerJoin('customers', 'customers.id', 'registrations.customer_id')
    .selectAll('registrations')
    .select(['customers.country_code', 'customers.currency'])
    .where('registrations.customer_id', '=', customerId)
    .where('registrations.completed_at', 'is', null)
    .where('registrations.expires_at', '>', now)
}

export type OpenRegistration = NonNullable<Awaited<ReturnType<typeof findOpenRegistration>>>

export function findOpenRegistration(db: Db, customerId: number, now: string) {
  return open(db, customerId, now).executeTakeFirst()
}

/** Locked until the transaction ends: two devices save one after the other, and it is completed once. */
export function lockOpenRegistration(db: Db, customerId: number, now: string): Promise<OpenRegistration | undefined> {
  return open(db, customerId, now).forUpdate(['registrations']).executeTakeFirst()
}

export function findRegistration(db: Db, customerId: number): Promise<RegistrationRow | undefined> {
  return db.selectFrom('registrations').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
}

/** Changes a registration, with its version increased by one. */
export async function updateRegistration(db: Db, customerId: number, patch: Updateable<Registrations>): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ ...patch, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .execute()
}

export async function insertLink(db: Db, link: Insertable<RegistrationTables['registration_links']>): Promise<void> {
  await db.insertInto('registration_links').values(link).execute()
}

/** The customer of a link that is still valid. */
export async function findCustomerOfLink(db: Db, tokenHash: string, now: string): Promise<number | undefined> {
  const link = await db
    .selectFrom('registration_links')
    .select('customer_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.customer_id
}

/** The registration that was begun with an address. */
export async function findCustomerOfAddress(db: Db, emailHash: string): Promise<number | undefined> {
  const found = await db.selectFrom('registration_addresses').select('customer_id').where('email_hash', '=', emailHash).executeTakeFirst()
  return found?.customer_id
}

/** From now on the address continues this registration. */
export async function replaceAddress(db: Db, address: RegistrationTables['registration_addresses']): Promise<void> {
  const { customer_id } = address
  await db
    .insertInto('registration_addresses')
    .values(address)
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ customer_id }))
    .execute()
}

/** The customers of registrations that expired before they were submitted. */
export async function findExpiredCustomers(db: Db, now: string): Promise<number[]> {
  const { rows } = await sql<{ customer_id: number }>`select * from expired_registrations(${now})`.execute(db)
  return rows.map(({ customer_id }) => customer_id)
}

/** Deletes what an applicant has typed and never submitted; the customer remains as a number without a name. */
export async function deleteRegistration(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('registrations').where('customer_id', '=', customerId).execute()
  await db.deleteFrom('deliveries').where('customer_id', '=', customerId).execute()
  await db.updateTable('customers').set({ name: '' }).where('id', '=', customerId).execute()
}

export function findImages(db: Db, customerId: number): Promise<RegistrationImageRow[]> {
  return db.selectFrom('registration_images').selectAll().where('customer_id', '=', customerId).orderBy('id').execute()
}

export function insertImage(db: Db, image: Insertable<Images>): Promise<RegistrationImageRow> {
  return db.insertInto('registration_images').values(image).returningAll().executeTakeFirstOrThrow()
}

/** Deletes a photo and returns its key. */
export async function deleteImage(db: Db, customerId: number, id: number): Promise<string | undefined> {
  const image = await db
    .deleteFrom('registration_images')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('image_key')
    .executeTakeFirst()
  return image?.image_key
}

export async function deleteImages(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('registration_images').where('customer_id', '=', customerId).execute()
}

/** The key with which the apps of a customer call. */
export async function insertConsumerKey(db: Db, customerId: number, key: string): Promise<void> {
  await db.insertInto('consumer_keys').values({ customer_id: customerId, key }).execute()
}

/** Whether a sign-in name belongs to a user. */
export async function isLoginTaken(db: Db, login: string): Promise<boolean> {
  return (await db.selectFrom('logins').select('login').where('login', '=', login).executeTakeFirst()) !== undefined
}
