import { cardTextProblem, fieldProblem, isBlank, present, type FieldProblem } from '@vendor-panel/domain'
import type { Answer, Body } from '@vendor-panel/sdk'
import type { CardValues } from '@vendor-panel/ui'
import { dueKey, productKey } from '../../shared/payable-key.ts'
import { newCardProblems, noCard, savingOf, type CardSaving, type NoCard } from './card-form.ts'

/** What is chosen. */
export type CheckoutValues = NoCard &
  CardSaving & {
    /** `due-7`, or `product-3-1` with its provider. */
    item: string | null
    /** The id of a saved card, or `new`. */
    card: string
    /** The first six digits of a new card, which name its bank. */
    bin: string | null
    isSaved: boolean
    coupon: string
    installments: string
    isAgreed: boolean
  }

export const emptyCheckout: CheckoutValues = {
  item: null,
  card: 'new',
  bin: null,
  isSaved: false,
  name: '',
  isPrimary: false,
  coupon: '',
  installments: '1',
  isAgreed: false,
  ...noCard,
}

/** One thing that can be paid. */
export type Payable = {
  key: string
  item: Body<'createPurchase'>['item']
  price: number
  currency: string
  /** Of a product. */
  product: Answer<'listProviderProducts'>['data'][number] | null
  /** Of a due payment. */
  due: Answer<'listPendingPayments'>['data'][number] | null
}

/** Due payments first, the soonest first, then products that wait for payment. */
export function payables(due: Answer<'listPendingPayments'>['data'], products: Answer<'listProviderProducts'>['data']): Payable[] {
  const open = products.filter(({ isPaid, status }) => !isPaid && (status === 'pending' || status === 'active'))
  return [
    ...due.map((one) => ({
      key: dueKey(one),
      item: { type: 'pending-payment', pendingPaymentId: one.id } as const,
      price: one.amount,
      currency: one.currency,
      product: null,
      due: one,
    })),
    ...open.map((product) => ({
      key: productKey(product),
      item: { type: 'product', productId: product.id, providerId: product.providerId } as const,
      price: product.price,
      currency: product.currency,
      product,
      due: null,
    })),
  ]
}

/** The problems of the choice and, for a new card, of its fields. */
export function checkoutProblems(
  values: CheckoutValues,
  { open, card, today }: { open: readonly Payable[]; card: CardValues | undefined; today: Temporal.PlainDate },
): FieldProblem[] {
  const isNew = values.card === 'new'
  const choice = present([
    !open.some(({ key }) => key === values.item) && fieldProblem('item', 'required'),
    !values.isAgreed && fieldProblem('isAgreed', 'required'),
    isNew && values.isSaved && cardTextProblem('name', values.name),
  ])
  return [...choice, ...(isNew && card ? newCardProblems(card, today) : [])]
}

/** The body of a purchase. */
export function purchaseBody(values: CheckoutValues, payable: Payable, token: string | null): Body<'createPurchase'> {
  const { card, isSaved, isPrimary, name, coupon, installments } = values
  return {
    item: payable.item,
    card:
      token === null
        ? { type: 'saved', creditCardId: Number(card) }
        : { type: 'new', token, save: isSaved, ...(isSaved && savingOf({ name, isPrimary })) },
    installmentCount: Number(installments),
    ...(!isBlank(coupon) && { couponCode: coupon.trim() }),
  }
}
