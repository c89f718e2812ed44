import { lazily } from '../../shared/lazily.tsx'
import { withMessages } from '../../shared/with-messages.ts'

const load = () => import('./EventDialog.tsx')

// The form is larger than the calendar, so it is loaded when an event is opened.
export const AddEventDialog = lazily(() => load().then((code) => code.AddEventDialog))
export const EditEventDialog = lazily(() => load().then((code) => code.EditEventDialog))
export const FeedsDialog = lazily(withMessages(['calendar.feeds'], () => import('./FeedsDialog.tsx').then((code) => code.FeedsDialog)))
export const ImportDialog = lazily(
  withMessages(['calendar.import', 'shared.file'], () => import('./ImportDialog.tsx').then((code) => code.ImportDialog)),
)
export const EventDetailsDialog = lazily(() => load().then((code) => code.EventDetailsDialog))
