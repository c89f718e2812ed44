import { leadEventSchema } from '@vendor-panel/contract/lead-event'
import { schemaProblems, withNulls } from './checked-schema.ts'
import type { LeadEvent } from './realtime.ts'

/** The fields of an entry of the realtime store that are not as the contract says; none, when it is an event. What is no object lacks them all. */
export function leadEventProblems(entry: unknown): readonly string[] {
  const problems = schemaProblems(leadEventSchema, entry)
  return problems.includes('') ? (leadEventSchema.required ?? []) : problems
}

/** An entry of the store that is no event, for whoever logs it: by its place as a template, without a value. */
export interface MisfitReport {
  readonly place: string
  /** The fields that are wrong; `row.guestCount` is one of the row. */
  readonly fields: readonly string[]
}

const place = 'customer_users/{uuid}/leads/{leadId}/{eventId}'

/**
 * Reads what stands below `leads`, `{ leadId: { eventId: event } }`, flat. What is no event is left out, and reported once; an event whose row alone
 * is wrong comes without it.
 */
export function leadEventReader(report: ((misfit: MisfitReport) => void) | undefined): (leads: unknown) => Map<string, LeadEvent> {
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

/** Firebase answers ids that follow one another as an array with holes; a hole is nothing, not an entry. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined) : []
