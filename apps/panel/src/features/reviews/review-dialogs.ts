import { lazily } from '../../shared/lazily.tsx'

export const AddChannelDialog = lazily(() => import('./AddChannelDialog.tsx').then((code) => code.AddChannelDialog))
