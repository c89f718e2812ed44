import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { LeadDetailsTable } from './leads.tables.ts'

export type LeadDetailsRow = Pick<Selectable<LeadDetailsTable>, 'ceremony_type' | 'needs' | 'city' | 'version' | 'updated_at'>

export function findLeadDetails(db: Db, customerId: number, leadId: number): Promise<LeadDetailsRow | undefined> {
  return db
    .selectFrom('lead_details')
    .select(['ceremony_type', 'needs', 'city', 'version', 'updated_at'])
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
}

export async function setLeadDetails(db: Db, details: Insertable<LeadDetailsTable>): Promise<void> {
  const { customer_id: _customer, lead_id: _lead, ...columns } = details
  await db
    .insertInto('lead_details')
    .values(details)
    .onConflict((conflict) => conflict.columns(['customer_id', 'lead_id']).doUpdateSet(columns))
    .execute()
}
