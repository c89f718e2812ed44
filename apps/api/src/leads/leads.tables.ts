import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'

type Schemas = components['schemas']

/** Days are YYYY-MM-DD, instants ISO 8601 in UTC with milliseconds. */
export interface LeadsTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  extension_number: Generated<string>
  couple_name: string
  /** The folded name for searches. */
  search_name: string
  wedding_date: string | null
  organization_date: Generated<string | null>
  status: Schemas['LeadStatus']
  process_state: Generated<string | null>
  /** Computed by the domain rule and stored in the transaction of every change; lists filter by it. */
  display_state: Schemas['LeadDisplayState']
  is_prepaid: Generated<boolean>
  is_wedding: Generated<boolean>
  is_spam_reported: Generated<boolean>
  first_lead_type: Generated<string | null>
  last_call_result: Generated<Schemas['CallResult'] | null>
  item_count: Generated<number>
  unread_message_count: Generated<number>
  phone: string | null
  email: string | null
  contact_preference: Generated<Schemas['ContactPreference']>
  budget_per_person: number | null
  currency: string
  guest_count: number | null
  message: string | null
  source: string | null
  tags: Generated<string[]>
  is_read: Generated<boolean>
  reject_reason_id: Generated<string | null>
  spam_reason_id: Generated<string | null>
  other_provider_name: Generated<string | null>
  deal_amount: Generated<number | null>
  preview_text: string | null
  preview_direction: Schemas['MessageDirection'] | null
  /** When the couple was first shown; a limited package counts these (LEAD-41). */
  shown_at: Generated<string | null>
  /** Computed by the domain rule; null if answered, closed or imported. */
  due_at: string | null
  first_response_at: Generated<string | null>
  /** Since when it is closed or reported as spam; null while it is open. */
  closed_at: Generated<string | null>
  /** Stored by the domain rule: the counted time until the first response, or until it was closed without one; null if open or imported. */
  response_minutes: number | null
  created_at: string
  last_activity_at: string
  version: Generated<number>
  due_rank: Generated<string>
  wedding_rank: Generated<string>
}

export interface LeadMessagesTable {
  customer_id: number
  id: Generated<number>
  lead_id: number
  channel: Schemas['MessageChannel']
  direction: Schemas['MessageDirection']
  subject: string | null
  body: string
  status: Schemas['LeadMessage']['status']
  fail_reason: Generated<Schemas['LeadMessage']['failReason']>
  author_id: number | null
  created_at: string
  read_at: Generated<string | null>
}

export interface LeadNotesTable {
  customer_id: number
  id: Generated<number>
  lead_id: number
  author_id: number
  body: string
  created_at: string
  updated_at: Generated<string | null>
  version: Generated<number>
}

export interface LeadHistoriesTable {
  customer_id: number
  id: Generated<number>
  lead_id: number
  type: Schemas['LeadHistoryType']
  at: string
  actor_id: number | null
  detail: string | null
}

/** Directory: the customer of a lead, before one is set. */
export interface LeadDirectoryTable {
  lead_id: number
  customer_id: number
}

export interface LeadInteractionsTable {
  customer_id: number
  id: Generated<number>
  lead_id: number
  type: Schemas['InteractionType']
  result: Schemas['Interaction']['result']
  note: string | null
  at: string
  /** Null if the couple did it. */
  author_id: number | null
  call_id: Generated<number | null>
}

export interface LeadRemindersTable {
  customer_id: number
  lead_id: number
  at: string
  note: string | null
  author_id: number
}

/** Details of a lead that its own row does not have (LEAD-47). */
export interface LeadDetailsTable {
  customer_id: number
  lead_id: number
  ceremony_type: string | null
  needs: string | null
  city: Generated<string | null>
  version: Generated<number>
  updated_at: string
}

export interface LeadTables {
  leads: LeadsTable
  lead_messages: LeadMessagesTable
  lead_notes: LeadNotesTable
  lead_histories: LeadHistoriesTable
  lead_interactions: LeadInteractionsTable
  lead_reminders: LeadRemindersTable
  lead_details: LeadDetailsTable
  lead_directory: LeadDirectoryTable
}
