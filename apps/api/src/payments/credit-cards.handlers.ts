import type { components } from '@vendor-panel/contract'
import { cardLimitProblem, maskedCard, savedCardsMax, withoutCard, withPrimary } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { requireManager, requireOwnCustomer } from '../platform/session/access.ts'
import { clearPrimary, deleteCard, findCards, lockCards, updateCard, type CreditCardRow } from './credit-cards.queries.ts'
import { forgetLater, saveCard } from './save-card.ts'

const params = { max: savedCardsMax }

export const creditCardHandlers: Handlers<'listCreditCards' | 'createCreditCard' | 'updateCreditCard' | 'deleteCreditCard'> = {
  async listCreditCards({ db, user }, { path }) {
    requireOwnCustomer(user, path.customerId)
    requireManager(user)
    return { status: 200, body: { data: (await findCards(db, user.customerId)).map(toCard) } }
  },

  async createCreditCard(context, { path, body }) {
    const { db, user, bank, outside } = context
    requireOwnCustomer(user, path.customerId)
    requireManager(user)
    if (cardLimitProblem((await findCards(db, user.customerId)).length)) throw new Refusal(422, 'card_limit', { params })
    const kept = await outside((callId) => bank.keep(body.token, callId))
    if (!kept) throw new Refusal(422, 'card_token_invalid')
    const row = await saveCard(context, kept, { name: body.name?.trim() || null, isPrimary: body.isPrimary ?? false })
    // The job by which the bank forgets the card is kept.
    if (!row) throw new Refusal(422, 'card_limit', { params, isCounted: true })
    return { status: 201, body: { data: toCard(row) } }
  },

  async updateCreditCard(context, { path, body }) {
    const { db, user } = context
    const { cards, card } = await lockOwnCard(context, path)
    const primary = body.isPrimary ? withPrimary(flagged(cards), card.id).find(({ isPrimary }) => isPrimary) : undefined
    if (primary) await clearPrimary(db, user.customerId)
    const row = await updateCard(db, user.customerId, card.id, {
      ...(body.name !== undefined && { name: body.name.trim() || null }),
      ...(primary && { is_primary: true }),
    })
    await audit(context, { action: 'updated', entity: 'credit_card', entityId: card.id, detail: Object.keys(body).join(', ') })
    return { status: 200, body: { data: toCard(row) } }
  },

  async deleteCreditCard(context, { path }) {
    const { db, user } = context
    const { cards, card } = await lockOwnCard(context, path)
    await deleteCard(db, user.customerId, card.id)
    const primary = withoutCard(flagged(cards), card.id).find(({ isPrimary }) => isPrimary)
    if (primary && card.is_primary) await updateCard(db, user.customerId, primary.id, { is_primary: true })
    await forgetLater(db, card.bank_reference)
    await audit(context, { action: 'deleted', entity: 'credit_card', entityId: card.id })
    return { status: 204 }
  },
}

const flagged = (cards: readonly CreditCardRow[]) => cards.map(({ id, is_primary: isPrimary }) => ({ id, isPrimary }))

async function lockOwnCard(
  { db, user }: VendorContext,
  { customerId, creditCardId }: { customerId: number; creditCardId: number },
): Promise<{ cards: CreditCardRow[]; card: CreditCardRow }> {
  requireOwnCustomer(user, customerId)
  requireManager(user)
  const cards = await lockCards(db, user.customerId)
  return { cards, card: requireFound(cards.find(({ id }) => id === creditCardId)) }
}

/** Brand, last four digits, expiry, names and the primary flag; nothing else of a card is known (PAY-20). */
function toCard(row: CreditCardRow): components['schemas']['CreditCard'] {
  return {
    id: row.id,
    name: row.name,
    holderName: row.holder_name,
    maskedNumber: maskedCard(row.last_four),
    brand: row.brand,
    expiryMonth: row.expiry_month,
    expiryYear: row.expiry_year,
    isPrimary: row.is_primary,
  }
}
