import { lazily } from '../../shared/lazily.tsx'

export const ReviewWidget = lazily(() => import('./ReviewWidget.tsx').then((code) => code.ReviewWidget))
export const WidgetSnippet = lazily(() => import('./WidgetSnippet.tsx').then((code) => code.WidgetSnippet))
