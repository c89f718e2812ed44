import { localDate } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { useMutate } from '@vendor-panel/sdk/query'
import { Button, Checkbox, Heading, Stack, Text, type CardFieldsHandle } from '@vendor-panel/ui'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { Form } from '../../shared/form/Form.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { paths } from '../../shared/paths.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { CardChoice } from './CardChoice.tsx'
import { checkoutProblems, emptyCheckout, purchaseBody, type CheckoutValues, type Payable } from './checkout-form.ts'
import { CouponField } from './CouponField.tsx'
import { bankNavigation } from './go-to-bank.ts'
import { Installments } from './Installments.tsx'
import { ItemChoice } from './ItemChoice.tsx'
import { isDecided, paymentRefusal } from './refusal.ts'
import { useCardToken } from './use-card-token.ts'
import { useCoupon } from './use-coupon.ts'
import * as styles from './checkout.css.ts'

type CheckoutFormProps = {
  bank: NonNullable<Answer<'getPaymentBank'>['data']>
  open: readonly Payable[]
  cards: Answer<'listCreditCards'>['data']
  /** The key of the item that a link has named. */
  wanted: string | null
}

/** One payment: what, with which coupon, card and instalments; then the page of the bank, or the result. */
export function CheckoutForm({ bank, open, cards, wanted }: CheckoutFormProps) {
  const intl = useIntl()
  const format = useFormat()
  const [, navigate] = useLocation()
  const today = localDate(useMinute(), useUser().details.timeZone)
  const fields = useRef<CardFieldsHandle>(null)
  const token = useCardToken(fields, bank.tokenUrl, today)
  const purchase = useMutate('createPurchase', {
    refetch: ['listPendingPayments', 'listProviderProducts', 'listCreditCards', 'listPayments'],
    meta: { isErrorOwned: true },
  })
  const form = useForm({
    initial: {
      ...emptyCheckout,
      item: (open.find(({ key }) => key === wanted) ?? open[0])?.key ?? null,
      card: cards[0] ? String(cards[0].id) : 'new',
    },
    check: (values) => checkoutProblems(values, { open, card: fields.current?.read(), today }),
    refusal: paymentRefusal,
    send: async (values, { idempotencyKey }) => {
      const payable = open.find(({ key }) => key === values.item)
      if (!payable) return
      try {
        const body = purchaseBody(values, payable, values.card === 'new' ? await token.take() : null)
        const { payment, threeD } = (await purchase.mutateAsync({ body, idempotencyKey })).data
        token.wipe()
        const leave = threeD && bankNavigation(threeD, bank.bankHosts)
        // The back button of the browser leads to the result, not to this form.
        navigate(paths.checkout({}, { payment: payment.id }), { replace: true })
        leave?.()
      } catch (error) {
        if (isDecided(error)) startAgain({})
        throw error
      }
    },
  })
  const { values, field, change } = form
  /** The next try is another payment: with another token, and another idempotency key. */
  function startAgain(changes: Partial<CheckoutValues>): void {
    token.clear()
    change(changes)
  }
  const chosen = open.find(({ key }) => key === values.item)
  const coupon = useCoupon(chosen, values.coupon)
  return (
    <Form form={form} aria-label={intl.formatMessage({ id: 'app.title.checkout' })}>
      <ItemChoice open={open} {...field('item')} />
      <CouponField coupon={coupon} {...field('coupon')} />
      <CardChoice
        cards={cards}
        form={form}
        handle={fields}
        onChoose={(card) => startAgain({ card, bin: null, installments: '1' })}
        onCardChange={(path, bin) => {
          token.change()
          change({ [path]: null, bin, installments: bin === values.bin ? values.installments : '1' })
        }}
      />
      {chosen && (
        <Installments amount={coupon.amount} currency={chosen.currency} card={values.card} bin={values.bin} {...field('installments')} />
      )}
      <Checkbox
        label={intl.formatMessage({ id: 'checkout.agree' })}
        description={intl.formatMessage({ id: 'checkout.agreeHint' })}
        {...field('isAgreed')}
      />
      {chosen && (
        <div className={styles.total}>
          <Heading level={2} size="body">
            {intl.formatMessage({ id: 'checkout.total' })}
          </Heading>
          <Text as="span" size="lg" weight="bold" isNumeric role="status">
            {format.money(coupon.amount, chosen.currency)}
          </Text>
        </div>
      )}
      <Stack gap="sm">
        <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
          {chosen
            ? intl.formatMessage({ id: 'checkout.pay' }, { amount: format.money(coupon.amount, chosen.currency) })
            : intl.formatMessage({ id: 'checkout.payNothing' })}
        </Button>
        <Text tone="muted" size="sm">
          {intl.formatMessage({ id: 'checkout.safe' })}
        </Text>
      </Stack>
    </Form>
  )
}
