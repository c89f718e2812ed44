import { lazily } from '../../shared/lazily.tsx'

// Larger than the list, so they are loaded when they open.
export const AskDialog = lazily(() => import('./AskDialog.tsx').then((code) => code.AskDialog))
export const ReplyDialog = lazily(() => import('./ReplyDialog.tsx').then((code) => code.ReplyDialog))
