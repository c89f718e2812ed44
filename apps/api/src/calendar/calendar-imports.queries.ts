import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { CalendarEventsTable, CalendarTables } from './calendar.tables.ts'

export async function insertCalendarImport(db: Db, row: Insertable<CalendarTables['calendar_imports']>): Promise<number> {
  const { id } = await db.insertInto('calendar_imports').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function setImportApplied(db: Db, customerId: number, id: number, at: string): Promise<void> {
  await db.updateTable('calendar_imports').set({ applied_at: at }).where('customer_id', '=', customerId).where('id', '=', id).execute()
}

export async function insertImportedEvents(db: Db, events: readonly Insertable<CalendarEventsTable>[]): Promise<void> {
  if (events.length > 0)
    await db
      .insertInto('calendar_events')
      .values([...events])
      .execute()
}

/** Those of these keys whose times are in the calendar of the provider. */
export async function findImportKeys(db: Db, customerId: number, providerId: number, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('calendar_events')
    .select('import_ref')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('import_ref', '=', (eb) => eb.fn.any(eb.val([...keys])))
    .execute()
  return rows.flatMap(({ import_ref }) => import_ref ?? [])
}

function eventsOf(db: Db, customerId: number, importId: number) {
  return db.selectFrom('calendar_events').where('customer_id', '=', customerId).where('calendar_import_id', '=', importId)
}

/** Whether an event of an import was changed after it; locks its events. */
export async function changedOfImport(db: Db, customerId: number, importId: number): Promise<boolean> {
  const rows = await eventsOf(db, customerId, importId).select('version').forUpdate().execute()
  return rows.some(({ version }) => version > 1)
}

export async function deleteEventsOfImport(db: Db, customerId: number, importId: number): Promise<void> {
  await db.deleteFrom('calendar_events').where('customer_id', '=', customerId).where('calendar_import_id', '=', importId).execute()
}
