import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'

type Schemas = components['schemas']

export interface LeadInteractionsTable {
  customer_id: number
  id: Generated<number>
  lead_id: number
  type: Schemas['Interaction']['type']
  result: Schemas['CallResult']
  note: string | null
  at: string
  author_id: number
}

export interface LeadRemindersTable {
  customer_id: number
  lead_id: number
  at: string
  note: string | null
  author_id: number
}

/** What a lead's own row does not hold of its details (LEAD-47). */
export interface LeadDetailsTable {
  customer_id: number
  lead_id: number
  ceremony_type: string | null
  needs: string | null
  updated_at: string
}

export interface QuickRepliesTable {
  customer_id: number
  id: Generated<number>
  title: string
  body: string
  author_id: number
  created_at: string
}

export interface LeadWorkTables {
  lead_interactions: LeadInteractionsTable
  lead_reminders: LeadRemindersTable
  lead_details: LeadDetailsTable
  quick_replies: QuickRepliesTable
}
