import { cardLimitProblem, withCard } from '@vendor-panel/domain'
import { audit, type Acting } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { KeptCard } from '../platform/bank/payment-bank.ts'
import { clearPrimary, insertCard, lockCards, type CreditCardRow } from './credit-cards.queries.ts'

/** Saves a card that the bank keeps, once; null if the account has as many as it may (PAY-03). */
export async function saveCard(
  acting: Acting,
  { card, brand, lastFour, holderName, expiryMonth, expiryYear }: KeptCard,
  { name, isPrimary }: { name: string | null; isPrimary: boolean },
): Promise<CreditCardRow | null> {
  const { db, user, now } = acting
  const cards = await lockCards(db, user.customerId)
  const saved = cards.find(({ bank_reference }) => bank_reference === card)
  if (saved) return saved
  if (cardLimitProblem(cards.length)) return null
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
