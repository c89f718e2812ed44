import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { storyUser } from '../../shared/PanelStory.tsx'
import type { CustomerAccount } from './account-form.ts'
import type { Payment } from './PaymentRow.tsx'

const product = examples.getActiveProduct.answer?.data
const subscription = examples.getSubscription.answer
const account = examples.getCustomerAccount.answer?.data
const payment = examples.getPayment.answer?.data
if (!product || !subscription || !account || !payment) throw new Error('the contract lacks an example of what the page shows')

export const provider = storyUser.providers[0]!

export const active: typeof product = { ...product, providerId: provider.id, status: 'active', dateEnd: '2099-03-31' }
export const products: Answer<'listProviderProducts'>['data'] = [
  {
    ...active,
    id: 4,
    name: 'Premium listing, next year',
    status: 'pending',
    dateStart: '2099-04-01',
    dateEnd: '2100-03-31',
    isPaid: false,
  },
  { ...active, id: 3 },
  { ...active, id: 2, name: 'Summer campaign', status: 'passive', dateStart: '2026-05-01', dateEnd: '2026-08-31', price: 300 },
  { ...active, id: 1, name: 'Basic listing', status: 'previous', dateStart: '2025-04-01', dateEnd: '2026-03-31', price: 1200 },
]

const now = Date.now()
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
export const inReview: CustomerAccount = {
  ...account,
  id: 1,
  merchantStatus: 'pending',
  rejectReason: null,
  appliedAt: hoursAgo(3),
  documents: [{ id: 5, name: 'Company register.pdf', contentType: 'application/pdf', size: 184_320 }],
}
export const late: CustomerAccount = { ...inReview, appliedAt: hoursAgo(60) }
export const approved: CustomerAccount = { ...inReview, id: 2, merchantStatus: 'approved' }
export const rejected: CustomerAccount = {
  ...inReview,
  id: 3,
  merchantStatus: 'rejected',
  rejectReason: 'The account holder is not the company.',
  documents: [],
}

export const productList = (...data: Answer<'listProviderProducts'>['data']): Answer<'listProviderProducts'> => ({
  data,
  meta: { page: 1, limit: 25, total: data.length },
})

const base: Payment = {
  ...payment,
  product: { id: 3, name: active.name },
  provider,
  type: 'credit_card',
  card: { brand: 'visa', maskedNumber: '•••• 4242' },
  failReason: null,
}
const event = (kind: Payment['events'][number]['kind'], at: string, reason: Payment['failReason'] = null) => ({ kind, at, reason })
export const paid: Payment = {
  ...base,
  id: 7,
  status: 'paid',
  installmentCount: 3,
  paidAt: '2026-03-20T15:20:00.000Z',
  createdAt: '2026-03-19T09:00:00.000Z',
  events: [
    event('due', '2026-03-15T00:00:00.000Z'),
    event('tried', '2026-03-19T09:00:00.000Z'),
    event('refused', '2026-03-19T09:01:00.000Z', 'insufficient_funds'),
    event('tried', '2026-03-20T15:19:00.000Z'),
    event('paid', '2026-03-20T15:20:00.000Z'),
  ],
}
export const refused: Payment = {
  ...base,
  id: 8,
  product: { id: 2, name: 'Summer campaign' },
  status: 'failed',
  failReason: 'card_expired',
  installmentCount: 1,
  paidAt: null,
  events: [event('tried', '2026-05-01T09:00:00.000Z'), event('refused', '2026-05-01T09:01:00.000Z', 'card_expired')],
}
export const waiting: Payment = {
  ...base,
  id: 9,
  product: { id: 4, name: 'Premium listing, next year' },
  status: 'pending',
  paidAt: null,
  events: [event('tried', '2026-06-01T09:00:00.000Z')],
}
export const paymentList = (...data: Payment[]): Answer<'listPayments'> => ({
  data,
  meta: { page: 1, limit: 25, total: data.length, nextCursor: null },
})
export const nextProduct = products[0]!
export const pendingPayment: Answer<'listPendingPayments'>['data'][number] = {
  id: 11,
  amount: 490,
  currency: 'CAD',
  dueDate: '2026-01-15',
  recurringMonth: 12,
}
const statuses: Answer<'listConfigs'> = {
  data: (
    [
      ['pending', 'Pending'],
      ['paid', 'Paid'],
      ['failed', 'Failed'],
      ['refunded', 'Refunded'],
    ] as const
  ).map(([itemId, value], index) => ({ id: index + 1, itemType: 'payment_status', itemId, value, status: 'active' })),
}

export const answers: FakeAnswers = {
  getActiveProduct: { data: active },
  getSubscription: subscription,
  listProviderProducts: productList(...products),
  listCustomerAccounts: { data: [inReview] },
  listPayments: paymentList(refused, paid),
  listPendingPayments: { data: [] },
  listConfigs: statuses,
}
