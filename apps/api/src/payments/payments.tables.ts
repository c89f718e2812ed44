import type { Generated } from 'kysely'

export interface PaymentTables {
  pending_payments: {
    customer_id: number
    id: Generated<number>
    amount: number
    currency: string
    due_date: string
    recurring_month: number
  }
}
