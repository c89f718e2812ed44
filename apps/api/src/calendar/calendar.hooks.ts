import type { Hooks } from '../platform/hooks.ts'
import { clearEventsOfLead } from './calendar.queries.ts'

export const calendarHooks: Hooks = { erase: ({ db, customerId, leadId }) => clearEventsOfLead(db, customerId, leadId) }
