import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { storyUser } from '../../shared/PanelStory.tsx'

const product = examples.getActiveProduct.answer?.data
const payment = examples.getPayment.answer?.data
if (!product || !payment) throw new Error('the contract lacks an example of what the page shows')

const provider = storyUser.providers[0]!
export const unpaid: typeof product = {
  ...product,
  id: 4,
  providerId: provider.id,
  name: 'Premium listing, next year',
  status: 'pending',
  dateStart: '2099-04-01',
  dateEnd: '2100-03-31',
  price: 1200,
  currency: 'CAD',
  isPaid: false,
}
export const due: Answer<'listPendingPayments'>['data'][number] = {
  id: 11,
  amount: 490,
  currency: 'CAD',
  dueDate: '2026-01-15',
  recurringMonth: 12,
}
export const saved: Answer<'listCreditCards'>['data'][number] = {
  id: 3,
  name: 'Office card',
  holderName: 'Mara Lindqvist',
  maskedNumber: '•••• 4242',
  brand: 'visa',
  expiryMonth: 9,
  expiryYear: 2029,
  isPrimary: true,
}
export const paid: typeof payment = {
  ...payment,
  id: 7,
  status: 'paid',
  type: 'credit_card',
  amount: 490,
  currency: 'CAD',
  installmentCount: 1,
  product: null,
  provider: null,
  card: { brand: 'visa', maskedNumber: '•••• 4242' },
  failReason: null,
  createdAt: '2026-03-20T15:19:00.000Z',
  paidAt: '2026-03-20T15:20:00.000Z',
}
export const failed: typeof payment = { ...paid, status: 'failed', failReason: 'insufficient_funds', paidAt: null }
export const waiting: typeof payment = { ...paid, status: 'pending', paidAt: null }

/** A bank that accepts every card, without a network. */
export const bank: Answer<'getPaymentBank'> = {
  data: { tokenUrl: 'data:application/json,{"token":"tok_of_the_story"}', bankHosts: ['bank.example'] },
}
/** A bank that accepts none. */
export const strictBank: Answer<'getPaymentBank'> = { data: { tokenUrl: 'data:application/json,{}', bankHosts: [] } }

const products = (...data: (typeof product)[]): Answer<'listProviderProducts'> => ({
  data,
  meta: { page: 1, limit: 100, total: data.length },
})
const options: Answer<'listInstallmentOptions'> = {
  data: [1, 3, 6].map((count) => ({ count, amountPerMonth: Math.floor(490 / count), total: 490, currency: 'CAD' })),
}

export const nothingDue: FakeAnswers = { listPendingPayments: { data: [] }, listProviderProducts: products() }
export const answers: FakeAnswers = {
  getPaymentBank: bank,
  listPendingPayments: { data: [due] },
  listProviderProducts: products(unpaid),
  listCreditCards: { data: [] },
  listInstallmentOptions: options,
  createPurchase: { data: { payment: paid, threeD: null } },
  getPayment: { data: paid },
}
