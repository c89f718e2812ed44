// The tokens of a provider's first records in the demo: known to commands of the demo, and to measurements.

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
