/** Functions are for those who are named, and for nobody else. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // For one schema alone, as 0001 did it, nothing can be taken away that PostgreSQL gives to everybody: it must be said for all of them.
  await sql`alter default privileges revoke execute on functions from public`.execute(db)
  await sql`revoke execute on all functions in schema public from public`.execute(db)
}
