import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'

type CallRecord = components['schemas']['CallRecord']

export interface LeadCallsTable {
  customer_id: number
  id: Generated<number>
  lead_id: number
  /** The switchboard's own name of the call. */
  call_ref: string
  direction: CallRecord['direction']
  status: CallRecord['status']
  started_at: string
  duration_seconds: number | null
  result: CallRecord['result']
  number: string
  recording_url: string | null
}

export interface LeadCallTables {
  lead_calls: LeadCallsTable
}
