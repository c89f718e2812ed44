/** Brings a database to the newest shape. Two processes may start at once: the second waits for the first and finds nothing to do. */
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { ClientConfig } from 'pg'
import { migrateJobs } from '../jobs/worker.ts'
import * as base from './migrations/0001-base.ts'
import * as leads from '../../leads/migrations/0002-leads.ts'
import * as functions from './migrations/0003-functions.ts'
import * as leadTags from '../../leads/migrations/0100-lead-tags.ts'
import * as audit from '../audit/migrations/0101-audit.ts'
import * as leadWork from '../../leads/migrations/0102-lead-work.ts'
import * as calendar from '../../calendar/migrations/0103-calendar.ts'
import * as savedViews from '../../saved-views/migrations/0104-saved-views.ts'
import * as exported from '../../exports/migrations/0105-exports.ts'
import * as users from '../../customer-users/migrations/0200-users.ts'
import * as referenceData from '../../configs/migrations/0201-reference-data.ts'
import * as templates from '../../templates/migrations/0202-templates.ts'
import * as providerPages from '../../providers/migrations/0300-provider-pages.ts'
import * as catalogs from '../../catalogs/migrations/0301-catalogs.ts'
import * as prompts from '../../prompts/migrations/0400-prompts.ts'
import * as discounts from '../../discounts/migrations/0401-discounts.ts'
import * as keptHeaders from '../idempotency/migrations/0500-kept-headers.ts'
import * as activeUsers from '../../customer-users/migrations/0501-active-users.ts'
import * as undoActors from '../audit/migrations/0502-undo-actors.ts'
import * as feedEventRows from '../realtime/migrations/0600-feed-event-rows.ts'
import { ownerPool } from './pool.ts'
import { StartProblem } from './start-problem.ts'

const migrations = {
  '0001-base': base,
  '0002-leads': leads,
  '0003-functions': functions,
  '0100-lead-tags': leadTags,
  '0101-audit': audit,
  '0102-lead-work': leadWork,
  '0103-calendar': calendar,
  '0104-saved-views': savedViews,
  '0105-exports': exported,
  '0200-users': users,
  '0201-reference-data': referenceData,
  '0202-templates': templates,
  '0300-provider-pages': providerPages,
  '0301-catalogs': catalogs,
  '0400-prompts': prompts,
  '0401-discounts': discounts,
  '0500-kept-headers': keptHeaders,
  '0501-active-users': activeUsers,
  '0502-undo-actors': undoActors,
  '0600-feed-event-rows': feedEventRows,
}

export async function migrate(connection: ClientConfig): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: ownerPool(connection) }) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw migrationProblem(error)
    await migrateJobs(connection)
  } finally {
    await db.destroy()
  }
}

function migrationProblem(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(JSON.stringify(error))
  // Kysely's word for a migration that was made and that these sources do not know.
  return error.message.includes('corrupted migrations')
    ? new StartProblem('The database was written by a newer version of this program. Use that version, or another folder with --data.')
    : error
}
