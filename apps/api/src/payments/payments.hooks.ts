import type { Hooks } from '../platform/hooks.ts'
import { forgetCard, settlePayment } from './settle.ts'

export const paymentHooks: Hooks = { jobs: { settle_payment: settlePayment, forget_card: forgetCard } }
