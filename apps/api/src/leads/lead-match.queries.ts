import { rowsOf, type Db } from '../platform/db/kysely.ts'

export interface MatchedText {
  lead_id: number
  kind: 'enquiry' | 'message' | 'note'
  body: string
}

/** For each of these couples the newest text that matches the search, first of the notes, then of the messages. */
export function findMatchedTexts(db: Db, customerId: number, leadIds: readonly number[], search: string): Promise<MatchedText[]> {
  const text = `select distinct on (lead_id) lead_id, kind, body from (
      select lead_id, 'note' as kind, 1 as rank, created_at, body from lead_notes
      where customer_id = $1 and lead_id = any($2::bigint[]) and search_words(customer_id, body) @@ search_question($1, $3)
      union all
      select lead_id, 'message', 2, created_at, coalesce(subject || E'\\n', '') || body from lead_messages
      where customer_id = $1 and lead_id = any($2::bigint[])
        and search_words(customer_id, coalesce(subject, '') || ' ' || body) @@ search_question($1, $3)
      union all
      select id, 'enquiry', 3, created_at, message from leads
      where customer_id = $1 and id = any($2::bigint[]) and message is not null and search_words(customer_id, message) @@ search_question($1, $3)
    ) as found order by lead_id, rank, created_at desc`
  return rowsOf<MatchedText>(db, text, [customerId, leadIds, search])
}
