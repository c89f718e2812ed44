import type { Reference } from './config-items.ts'

export const configReference: Reference = {
  currency: ['CAD', 'USD', 'AUD', 'AED', 'SAR', 'EUR', 'TRY'],
  available_languages: ['en_CA', 'en_US', 'en_AU', 'en_SA', 'ar_AE', 'ar_SA', 'de_DE', 'tr_TR'],
  allowed_provider_category_ids: ['1', '2', '3', '4', '5', '6'],
  provider_testimonial_added_by: ['couple', 'provider', 'editor'],
  providerTestimonialRejectedReason: ['not_a_customer', 'offensive', 'duplicate', 'other'],
  provider_review_channel: ['testimonials', 'google', 'facebook', 'website'],
  provider_form_group: ['general', 'capacity', 'price', 'services'],
  payment_status: ['pending', 'paid', 'failed', 'refunded'],
  payment_type: ['credit_card', 'bank_transfer'],
}
