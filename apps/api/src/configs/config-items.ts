import { contentStatuses } from '@vendor-panel/domain'

/** The configuration items of a new database, by type and in their order (CONF-06..14). Their labels are in `messages`. */
export const configItems = {
  provider_testimonial_added_by: ['couple', 'provider', 'editor'],
  providerTestimonialRejectedReason: ['not_a_customer', 'offensive', 'duplicate', 'other'],
  customer_menu_pricing_type: ['per_person', 'package'],
  currency: ['CAD', 'USD', 'AUD', 'AED', 'SAR', 'EUR', 'TRY'],
  customer_user_role: ['account_manager', 'user'],
  available_languages: ['en_CA', 'en_US', 'en_AU', 'en_SA', 'ar_AE', 'ar_SA', 'de_DE', 'tr_TR'],
  organization_type: ['wedding', 'engagement', 'henna_night', 'birthday', 'corporate', 'other'],
  lead_status: ['new', 'pending', 'in_contact', 'offer_made', 'deal', 'rejected', 'not_wedding', 'dealt_with_other'],
  lead_process_state: ['first_contact', 'visit_planned', 'visited', 'negotiating', 'contract_sent'],
  info_request_reject_reason_id: ['date_taken', 'too_expensive', 'too_few_guests', 'no_answer', 'chose_other', 'other'],
  provider_item_statuses: contentStatuses,
  provider_review_channel: ['google', 'facebook', 'website'],
  discount_type: ['discount', 'installment'],
  provider_form_group: ['general', 'capacity', 'price', 'services'],
  // REFER-10: a campaign is found by its type; its id is the value of the item
  campaign_id: ['referral', 'early_booking', 'weekday', 'off_season'],
  customer_user_title: ['owner', 'manager', 'sales', 'assistant'],
  payment_status: ['pending', 'paid', 'failed', 'refunded'],
  payment_type: ['credit_card', 'bank_transfer'],
  lead_report_reasons: ['advertising', 'fake_details', 'abusive', 'duplicate', 'other'],
  customer_company_type: ['sole', 'limited', 'corporation'],
  customer_company_extension: ['ltd', 'inc', 'llc', 'gmbh'],
  allowed_provider_category_ids: ['1', '2', '3', '4', '5', '6'],
} as const
