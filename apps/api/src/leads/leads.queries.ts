import { CompiledQuery, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { ProviderReader } from '../platform/db/sees-provider.ts'
import type { LeadHistoriesTable, LeadsTable } from './leads.tables.ts'

/** Columns of a lead that no answer needs. */
type Kept =
  | 'customer_id'
  | 'search_name'
  | 'due_rank'
  | 'wedding_rank'
  | 'spam_reason_id'
  | 'other_provider_name'
  | 'deal_amount'
  | 'response_minutes'

export type LeadRow = Omit<Selectable<LeadsTable>, Kept> & {
  provider_name: string
  provider_city: string
  provider_category_id: number
  provider_category_name: string
  provider_time_zone: string
}

/** The columns of a lead with its provider; `l` and `p` are their tables. */
export const leadColumns = `l.id, l.provider_id, l.extension_number, l.couple_name, l.wedding_date, l.organization_date, l.status, l.process_state,
  l.display_state, l.is_prepaid, l.is_wedding, l.is_spam_reported, l.first_lead_type, l.last_call_result, l.item_count, l.unread_message_count,
  l.phone, l.email, l.contact_preference, l.budget_per_person, l.currency, l.guest_count, l.message, l.source, l.tags, l.is_read, l.reject_reason_id,
  l.preview_text, l.preview_direction, l.shown_at, l.due_at, l.first_response_at, l.closed_at,
  l.created_at, l.last_activity_at, l.version, p.name as provider_name, p.city as provider_city, p.category_id as provider_category_id,
  p.category_name as provider_category_name, p.time_zone as provider_time_zone`

/** A lead that the user may see; `lock` locks it until the transaction ends. */
export async function findLead(
  db: Db,
  reader: ProviderReader,
  leadId: number,
  lock: 'read' | 'lock' = 'read',
): Promise<LeadRow | undefined> {
  const values: unknown[] = [reader.customerId, leadId]
  let where = 'l.customer_id = $1 and l.id = $2'
  if (reader.providerIds !== 'all') where += ` and l.provider_id = any($${values.push(reader.providerIds)}::bigint[])`
  const text = `select ${leadColumns} from leads l join providers p on p.customer_id = l.customer_id and p.id = l.provider_id
    where ${where}${lock === 'lock' ? ' for update of l' : ''}`
  return (await db.executeQuery<LeadRow>(CompiledQuery.raw(text, values))).rows[0]
}

export async function insertLead(db: Db, lead: Insertable<LeadsTable>): Promise<{ id: number; extension_number: string }> {
  const added = await db.insertInto('leads').values(lead).returning(['id', 'extension_number']).executeTakeFirstOrThrow()
  await db.insertInto('lead_directory').values({ lead_id: added.id, customer_id: lead.customer_id }).execute()
  return added
}

export async function updateLead(db: Db, customerId: number, leadId: number, patch: Updateable<LeadsTable>): Promise<void> {
  await db.updateTable('leads').set(patch).where('customer_id', '=', customerId).where('id', '=', leadId).execute()
}

export async function insertLeadHistory(db: Db, history: Insertable<LeadHistoriesTable>): Promise<number> {
  return (await db.insertInto('lead_histories').values(history).returning('id').executeTakeFirstOrThrow()).id
}

/**
 * The number of couples shown since the start of the month, without those that the vendor imported. A count for the limit of a package needs a
 * lock (`lead-show.ts`, LEAD-41).
 */
export async function countShownLeads(db: Db, customerId: number, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('shown_at', '>=', since)
    .where('source', 'is distinct from', 'import')
    .executeTakeFirstOrThrow()
  return count
}

export async function findLeadOwner(db: Db, leadId: number): Promise<number | undefined> {
  const found = await db.selectFrom('lead_directory').select('customer_id').where('lead_id', '=', leadId).executeTakeFirst()
  return found?.customer_id
}
