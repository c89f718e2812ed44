import { lazily } from '../../shared/lazily.tsx'

const load = () => import('./DiscountDialog.tsx')

// The form is larger than the list, so it is loaded when a discount is added or changed.
export const AddDiscountDialog = lazily(() => load().then((code) => code.AddDiscountDialog))
export const EditDiscountDialog = lazily(() => load().then((code) => code.EditDiscountDialog))
