import { lazily } from '../../shared/lazily.tsx'

// The form is larger than the offer, which can be read before it is loaded.
export const OfferQuestion = lazily(() => import('./OfferQuestion.tsx').then((code) => code.OfferQuestion))
