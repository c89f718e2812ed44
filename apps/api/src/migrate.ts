import type { ClientConfig } from 'pg'
import { addReference } from './configs/config-items.ts'
import { migrations } from './generated/migrations.ts'
import { reference } from './generated/reference.ts'
import { migrateDatabase } from './platform/db/migrate.ts'

/** Brings a database to the newest shape, with all reference data. Two processes may start at once: the second waits for the first. */
export function migrate(connection: ClientConfig): Promise<void> {
  return migrateDatabase(connection, migrations, (db) => addReference(db, reference))
}
