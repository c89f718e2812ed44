/** Columns that end in `_key` name stored files (`platform/files`); an account of another service is not one. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table social_accounts rename column account_key to account`.execute(db)
}
