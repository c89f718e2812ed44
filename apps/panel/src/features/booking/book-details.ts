import { lazily } from '../../shared/lazily.tsx'

// The form is larger than the times, which are useful before it is loaded.
export const BookDetails = lazily(() => import('./BookDetails.tsx').then((code) => code.BookDetails))
