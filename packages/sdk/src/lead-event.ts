import type { LeadEvent } from './realtime.ts'

const idMax = Number.MAX_SAFE_INTEGER
const nameCharsMax = 200

const isId = (value: unknown) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= idMax
const isName = (value: unknown) => typeof value === 'string' && value !== '' && Array.from(value).length <= nameCharsMax

/** An instant in UTC with milliseconds, on a day that exists. */
function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:[0-5]\d\.\d{3}Z$/.test(value)) return false
  const ms = Date.parse(value)
  return !Number.isNaN(ms) && new Date(ms).toISOString() === value
}

const fits: { [Field in keyof LeadEvent]: (value: unknown) => boolean } = {
  kind: (value) => value === 'lead' || value === 'message',
  leadId: isId,
  messageId: (value) => value === null || isId(value),
  coupleName: isName,
  providerName: isName,
  at: isInstant,
}

/**
 * The fields of an entry of the realtime store that are not as `realtime.schema.json` of the contract says; none, when it is an event.
 * What the schema does not name is passed over: a newer server may say more.
 */
export function leadEventProblems(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return Object.keys(fits)
  return Object.entries(fits).flatMap(([field, isRight]) => (isRight((entry as Record<string, unknown>)[field]) ? [] : [field]))
}

/** An entry of the store that is no event, for whoever logs it: by its place as a template, without a value. */
export interface MisfitReport {
  readonly place: string
  /** The fields that are wrong. */
  readonly fields: readonly string[]
}

const place = 'customer_users/{uuid}/leads/{leadId}/{eventId}'

/** Reads what stands below `leads`, `{ leadId: { eventId: event } }`, flat. What is no event is left out, and reported once. */
export function leadEventReader(report: ((misfit: MisfitReport) => void) | undefined): (leads: unknown) => Map<string, LeadEvent> {
  const reported = new Set<string>()
  return (leads) => {
    const events = new Map<string, LeadEvent>()
    for (const [leadId, byId] of entriesOf(leads)) {
      for (const [id, stored] of entriesOf(byId)) {
        const key = `${leadId}/${id}`
        // The store has no null: Firebase leaves such a field out.
        const entry = typeof stored === 'object' ? { messageId: null, ...stored } : stored
        const fields = leadEventProblems(entry)
        if (fields.length === 0) events.set(key, entry as LeadEvent)
        else if (!reported.has(key)) {
          reported.add(key)
          report?.({ place, fields })
        }
      }
    }
    return events
  }
}

/** Firebase answers ids that follow one another as an array with holes; a hole is nothing, not an entry. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined) : []
