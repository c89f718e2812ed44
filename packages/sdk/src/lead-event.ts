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

/** An invalid entry of the store, for logging: its path as a template, without values. */
export interface InvalidEntryReport {
  readonly place: string
  /** The invalid fields; `row.guestCount` is a field of the row. */
  readonly fields: readonly string[]
}

const place = 'customer_users/{uuid}/leads/{leadId}/{eventId}'

/**
 * Flattens the content below `leads`, `{ leadId: { eventId: event } }`. Invalid entries are omitted and reported once; an event with an
 * invalid row
 * is returned without the row.
 */
export function leadEventReader(report: ((misfit: InvalidEntryReport) => void) | undefined): (leads: unknown) => Map<string, LeadEvent> {
  const reported = new Set<string>()
  return (leads) => {
    const events = new Map<string, LeadEvent>()
    for (const [leadId, byId] of entriesOf(leads)) {
      for (const [id, stored] of entriesOf(byId)) {
        const key = `${leadId}/${id}`
        const { entry, fields } = readEvent(stored)
        if (entry) events.set(key, entry)
        if (fields.length > 0 && !reported.has(key)) {
          reported.add(key)
          report?.({ place, fields })
        }
      }
    }
    return events
  }
}

function readEvent(stored: unknown): { entry: LeadEvent | null; fields: readonly string[] } {
  const entry = withNulls(leadEventSchema, stored)
  const fields = leadEventProblems(entry)
  if (fields.length === 0) return { entry: entry as LeadEvent, fields }
  if (!fields.every((field) => /^row(\.|$)/.test(field))) return { entry: null, fields }
  const { row: _, ...rest } = entry as LeadEvent
  return { entry: rest, fields }
}

/** Firebase returns consecutive ids as an array with holes; a hole is not an entry. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined) : []
