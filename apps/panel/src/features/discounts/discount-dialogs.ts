import { lazily } from '../../shared/lazily.tsx'

const load = () => import('./DiscountDialog.tsx')

// The fields of the form weigh more than the list; they come when a discount is added or changed.
export const AddDiscountDialog = lazily(() => load().then((code) => code.AddDiscountDialog))
export const EditDiscountDialog = lazily(() => load().then((code) => code.EditDiscountDialog))
