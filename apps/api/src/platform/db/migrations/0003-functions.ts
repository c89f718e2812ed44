/** Functions can only be executed by the roles that are named. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // PostgreSQL's default grant to PUBLIC cannot be revoked for one schema, as 0001 tried: it must be revoked globally.
  await sql`alter default privileges revoke execute on functions from public`.execute(db)
  await sql`revoke execute on all functions in schema public from public`.execute(db)
}
