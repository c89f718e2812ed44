import { lazily } from '../../shared/lazily.tsx'

const load = () => import('./EventDialog.tsx')

// The form is larger than the calendar, so it is loaded when an event is opened.
export const AddEventDialog = lazily(() => load().then((code) => code.AddEventDialog))
export const EditEventDialog = lazily(() => load().then((code) => code.EditEventDialog))
export const EventDetailsDialog = lazily(() => load().then((code) => code.EventDetailsDialog))
