/** Of a couple that is erased its testimonial stays without its text and names, so that statistics do not change (LEAD-27). */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table testimonials add column is_erased boolean not null default false`.execute(db)
  // As before, but not for an erasure: `lead.erased` reports it, and the testimonial can no longer be read.
  await sql`drop trigger queue_testimonial_updated on testimonials`.execute(db)
  await sql`create trigger queue_testimonial_updated after update on testimonials
    for each row when (not new.is_erased and (old.comment, old.star, old.status, old.published_reply, old.is_featured)
      is distinct from (new.comment, new.star, new.status, new.published_reply, new.is_featured))
    execute function queue_testimonial_event('testimonial.updated')`.execute(db)
}
