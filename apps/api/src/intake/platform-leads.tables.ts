import type { Generated } from 'kysely'

/** Couples of the call team, by a key that all vendors share. */
export interface PlatformCouplesTable {
  key: string
  taken_at: string | null
}

export interface PlatformLeadsTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  couple_ref: string
  couple_name: string
  phone: string | null
  email: string | null
  wedding_date: string | null
  guest_count: number | null
  budget_per_person: number | null
  /** What the call team noted. */
  note: string | null
  created_at: string
  expires_at: string
}

export interface PlatformLeadTables {
  platform_couples: PlatformCouplesTable
  platform_leads: PlatformLeadsTable
}
