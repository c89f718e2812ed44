import type { Selectable } from 'kysely'
import type { InstantPage } from '../platform/contract/instant-cursor.ts'
import { countOf, type Db } from '../platform/db/kysely.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'
import type { PaymentRow } from './payments.queries.ts'
import type { PaymentTables } from './payments.tables.ts'

export type PaymentEventRow = Selectable<PaymentTables['payment_events']>
/** Who pays, for a receipt. */
export type Payer = Awaited<ReturnType<typeof findPayer>>

interface PaymentFilter {
  status?: PaymentRow['status']
  providerId?: number
}

/** The payments that the user sees: those of the account only as an account manager. */
function payments(db: Db, { customerId, providerIds }: ProviderReader, { status, providerId }: PaymentFilter) {
  return db
    .selectFrom('payments')
    .where('customer_id', '=', customerId)
    .where((of) => seesProvider(of, 'provider_id', providerIds))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(providerId !== undefined, (query) => query.where('provider_id', '=', providerId!))
}

/** Newest first, one more than the page has. */
export function findPayments(
  db: Db,
  reader: ProviderReader,
  filter: PaymentFilter,
  { limit, offset, after }: InstantPage,
): Promise<PaymentRow[]> {
  return payments(db, reader, filter)
    .selectAll()
    .$if(after !== undefined, (query) => query.where((of) => of(of.refTuple('created_at', 'id'), '<', of.tuple(after!.at, after!.id))))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute()
}

export function countPayments(db: Db, reader: ProviderReader, filter: PaymentFilter): Promise<number> {
  return countOf(payments(db, reader, filter))
}

/** What happened to payments, in order. */
export function findPaymentEvents(db: Db, customerId: number, paymentIds: readonly number[]): Promise<PaymentEventRow[]> {
  return db
    .selectFrom('payment_events')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('payment_id', '=', (of) => of.fn.any(of.val(paymentIds)))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findPayer(db: Db, customerId: number) {
  return db
    .selectFrom('customers')
    .select(['name', 'address', 'tax_number', 'time_zone'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
}
