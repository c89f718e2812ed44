import type { Hooks } from '../platform/hooks.ts'
import { removeUndoneImport } from './calendar-imports.handlers.ts'
import { clearEventsOfLead } from './calendar.queries.ts'
import { remindEvent } from './event-jobs.ts'

export const calendarHooks: Hooks = {
  afterUndo: { calendar_import: removeUndoneImport },
  erase: ({ db, customerId, leadId }) => clearEventsOfLead(db, customerId, leadId),
  jobs: { remind_event: remindEvent },
}
