import type { Reference } from '../configs/config-items.ts'

export const leadReference: Reference = {
  organization_type: ['wedding', 'engagement', 'henna_night', 'birthday', 'corporate', 'other'],
  lead_status: ['new', 'pending', 'in_contact', 'offer_made', 'deal', 'rejected', 'not_wedding', 'dealt_with_other'],
  lead_process_state: ['first_contact', 'visit_planned', 'visited', 'negotiating', 'contract_sent'],
  info_request_reject_reason_id: ['date_taken', 'too_expensive', 'too_few_guests', 'no_answer', 'chose_other', 'other'],
  lead_report_reasons: ['advertising', 'fake_details', 'abusive', 'duplicate', 'other'],
}
