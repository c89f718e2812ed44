import { sql, type ExpressionBuilder, type Insertable } from 'kysely'
import type { Tables } from '../platform/db/tables.ts'
import { rowsOf, type Db } from '../platform/db/kysely.ts'
import type { LeadImportsTable } from './lead-imports.tables.ts'

export type LeadImportListRow = Awaited<ReturnType<typeof findLeadImports>>[number]

export function findLeadImports(db: Db, customerId: number, limit: number) {
  return db
    .selectFrom('lead_imports as import')
    .innerJoin('customer_users as author', (join) =>
      join.onRef('author.customer_id', '=', 'import.customer_id').onRef('author.id', '=', 'import.author_id'),
    )
    .select([
      'import.id',
      'import.file_name',
      'import.skipped_count',
      'import.created_at',
      'import.author_id',
      'author.name as author_name',
    ])
    .select((of) =>
      of
        .selectFrom('lead_import_rows as row')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('row.customer_id', '=', customerId)
        .whereRef('row.lead_import_id', '=', 'import.id')
        .$asScalar()
        .$notNull()
        .as('row_count'),
    )
    .select((of) =>
      of
        .not(
          of.exists(
            of
              .selectFrom('lead_import_rows as row')
              .innerJoin('leads as lead', (join) =>
                join.onRef('lead.customer_id', '=', 'row.customer_id').onRef('lead.id', '=', 'row.lead_id'),
              )
              .select('lead.id')
              .where('row.customer_id', '=', customerId)
              .whereRef('row.lead_import_id', '=', 'import.id')
              .where((inner) => isUsed(inner, customerId)),
          ),
        )
        .as('can_undo'),
    )
    .where('import.customer_id', '=', customerId)
    .orderBy('import.created_at', 'desc')
    .orderBy('import.id', 'desc')
    .limit(limit)
    .execute()
}

export async function insertLeadImport(db: Db, row: Insertable<LeadImportsTable>, leadIds: readonly number[]): Promise<number> {
  const { id } = await db.insertInto('lead_imports').values(row).returning('id').executeTakeFirstOrThrow()
  const rows = leadIds.map((lead_id) => ({ customer_id: row.customer_id, lead_import_id: id, lead_id }))
  if (rows.length > 0) await db.insertInto('lead_import_rows').values(rows).execute()
  return id
}

export interface KnownLead {
  id: number
  couple_name: string
  search_name: string
  phone: string | null
  email: string | null
  wedding_date: string | null
}

/** The couples of the account with one of these numbers, addresses or folded names. Contact data that a limited package hides does not count. */
export function findKnownLeads(
  db: Db,
  customerId: number,
  of: { phones: readonly string[]; emails: readonly string[]; names: readonly string[]; hidesContacts: boolean },
): Promise<KnownLead[]> {
  const text = `select id, couple_name, search_name, phone, lower(email) as email, wedding_date from leads
    where customer_id = $1 and (search_name = any($2::text[])
      or ($5::boolean is false or shown_at is not null) and (phone = any($3::text[]) or lower(email) = any($4::text[])))`
  return rowsOf<KnownLead>(db, text, [customerId, of.names, of.phones, of.emails, of.hidesContacts])
}

const work = [
  'lead_messages',
  'lead_notes',
  'lead_interactions',
  'lead_reminders',
  'lead_details',
  'lead_items',
  'lead_calls',
  'offers',
  'bookings',
  'calendar_events',
] as const

/** Whether a couple was changed or contacted since it was imported. */
function isUsed(of: ExpressionBuilder<Tables & { lead: Tables['leads'] }, 'lead'>, customerId: number) {
  return of.or([
    of('lead.version', '>', 1),
    of('lead.tags', '!=', sql.val<string[]>([])),
    of('lead.process_state', 'is not', null),
    ...work.map((table) =>
      of.exists(of.selectFrom(table).select('customer_id').where('customer_id', '=', customerId).whereRef('lead_id', '=', 'lead.id')),
    ),
  ])
}

/** The couples of an import; locked. */
export function lockImportedLeads(db: Db, customerId: number, id: number) {
  return db
    .selectFrom('lead_import_rows as row')
    .innerJoin('leads as lead', (join) => join.onRef('lead.customer_id', '=', 'row.customer_id').onRef('lead.id', '=', 'row.lead_id'))
    .select('lead.id')
    .select((of) => isUsed(of, customerId).as('is_used'))
    .where('row.customer_id', '=', customerId)
    .where('row.lead_import_id', '=', id)
    .forUpdate('lead')
    .execute()
}

/** Deletes an import with its couples. */
export async function deleteImportedLeads(db: Db, customerId: number, id: number, leadIds: readonly number[]): Promise<void> {
  if (leadIds.length > 0) await db.deleteFrom('leads').where('customer_id', '=', customerId).where('id', 'in', leadIds).execute()
  await db.deleteFrom('lead_imports').where('customer_id', '=', customerId).where('id', '=', id).execute()
}

export function findLeadImport(db: Db, customerId: number, id: number) {
  return db.selectFrom('lead_imports').selectAll().where('customer_id', '=', customerId).where('id', '=', id).executeTakeFirst()
}
