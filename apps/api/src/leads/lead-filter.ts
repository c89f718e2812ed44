import { localDate } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { createdRange } from './created-range.ts'
import type { LeadFilter } from './lead-list.queries.ts'
import { instantText } from '../platform/clock.ts'

type Schemas = components['schemas']

/** The filters of the list as query parameters; views and exports store the same ones (LEAD-45). */
export function leadFilter(asked: Schemas['LeadFilters'], now: Temporal.Instant, timeZone: string): LeadFilter {
  return {
    created: createdRange(asked, now, timeZone),
    providerIds: asked.providerIds,
    displayStates: asked.displayStates,
    isRead: asked.readStatus && asked.readStatus === 'read',
    isAnswered: asked.isAnswered,
    tags: asked.tags,
    sources: asked.sources,
    due: asked.due && dueRange(asked.due, now, timeZone),
    search: asked.q,
  }
}

/** Overdue, later today, after today, or never, in the account's time zone. */
function dueRange(due: Schemas['LeadDue'], now: Temporal.Instant, timeZone: string): LeadFilter['due'] {
  if (due === 'none') return null
  const tomorrow = instantText(localDate(now, timeZone).add({ days: 1 }).toZonedDateTime(timeZone).toInstant())
  if (due === 'overdue') return { before: instantText(now) }
  return due === 'today' ? { from: instantText(now), before: tomorrow } : { from: tomorrow }
}
