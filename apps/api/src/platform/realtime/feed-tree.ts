import type { components } from '@vendor-panel/contract'
import { eventKey } from '@vendor-panel/contract/lead-event'
import type { FeedEventRow } from './feed.queries.ts'
import type { Tree } from './rtdb-connection.ts'

/** The content of an event, independent of its receiver. */
export type FeedEvent = Omit<FeedEventRow, 'id' | 'customer_id' | 'customer_user_id'>

/** An event and its key below its lead (REAL-04). */
export function toLeadEvent(row: FeedEvent): {
  key: string
  event: components['schemas']['LeadEvent']
} {
  return {
    key: eventKey({ kind: row.kind, messageId: row.message_id, at: row.at }),
    event: {
      kind: row.kind,
      leadId: row.lead_id,
      messageId: row.message_id,
      coupleName: row.couple_name,
      providerName: row.provider_name,
      at: row.at,
      ...(row.lead_row && { row: row.lead_row }),
    },
  }
}

/** `leads/{leadId}/{eventId}`, the content below a user. */
export function feedTree(rows: readonly FeedEventRow[]): Tree {
  const leads: Record<string, Tree> = {}
  for (const row of rows) {
    const { key, event } = toLeadEvent(row)
    leads[row.lead_id] = { ...leads[row.lead_id], [key]: event }
  }
  return rows.length === 0 ? {} : { leads }
}
