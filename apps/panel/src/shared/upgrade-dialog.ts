import { lazily } from './lazily.tsx'
import { withWords } from './words.ts'

/** What a package does not show, and how to get more; loaded when it is asked for. */
export const UpgradeDialog = lazily(withWords(['upgrade'], () => import('./UpgradeDialog.tsx').then((code) => code.UpgradeDialog)))
