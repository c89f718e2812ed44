import type { components } from '@vendor-panel/contract'
import { Bdi, Disclosure, Heading, Inline, ListRow, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { cardText } from '../../shared/card-text.ts'
import { PaymentReceipt } from '../../shared/PaymentReceipt.tsx'
import { PaymentStatusTag } from '../../shared/PaymentStatusTag.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { PaymentTimeline } from './PaymentTimeline.tsx'

export type Payment = components['schemas']['Payment']
export type PaymentStatus = Payment['status']
export const paymentStatuses: readonly PaymentStatus[] = ['pending', 'paid', 'failed', 'refunded']

/** One payment: for what, how much, how, its receipt, and what happened to it. */
export function PaymentRow({ payment, namesProvider }: { payment: Payment; namesProvider: boolean }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const { status, product, provider, card, amount, currency, installmentCount, createdAt, paidAt } = payment
  const facts = [
    format.money(amount, currency),
    card && cardText(card),
    installmentCount > 1 && intl.formatMessage({ id: 'payments.list.installments' }, { count: installmentCount }),
    format.moment(paidAt ?? createdAt, now),
  ].filter((fact) => typeof fact === 'string')
  return (
    <ListRow actions={paidAt !== null && <PaymentReceipt paymentId={payment.id} />}>
      <Inline gap="sm">
        <Heading level={3} size="body" dir="auto">
          {product?.name ?? intl.formatMessage({ id: 'payments.due.installment' })}
        </Heading>
        <PaymentStatusTag status={status} />
      </Inline>
      <Text isNumeric tone="muted">
        {facts.map((fact, index) => (
          <span key={fact}>
            {index > 0 && ' · '}
            <Bdi>{fact}</Bdi>
          </span>
        ))}
      </Text>
      {namesProvider && (
        <Text tone="muted">
          <Bdi>{provider?.name ?? intl.formatMessage({ id: 'payments.list.account' })}</Bdi>
        </Text>
      )}
      <Disclosure title={intl.formatMessage({ id: 'payments.history' })} defaultExpanded={status === 'failed' || status === 'pending'}>
        <PaymentTimeline payment={payment} />
      </Disclosure>
    </ListRow>
  )
}
