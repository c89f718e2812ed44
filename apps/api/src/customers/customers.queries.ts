import type { components } from '@vendor-panel/contract'
import type { Updateable } from 'kysely'
import type { CustomerTables } from './customers.tables.ts'
import type { Db } from '../platform/db/kysely.ts'

type Schemas = components['schemas']

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
    currency: row.currency,
    companyType: row.company_type,
    companyExtension: row.company_extension,
    taxNumber: row.tax_number,
    address: row.address,
  }
}

export async function updateCustomer(db: Db, customerId: number, patch: Updateable<CustomerTables['customers']>): Promise<void> {
  await db.updateTable('customers').set(patch).where('id', '=', customerId).execute()
}

export async function insertCustomerAction(
  db: Db,
  action: {
    customer_id: number
    customer_user_id: number
    type: Schemas['CustomerActionType']
    kind: Schemas['UpgradeKind'] | null
    provider_id: number | null
    note: string | null
    created_at: string
  },
): Promise<number> {
  return (await db.insertInto('customer_actions').values(action).returning('id').executeTakeFirstOrThrow()).id
}
