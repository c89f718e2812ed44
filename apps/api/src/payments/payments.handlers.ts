import { installmentAmount } from '@vendor-panel/domain'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { requireManager } from '../platform/session/access.ts'
import { findCard } from './credit-cards.queries.ts'
import { requirePaymentAccess } from './payment-access.ts'
import { toPayment } from './payment-view.ts'
import { findPayment } from './payments.queries.ts'
import { findPendingPayments } from './pending-payments.queries.ts'

export const paymentHandlers: Handlers<'getPayment' | 'getPaymentBank' | 'listPendingPayments' | 'listInstallmentOptions'> = {
  async getPayment(context, { path }) {
    const { db, user } = context
    const payment = requireFound(await findPayment(db, user.customerId, path.paymentId))
    await requirePaymentAccess(context, payment, 'read')
    return { status: 200, body: { data: await toPayment(db, payment) } }
  },

  getPaymentBank({ bank: { tokenUrl, hostsIn }, user }) {
    const bankHosts = [...hostsIn(user.countryCode)]
    return Promise.resolve({ status: 200, body: { data: tokenUrl === null ? null : { tokenUrl, bankHosts } } })
  },

  async listPendingPayments({ db, user }) {
    requireManager(user)
    return { status: 200, body: { data: await findPendingPayments(db, user.customerId) } }
  },

  async listInstallmentOptions(context, { query: { bin, creditCardId, amount } }) {
    const { db, user, bank, outside } = context
    if (creditCardId !== undefined) requireManager(user)
    const card = creditCardId === undefined ? undefined : requireFound(await findCard(db, user.customerId, creditCardId))
    const source = card ? { card: card.bank_reference } : bin === undefined ? undefined : { bin }
    const counts = source ? await outside(() => bank.installments(source)) : [1]
    const options = counts.filter((count) => count <= amount)
    const data = options.map((count) => ({
      count,
      amountPerMonth: installmentAmount(amount, count),
      total: amount,
      currency: user.currency,
    }))
    return { status: 200, body: { data } }
  },
}
