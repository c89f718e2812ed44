import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { storyUser } from '../../shared/PanelStory.tsx'
import type { Testimonial } from './TestimonialRow.tsx'

const example = examples.getTestimonial.answer?.data
const product = examples.getActiveProduct.answer?.data
const couple = examples.getCoupleProvider.answer?.data
const [provider] = storyUser.providers
if (!example || !product || !couple || !provider) throw new Error('the contract has no examples of testimonials')

const plain: Testimonial = {
  ...example,
  provider: { ...example.provider, id: provider.id },
  images: [],
  comments: [],
  reply: null,
  replyStatus: null,
  replyRejectedReason: null,
  publishedReply: null,
  isFeatured: false,
  rejectedReason: null,
  status: 'active',
  star: 5,
}

const drawing = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"><rect width="96" height="72" fill="%236f8a5b"/></svg>`
const of = (id: number, brideName: string, groomName: string, change: Partial<Testimonial>): Testimonial => ({
  ...plain,
  id,
  brideName,
  groomName,
  ...change,
})

export const unanswered = of(1, 'Aylin Demir', 'Jonas Weber', {
  isFeatured: true,
  images: [{ id: 1, path: drawing, alt: 'The tables under the old lime tree' }],
  comments: [{ id: 1, authorName: 'Aylin', body: 'And the food!', createdAt: '2026-09-29T18:40:00.000Z' }],
})
export const pendingReply = of(2, 'Ivy Laurent', 'Samuel Osei', {
  star: 4,
  reply: 'Thank you both.',
  replyStatus: 'pending',
  publishedReply: 'Thank you.',
})
export const rejectedReply = of(3, 'Dana Kowalski', 'Theo Brandt', {
  star: 3,
  reply: 'That is not true.',
  replyStatus: 'rejected',
  replyRejectedReason: 'offensive',
})
export const rejected = of(4, 'Mia Young', 'Max Old', { star: 1, status: 'rejected', rejectedReason: 'not_a_customer' })
export const pending = of(5, 'Amira Haddad', 'Leon Fischer', { status: 'pending' })

export const pageOf = (...data: Testimonial[]): Answer<'listTestimonials'> => ({
  data,
  meta: { page: 1, limit: 25, total: data.length, nextCursor: null },
})
export const packageWith = (features: string[]): Answer<'getActiveProduct'> => ({
  data: { ...product, features: features as typeof product.features },
})
export const coupleOf = (change: object = {}): Answer<'getCoupleProvider'> => ({
  data: {
    ...couple,
    id: 7,
    leadId: 7,
    hasAgreement: true,
    openChannels: ['email', 'sms'],
    testimonialRequest: null,
    testimonialId: null,
    ...change,
  },
})

const item = (id: number, itemId: string, value: string) =>
  ({ id, itemType: 'providerTestimonialRejectedReason', itemId, value, status: 'active' }) as const
export const answers: FakeAnswers = {
  listTestimonials: pageOf(pending, unanswered, pendingReply, rejectedReply, rejected),
  getTestimonialCounts: { data: { all: 5, active: 3, pending: 1, rejected: 1, withoutReply: 1 } },
  listCoupleProviders: { data: [coupleOf().data], meta: { page: 1, limit: 25, total: 1 } },
  getCoupleProvider: coupleOf(),
  getActiveProduct: packageWith(['testimonial-replies']),
  listConfigs: { data: [item(1, 'offensive', 'Offensive'), item(2, 'not_a_customer', 'Not one of our customers')] },
}
