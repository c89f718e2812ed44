import { lazily } from './lazily.tsx'
import { withMessages } from './with-messages.ts'

/** The upgrade dialog, loaded on demand. */
export const UpgradeDialog = lazily(
  withMessages(['shared.upgrade'], () => import('./UpgradeDialog.tsx').then((code) => code.UpgradeDialog)),
)
