import type { components } from '@vendor-panel/contract'
import type { FeedEventRow } from './feed.queries.ts'
import type { Tree } from './rtdb-connection.ts'

/** What an event tells, whoever it is told to. */
export type FeedNews = Omit<FeedEventRow, 'id' | 'customer_id' | 'customer_user_id'>

/** An event and its key below its lead: the message, or `new` for the couple itself (REAL-04). */
export function toLeadEvent(row: FeedNews): {
  key: string
  event: components['schemas']['LeadEvent']
} {
  return {
    key: row.message_id === null ? 'new' : String(row.message_id),
    event: {
      kind: row.kind,
      leadId: row.lead_id,
      messageId: row.message_id,
      coupleName: row.couple_name,
      providerName: row.provider_name,
      at: row.at,
    },
  }
}

/** `leads/{leadId}/{eventId}`, as it stands below a user. */
export function feedTree(rows: readonly FeedEventRow[]): Tree {
  const leads: Record<string, Tree> = {}
  for (const row of rows) {
    const { key, event } = toLeadEvent(row)
    leads[row.lead_id] = { ...leads[row.lead_id], [key]: event }
  }
  return rows.length === 0 ? {} : { leads }
}
