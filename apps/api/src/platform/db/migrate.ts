import { Migrator, type Migration } from 'kysely/migration'
import type { ClientConfig } from 'pg'
import { migrateJobs } from '../jobs/worker.ts'
import { poolDb, type Db } from './kysely.ts'
import { ownerPool } from './pool.ts'
import { StartProblem } from './start-problem.ts'

/** Runs the migrations that are new to this database, then `afterwards`. */
export async function migrateDatabase(
  connection: ClientConfig,
  migrations: Record<string, Migration>,
  afterwards: (db: Db) => Promise<void>,
): Promise<void> {
  const pool = ownerPool(connection)
  const db = poolDb(pool)
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw migrationProblem(error)
    await afterwards(db)
    await migrateJobs(connection)
  } finally {
    await pool.end()
  }
}

function migrationProblem(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(JSON.stringify(error))
  // Kysely's message for an applied migration that is missing in these sources.
  return error.message.includes('corrupted migrations')
    ? new StartProblem('The database was written by a newer version of this program. Use that version, or another folder with --data.')
    : error
}
