import { lazily } from '../../shared/lazily.tsx'

const load = () => import('./ItemDialog.tsx')

// The form is larger than the list, so it is loaded when an item is added or changed.
export const AddItemDialog = lazily(() => load().then((code) => code.AddItemDialog))
export const EditItemDialog = lazily(() => load().then((code) => code.EditItemDialog))
