import { cardLimitProblem, withCard } from '@vendor-panel/domain'
import { audit, type Acting } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { KeptCard } from '../platform/bank/payment-bank.ts'
import type { Db } from '../platform/db/kysely.ts'
import { addJob } from '../platform/jobs/add-job.queries.ts'
import { clearPrimary, insertCard, lockCards, type CreditCardRow } from './credit-cards.queries.ts'

const forgetAttemptsMax = 25

/** The bank forgets a card that is in no list, once this transaction is committed. */
export const forgetLater = (db: Db, card: string) => addJob(db, 'forget_card', { card }, forgetAttemptsMax)

/** Saves a card that the bank keeps, once; null if the account has as many as it may (PAY-03): then the bank forgets it. */
export async function saveCard(
  acting: Acting,
  { card, brand, lastFour, holderName, expiryMonth, expiryYear }: KeptCard,
  { name, isPrimary }: { name: string | null; isPrimary: boolean },
): Promise<CreditCardRow | null> {
  const { db, user, now } = acting
  const cards = await lockCards(db, user.customerId)
  const saved = cards.find(({ bank_reference }) => bank_reference === card)
  if (saved) return saved
  if (cardLimitProblem(cards.length)) {
    await forgetLater(db, card)
    return null
  }
  const becomesPrimary = withCard(
    cards.map((one) => ({ isPrimary: one.is_primary })),
    { isPrimary },
  ).at(-1)!.isPrimary
  if (becomesPrimary) await clearPrimary(db, user.customerId)
  const row = await insertCard(db, {
    customer_id: user.customerId,
    bank_reference: card,
    brand,
    last_four: lastFour,
    holder_name: holderName,
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
    name,
    is_primary: becomesPrimary,
    created_at: instantText(now()),
  })
  await audit(acting, { action: 'created', entity: 'credit_card', entityId: row.id })
  return row
}
