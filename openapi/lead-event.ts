import type { components } from './generated/schema.ts'

export { eventKeptHours, eventsMax, leadEventSchema } from './generated/lead-event.ts'

/** The part of JSON Schema that describes events. A keyword that readers do not check is a type error. */
export interface CheckedSchema {
  readonly type?: SchemaType | readonly SchemaType[]
  readonly enum?: readonly string[]
  readonly format?: 'date' | 'date-time' | 'int64'
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly oneOf?: readonly CheckedSchema[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, CheckedSchema>>
}
type SchemaType = 'object' | 'string' | 'integer' | 'boolean' | 'null'

type LeadEvent = components['schemas']['LeadEvent']

type KeyFields = Pick<LeadEvent, 'kind' | 'messageId' | 'at'>

/** The key of an event below its lead: its message, `new` for the couple itself (REAL-04), the time of a report about a call, or `erased`. */
export const eventKey = ({ kind, messageId, at }: KeyFields): string => {
  if (kind === 'call' || kind === 'missed_call') return `call-${Date.parse(at)}`
  return kind === 'erased' ? kind : messageId === null ? 'new' : String(messageId)
}

/** The permanent identity of an event, in every tab and after every reload: its lead and its key (REAL-04, AMB-46). */
export const eventId = (event: KeyFields & Pick<LeadEvent, 'leadId'>): string => `${event.leadId}-${eventKey(event)}`
