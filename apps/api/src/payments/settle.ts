import type { Db } from '../platform/db/kysely.ts'
import { instantText } from '../platform/clock.ts'
import type { JobTools } from '../platform/hooks.ts'
import { addJobAt } from '../platform/jobs/add-job.queries.ts'
import { findPayment, type PaymentRow } from './payments.queries.ts'
import { cancelled, recordResult } from './record-result.ts'

/** Longer than a call to the bank takes. */
const settleMinutes = 2
/** How long a person may take on the page of the bank. */
const confirmMinutes = 30
/** With increasing delays these are some days, longer than a bank is away. */
const attemptsMax = 25

interface SettleJob {
  customerId: number
  paymentId: number
  reference: string
  /** When the person has no more time to confirm. */
  until: string
}

/** Adds the job that finds out what became of a payment whose record was lost: by a crash, an answer that was lost, a closed browser. */
export async function settleLater(
  db: Db,
  { customer_id: customerId, id: paymentId, reference }: PaymentRow,
  now: Temporal.Instant,
): Promise<void> {
  const until = instantText(now.add({ minutes: confirmMinutes }))
  await addSettling(db, { customerId, paymentId, reference, until }, now)
}

const addSettling = (db: Db, job: SettleJob, now: Temporal.Instant) =>
  addJobAt(db, 'settle_payment', job, attemptsMax, now.add({ minutes: settleMinutes }), now)

/** Asks the bank, and records its answer. A charge that will not be finished is cancelled there first, so that it can never take money. */
export async function settlePayment(
  { inCustomer, bank, now }: Pick<JobTools, 'inCustomer' | 'bank' | 'now'>,
  job: SettleJob,
): Promise<void> {
  if (!bank) throw missing()
  const { customerId, paymentId, reference, until } = job
  const payment = await inCustomer(customerId, (db) => findPayment(db, customerId, paymentId))
  if (payment?.status !== 'pending' || payment.reference !== reference) return
  const result = await bank.result(reference)
  if (result.status === 'waiting' && instantText(now()) < until) return inCustomer(customerId, (db) => addSettling(db, job, now()))
  const isOpen = result.status === 'waiting' || result.status === 'unknown'
  const isCharged = isOpen && (await bank.cancel(reference)) === 'charged'
  const final = isCharged ? await bank.result(reference) : isOpen ? ({ ...cancelled, reason: 'not_confirmed' } as const) : result
  await inCustomer(customerId, (db) => recordResult({ db, user: { customerId, id: null }, now }, paymentId, final))
}

/** The bank forgets a card that was deleted here, or not saved. */
export async function forgetCard({ bank }: Pick<JobTools, 'bank'>, { card }: { card: string }): Promise<void> {
  if (!bank) throw missing()
  await bank.forget(card)
}

const missing = () => new Error('No bank is configured')
