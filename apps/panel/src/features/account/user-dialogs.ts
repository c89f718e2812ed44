import { lazily } from '../../shared/lazily.tsx'
import { withMessages } from '../../shared/with-messages.ts'

const load = () => import('./UserDialog.tsx')
const messages = ['account.person', 'shared.file', 'account'] as const

// The form is larger than the list, so it is loaded when a user is added or changed.
export const AddUserDialog = lazily(withMessages(messages, () => load().then((code) => code.AddUserDialog)))
export const EditUserDialog = lazily(withMessages(messages, () => load().then((code) => code.EditUserDialog)))
