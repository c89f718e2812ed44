import { lazily } from '../../shared/lazily.tsx'
import { withMessages } from '../../shared/with-messages.ts'

// The forms are larger than the lists, so they are loaded when a record is added or changed.
export const MenuDialog = lazily(withMessages(['shared.file'], () => import('./MenuDialog.tsx').then((code) => code.MenuDialog)))
export const CsvDialog = lazily(withMessages(['shared.file'], () => import('./CsvDialog.tsx').then((code) => code.CsvDialog)))
export const SpaceDialog = lazily(() => import('./SpaceDialog.tsx').then((code) => code.SpaceDialog))
