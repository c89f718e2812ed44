import { lazily } from '../../shared/lazily.tsx'

// Of use only to a couple that has written its testimonial already: all others load the form instead.
export const CoupleMore = lazily(() => import('./CoupleMore.tsx').then((code) => code.CoupleMore))
