import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'

export interface LeadVisitsTable {
  customer_id: number
  id: Generated<number>
  lead_id: number
  at: string
  page: components['schemas']['VisitedPage']
  duration_seconds: number | null
}

export interface LeadVisitTables {
  lead_visits: LeadVisitsTable
}
