/** Words in messages and notes are searched by an index. */
import { sql, type Kysely } from 'kysely'
import { appRole } from '../../platform/db/pool.ts'

// Decomposed letters lose these marks: Latin, Cyrillic, Hebrew and Arabic accents and vowel signs, joiners and directions.
const marks =
  '[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06ed\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufeff]'

// Letters that do not decompose, digits of Arabic and Persian, and their plain equivalents.
const from = 'ıøđðłħςٱىیةەک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const to = 'ioddlhσاييههك01234567890123456789'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Splits a text into words without case, accents and spelling variants, as `foldForSearch` folds names. A very long word is cut.
  await sql`create function folded_words(body text) returns text[]
    language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
    select coalesce(array_agg(distinct left(word, 40)), '{}') from regexp_split_to_table(
      translate(
        replace(replace(replace(replace(
          regexp_replace(normalize(lower(normalize(body, NFKD) collate "und-x-icu"), NFKD), ${sql.lit(marks)}, '', 'g'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        ${sql.lit(from)}, ${sql.lit(to)}) collate "und-x-icu",
      '[^[:alnum:]]+') as word where word <> ''
  $$`.execute(db)
  // Each word begins with its customer: the index descends to one account, and to all words that begin with a prefix.
  await sql`create function search_words(customer bigint, body text) returns tsvector
    language sql immutable parallel safe set search_path = pg_catalog, public, pg_temp as $$
    select array_to_tsvector(array(select customer || ':' || word from unnest(folded_words(body)) as word))
  $$`.execute(db)
  // All words of a search as prefixes; those of one or two letters must match whole. Null without a word of three letters.
  await sql`create function search_question(customer bigint, asked text) returns tsquery
    language sql immutable parallel safe set search_path = pg_catalog, public, pg_temp as $$
    select case when max(length(word)) >= 3
      then string_agg(quote_literal(customer || ':' || word) || case when length(word) >= 3 then ':*' else '' end, ' & ')::tsquery end
    from unnest(folded_words(asked)) as word
  $$`.execute(db)
  // Without a list of pending entries, which every search would read as well.
  await sql`create index leads_words on leads using gin (search_words(customer_id, message)) with (fastupdate = off)
    where message is not null`.execute(db)
  await sql`create index lead_messages_words on lead_messages
    using gin (search_words(customer_id, coalesce(subject, '') || ' ' || body)) with (fastupdate = off)`.execute(db)
  await sql`create index lead_notes_words on lead_notes using gin (search_words(customer_id, body)) with (fastupdate = off)`.execute(db)
  // Operators of text search are not leakproof, so that row-level security keeps them from using an index (see 0722).
  await sql`create function find_leads_by_text(asked text) returns setof bigint
    language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      question tsquery := search_question(current_customer(), asked);
    begin
      if question is null then return; end if;
      return query
        select id from leads where customer_id = current_customer() and message is not null and search_words(customer_id, message) @@ question
        union
        select lead_id from lead_messages where customer_id = current_customer()
          and search_words(customer_id, coalesce(subject, '') || ' ' || body) @@ question
        union
        select lead_id from lead_notes where customer_id = current_customer() and search_words(customer_id, body) @@ question;
    end
  $$`.execute(db)
  // The serving role computes the words when it writes a text, and when it searches.
  for (const own of ['find_leads_by_text(text)', 'folded_words(text)', 'search_words(bigint, text)', 'search_question(bigint, text)']) {
    await sql`revoke execute on function ${sql.raw(own)} from public`.execute(db)
    await sql`grant execute on function ${sql.raw(own)} to ${sql.id(appRole)}`.execute(db)
  }
}
