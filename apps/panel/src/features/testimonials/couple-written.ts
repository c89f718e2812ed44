import { lazily } from '../../shared/lazily.tsx'

// Of use only to a couple that has written its testimonial: all others load the form alone.
export const CoupleWritten = lazily(() => import('./CoupleWritten.tsx').then((code) => code.CoupleWritten))
