import { lazily } from '../../shared/lazily.tsx'

const load = () => import('./AccountDialog.tsx')

// The form is loaded when an account is added or changed.
export const AddAccountDialog = lazily(() => load().then((code) => code.AddAccountDialog))
export const EditAccountDialog = lazily(() => load().then((code) => code.EditAccountDialog))
