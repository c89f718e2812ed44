/** Brings a database to the newest shape. Two processes may start at once: the second waits for the first and finds nothing to do. */
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { ClientConfig } from 'pg'
import { migrateJobs } from '../jobs/worker.ts'
import * as base from './migrations/0001-base.ts'
import * as leads from './migrations/0002-leads.ts'
import { ownerPool } from './pool.ts'

const migrations = { '0001-base': base, '0002-leads': leads }

export async function migrate(connection: ClientConfig): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: ownerPool(connection) }) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error))
    await migrateJobs(connection)
  } finally {
    await db.destroy()
  }
}
