import type { Answer } from '@vendor-panel/contract/operation-types'
import type { components } from '@vendor-panel/contract'
import { sql } from 'kysely'
import type { Db } from '../db/kysely.ts'

type Schemas = components['schemas']
type SessionUser = Answer<'getAccessToken'>['data']['user']

export async function findCustomer(db: Db, customerId: number): Promise<Schemas['Customer']> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow()
  return {
    id: row.id,
    name: row.name,
    isPaid: row.is_paid,
    crmStatus: row.crm_status,
    accountManager: row.account_manager_email === null ? null : { email: row.account_manager_email },
    countryCode: row.country_code,
    timeZone: row.time_zone,
  }
}

export async function findCustomerUser(db: Db, customerId: number, id: number): Promise<Schemas['CustomerUser'] | undefined> {
  const user = await db
    .selectFrom('customer_users')
    .select(['id', 'uuid', 'customer_id as customerId', 'name', 'username', 'email', 'phone', 'can_manage as canManage'])
    .select((eb) => eb.ref('preferred_language').$castTo<Schemas['Locale'] | null>().as('preferredLanguage'))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return user && { ...user, customerUserProviders: await listCustomerUserProviders(db, customerId, id) }
}

async function listCustomerUserProviders(db: Db, customerId: number, customerUserId: number): Promise<Schemas['CustomerUserProvider'][]> {
  return db
    .selectFrom('customer_user_providers as link')
    .innerJoin('providers', (join) =>
      join.onRef('providers.customer_id', '=', 'link.customer_id').onRef('providers.id', '=', 'link.provider_id'),
    )
    .select(['link.id', 'link.provider_id as providerId', 'providers.name'])
    .select([
      'link.can_receive_leads as canReceiveLeads',
      'link.can_receive_leads_sms as canReceiveLeadsSms',
      'link.show_as_contact as showAsContact',
    ])
    .where('link.customer_id', '=', customerId)
    .where('link.customer_user_id', '=', customerUserId)
    .orderBy('link.id')
    .execute()
}

/** The signed-in user with the account and the providers whose couples they see (AUTH-47). */
export async function findSessionUser(db: Db, customerId: number, id: number): Promise<SessionUser> {
  const user = await db
    .selectFrom('customer_users')
    .select(['id', 'uuid', 'name', 'username', 'customer_id as customerId', 'email', 'city', 'can_manage as canManage'])
    .select((eb) => eb.ref('preferred_language').$castTo<Schemas['Locale'] | null>().as('preferredLanguage'))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const customer = await findCustomer(db, customerId)
  const providers = await listUserProviders(db, customerId, user.canManage ? 'all' : id)
  return { ...user, providers, details: { timeZone: customer.timeZone, countryCode: customer.countryCode }, customer }
}

async function listUserProviders(db: Db, customerId: number, customerUserId: number | 'all'): Promise<Schemas['ProviderRef'][]> {
  const rows = await db
    .selectFrom('providers')
    .select(['id', 'name', 'city', 'category_id', 'category_name'])
    .where('customer_id', '=', customerId)
    .$if(customerUserId !== 'all', (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('customer_user_providers as link')
          .select('link.provider_id')
          .where('link.customer_id', '=', customerId)
          .where('link.customer_user_id', '=', customerUserId as number),
      ),
    )
    .orderBy(sql`name collate "und-x-icu"`)
    .execute()
  return rows.map(({ category_id, category_name, ...row }) => ({ ...row, category: { id: category_id, name: category_name } }))
}
