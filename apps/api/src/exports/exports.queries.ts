import { sql, type Insertable, type Selectable } from 'kysely'
import type { VendorUser } from '../platform/contract/context.ts'
import type { Db } from '../platform/db/kysely.ts'
import { addJob, addJobAt } from '../platform/jobs/add-job.queries.ts'
import type { ExportsTable } from './exports.tables.ts'

export type ExportRow = Omit<Selectable<ExportsTable>, 'customer_id'>
/** The author of exports; other users of the account do not see them. */
type Author = Pick<VendorUser, 'id' | 'customerId'>

function exportsOf(db: Db, { id, customerId }: Author, now: string) {
  return db
    .selectFrom('exports')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('author_id', '=', id)
    .where('expires_at', '>', now)
}

export function findExports(db: Db, author: Author, now: string, limit: number): Promise<ExportRow[]> {
  return exportsOf(db, author, now).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export function findExport(db: Db, author: Author, id: number, now: string): Promise<ExportRow | undefined> {
  return exportsOf(db, author, now).where('id', '=', id).executeTakeFirst()
}

/** Queues an export, and its deletion at the expiry time; both jobs become visible when this transaction commits. */
export async function insertExport(
  db: Db,
  row: Insertable<ExportsTable>,
  attemptsMax: { write: number; forget: number },
  now: Temporal.Instant,
): Promise<number> {
  const { id } = await db.insertInto('exports').values(row).returning('id').executeTakeFirstOrThrow()
  const job = { customerId: row.customer_id, exportId: id }
  await addJob(db, 'write_export', job, attemptsMax.write)
  await addJobAt(db, 'forget_export', job, attemptsMax.forget, Temporal.Instant.from(row.expires_at), now)
  return id
}

/** Deletes an export; returns the key of its file, if it has one. */
export async function deleteExport(db: Db, customerId: number, id: number): Promise<string | null> {
  const deleted = await db
    .deleteFrom('exports')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('file_key')
    .executeTakeFirst()
  return deleted?.file_key ?? null
}

/** An export that is waiting to be written, with its author's current rights; undefined if there is nothing to do. */
export async function findQueuedExport(db: Db, customerId: number, id: number) {
  return db
    .selectFrom('exports as export')
    .innerJoin('customer_users as author', (join) =>
      join.onRef('author.customer_id', '=', 'export.customer_id').onRef('author.id', '=', 'export.author_id'),
    )
    .innerJoin('customers as customer', 'customer.id', 'export.customer_id')
    .select([
      'export.filters',
      'export.lead_ids',
      'export.locale',
      'export.created_at',
      'author.can_manage',
      'customer.lead_limit',
      'customer.time_zone',
    ])
    .select((of) =>
      of
        .selectFrom('customer_user_providers as link')
        .select(sql<number[]>`coalesce(array_agg(link.provider_id), '{}')`.as('ids'))
        .where('link.customer_id', '=', customerId)
        .whereRef('link.customer_user_id', '=', 'export.author_id')
        .$asScalar()
        .as('provider_ids'),
    )
    .where('export.customer_id', '=', customerId)
    .where('export.id', '=', id)
    .where('export.status', '=', 'queued')
    .executeTakeFirst()
}

/** Marks an unfinished export as failed; returns whether it did. */
export async function endExport(
  db: Db,
  customerId: number,
  id: number,
  end: Pick<Selectable<ExportsTable>, 'status' | 'row_count' | 'file_key' | 'ready_at'>,
): Promise<boolean> {
  const ended = await db
    .updateTable('exports')
    .set(end)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Deletes all exports of an account, those that are being written too; returns the keys of their files. */
export async function deleteExports(db: Db, customerId: number): Promise<string[]> {
  const deleted = await db.deleteFrom('exports').where('customer_id', '=', customerId).returning('file_key').execute()
  return deleted.flatMap(({ file_key: key }) => key ?? [])
}
