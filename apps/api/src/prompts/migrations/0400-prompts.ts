/** The content of a prompt and its link (NOTI-08). */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table prompts
    add column title text not null default '',
    add column body text not null default '',
    add column link_path text,
    add column link_text text,
    add constraint prompts_link check ((link_path is null) = (link_text is null))`.execute(db)
  // From now on every prompt has a text.
  await sql`alter table prompts alter column title drop default, alter column body drop default`.execute(db)
  await sql`create index prompts_newest on prompts (customer_id, created_at, id)`.execute(db)
}
