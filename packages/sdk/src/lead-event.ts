import { leadEventSchema } from '@vendor-panel/contract/lead-event'
import { schemaProblems, withNulls } from './checked-schema.ts'
import type { LeadEvent } from './realtime.ts'

/**
 * The fields of an entry of the realtime store that violate the contract; empty for a valid event. A value that is not an object lacks all
 * of them.
 */
export function leadEventProblems(entry: unknown): readonly string[] {
  const problems = schemaProblems(leadEventSchema, entry)
  return problems.includes('') ? (leadEventSchema.required ?? []) : problems
}

/** An invalid entry of the store, for logging: without values. */
export interface InvalidEntryReport {
  /** The path of such entries, as a template. */
  readonly path: string
  /** The invalid fields; `row.guestCount` is a field of the row. */
  readonly fields: readonly string[]
}

const path = 'customer_users/{uuid}/leads/{leadId}/{eventId}'

/**
 * Flattens the content below `leads`, `{ leadId: { eventId: event } }`, and returns the events that earlier calls did not contain: the store
 * passes on all of its entries with each new one. Invalid entries are omitted and reported; an event with an invalid row is returned without
 * the row.
 */
export function leadEventReader(report: ((entry: InvalidEntryReport) => void) | undefined): (leads: unknown) => LeadEvent[] {
  const read = new Set<string>()
  return (leads) => {
    const events: LeadEvent[] = []
    for (const [leadId, byId] of entriesOf(leads)) {
      for (const [id, stored] of entriesOf(byId)) {
        const key = `${leadId}/${id}`
        if (read.has(key)) continue
        read.add(key)
        const { entry, fields } = readEvent(stored)
        if (entry) events.push(entry)
        if (fields.length > 0) report?.({ path, fields })
      }
    }
    return events
  }
}

const withoutRow = (entry: object) => Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'row'))
const isLeadEvent = (entry: unknown): entry is LeadEvent => leadEventProblems(entry).length === 0

/** An event that is valid, or valid without its row; and the fields that are not valid. */
function readEvent(stored: unknown): { entry: LeadEvent | null; fields: readonly string[] } {
  const entry = withNulls(leadEventSchema, stored)
  if (isLeadEvent(entry)) return { entry, fields: [] }
  const rest: unknown = typeof entry === 'object' && entry !== null ? withoutRow(entry) : entry
  return { entry: isLeadEvent(rest) ? rest : null, fields: leadEventProblems(entry) }
}

/** Firebase returns consecutive ids as an array with holes; a hole is not an entry. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined) : []
