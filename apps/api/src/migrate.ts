import type { ClientConfig } from 'pg'
import { addReference } from './configs/config-items.ts'
import { migrations } from './generated/migrations.ts'
import { reference } from './generated/reference.ts'
import { migrateDatabase } from './platform/db/migrate.ts'

/**
 * Migrates a database to the newest schema, with all reference data. If two processes start at the same time, the second waits for the
 * first.
 */
export function migrate(connection: ClientConfig): Promise<void> {
  return migrateDatabase(connection, migrations, (db) => addReference(db, reference))
}
