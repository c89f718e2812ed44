import type { OperationName } from './contract/operation.ts'

/** Operations that a later version builds; until then they answer 501. This list may only shrink. */
export const notYet = [
  'getProvider',
  'listProviders',
  // discounts
  'createDiscount',
  'deleteDiscount',
  'deleteDiscountDocument',
  'downloadDiscountDocument',
  'getDiscount',
  'getDiscountCoupon',
  'listDiscounts',
  'replaceDiscount',
  // payments
  'createPaymentAction',
  'createPurchase',
  'createThreeDReturn',
  'downloadPaymentReceipt',
  'getPayment',
  'listInstallmentOptions',
  'listPayments',
  'listPendingPayments',
  // prompts
  'createPromptAction',
  'listPrompts',
  // registration
  'createRegistration',
  'createWizardCompletion',
  'createWizardImage',
  'deleteWizardImage',
  'getWizard',
  'updateWizard',
  // reviews
  'createReviewChannel',
  'deleteReviewChannel',
  'getPublicReviews',
  'getReviewFilters',
  'listExternalReviews',
  'listReviewChannels',
  'replaceReviewFilters',
  'updateReviewChannel',
  // statistics
  'getAdStats',
  'getProviderResponseTime',
  'getRivalStats',
  'getVisitStats',
  // testimonials
  'deleteTestimonialReply',
  'getTestimonial',
  'listTestimonials',
  'replaceTestimonialReply',
  'updateTestimonial',
] as const satisfies readonly OperationName[]
