import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { CreatedAt } from '../platform/db/columns.ts'

type Payment = components['schemas']['Payment']

export interface CreditCardsTable {
  customer_id: number
  id: Generated<number>
  /** What the bank calls the card. */
  bank_reference: string
  brand: NonNullable<Payment['card']>['brand']
  last_four: string
  holder_name: string
  expiry_month: number
  expiry_year: number
  name: string | null
  is_primary: boolean
  created_at: CreatedAt
}

export interface PaymentsTable {
  customer_id: number
  id: Generated<number>
  provider_id: number | null
  product_id: number | null
  pending_payment_id: number | null
  /** What the bank calls the last try; the bank charges once under it. */
  reference: string
  status: Payment['status']
  type: Payment['type']
  /** Whole units of the currency, after the coupon. */
  amount: number
  currency: string
  installment_count: Generated<number>
  coupon_code: string | null
  credit_card_id: number | null
  /** The single-use token of a card that is not saved; deleted with the result. */
  card_token: string | null
  card_brand: CreditCardsTable['brand'] | null
  card_last_four: string | null
  /** Whether the card is saved when the payment is paid, and how (PAY-02, PAY-19). */
  saves_card: Generated<boolean>
  saved_name: string | null
  saved_as_primary: Generated<boolean>
  /** Whether the bank's own page is asked for. */
  is_asking_3d: Generated<boolean>
  fail_reason: Payment['failReason']
  created_at: CreatedAt
  paid_at: string | null
}

export interface PaymentTables {
  credit_cards: CreditCardsTable
  payments: PaymentsTable
  /** What happened to a payment, in order. */
  payment_events: {
    customer_id: number
    id: Generated<number>
    payment_id: number
    kind: Payment['events'][number]['kind']
    /** Of a refusal: `failReason` of the payment at that time. */
    reason: Payment['failReason']
    created_at: CreatedAt
  }
  pending_payments: {
    customer_id: number
    id: Generated<number>
    amount: number
    currency: string
    due_date: string
    recurring_month: number
    is_paid: Generated<boolean>
  }
}
