import { lazily } from '../lazily.tsx'
import { withMessages } from '../with-messages.ts'

/** Asks a couple for a testimonial; opened from a couple, and from the list of testimonials. */
export const TestimonialRequestDialog = lazily(
  withMessages(['testimonials.request'], () => import('./RequestDialog.tsx').then((code) => code.RequestDialog)),
)
