import { lazily } from '../../shared/lazily.tsx'

const load = () => import('./BookingLinkDialog.tsx')

// The form is larger than the lists, so it is loaded when a link is added or changed.
export const AddBookingLinkDialog = lazily(() => load().then((code) => code.AddBookingLinkDialog))
export const EditBookingLinkDialog = lazily(() => load().then((code) => code.EditBookingLinkDialog))
