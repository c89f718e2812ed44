import { calendarViews } from '@vendor-panel/ui'
import { urlFilters } from '../../shared/list/url-filters.ts'
import { eventTypes } from './event-types.ts'

/** What the calendar shows, in the URL. By default a month, on a phone the agenda, with today. */
export const calendarFilters = urlFilters({
  view: { enum: calendarViews },
  date: { format: 'date' },
  providerId: { type: 'integer', minimum: 1 },
  type: { enum: eventTypes },
})
