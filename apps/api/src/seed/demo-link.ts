// The tokens of a provider's first records in the demo: known to commands of the demo, to measurements and to journeys.

/** Of its first booking link. */
export const demoLinkToken = (providerId: number) => `bl_demo-link-${providerId}`
/** Of the first viewing that a couple has booked. */
export const demoBookingToken = (providerId: number) => `bk_demo-booking-${providerId}`
/** Of the first offer that a couple has not answered. */
export const demoOfferToken = (providerId: number) => `of_demo-offer-${providerId}`
/** Of its forwarding address. */
export const demoForwardingSecret = (providerId: number) => `demo${String(providerId).padStart(12, '0')}`
/** Of the first couple that was asked for a testimonial. */
export const demoTestimonialToken = (providerId: number) => `ts_demo-testimonial-${providerId}`
/** Of its widget of testimonials. */
export const demoWidgetId = (providerId: number) => `rw_demo-widget-${providerId}`
/** Of its calendar feed. */
export const demoFeedToken = (providerId: number) => `cf_demo-feed-${providerId}`

/** Records by the parameters of public addresses: of every page for couples, one that measurements and journeys can open. */
const records: Readonly<Record<string, string>> = {
  token: demoLinkToken(1),
  bookingToken: demoBookingToken(1),
  offerToken: demoOfferToken(1),
  testimonialToken: demoTestimonialToken(1),
}

/** The address of a public page about a record of the demo. */
export function demoAddress(pattern: string): string {
  return pattern.replace(/:(\w+)/g, (_whole, name: string) => {
    const record = records[name]
    if (record === undefined) throw new Error(`apps/api/src/seed/demo-link.ts needs a record for :${name} of the public page ${pattern}`)
    return record
  })
}
