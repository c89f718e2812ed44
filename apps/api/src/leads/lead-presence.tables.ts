interface LeadPresenceRow {
  customer_id: number
  lead_id: number
  customer_user_id: number
  is_writing: boolean
  seen_at: string
}

export interface LeadPresenceTables {
  lead_presence: LeadPresenceRow
}
