import { lazily } from './lazily.tsx'
import { withWords } from './words.ts'

/** The upgrade dialog, loaded on demand. */
export const UpgradeDialog = lazily(withWords(['upgrade'], () => import('./UpgradeDialog.tsx').then((code) => code.UpgradeDialog)))
