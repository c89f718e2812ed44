import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { Banner, Bdi, ButtonLink, Inline, Skeleton, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { cardText } from '../../shared/card-text.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { productKey } from '../../shared/payable-key.ts'
import { paths } from '../../shared/paths.ts'
import { PaymentReceipt } from '../../shared/PaymentReceipt.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { WaitingPayment } from './WaitingPayment.tsx'

type Payment = components['schemas']['Payment']

/** The result of a payment: read from the server, never from the address (PAY-10). */
export function PaymentResult({ paymentId }: { paymentId: number }) {
  const { data, error, refetch } = useQuery({ ...query('getPayment', { path: { paymentId } }), staleTime: 0 })
  // Another payment's address: the page shows that there is none, or who can help.
  if (error?.status === 403 || error?.status === 404) throw error
  if (!data) return error ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton shape="block" />
  const payment = data.data
  return payment.status === 'pending' ? (
    <WaitingPayment paymentId={paymentId} onAnswer={() => void refetch()} />
  ) : (
    <Result payment={payment} />
  )
}

function Result({
  payment: { id, status, amount, currency, installmentCount, failReason, card, product, provider, paidAt },
}: {
  payment: Payment
}) {
  const intl = useIntl()
  const format = useFormat()
  const isFailed = status === 'failed'
  const facts = [
    product?.name ?? intl.formatMessage({ id: 'payments.due.installment' }),
    format.money(amount, currency),
    installmentCount > 1 && intl.formatMessage({ id: 'payments.list.installments' }, { count: installmentCount }),
    card && cardText(card),
    paidAt && format.full(paidAt),
  ].filter((fact) => typeof fact === 'string')
  return (
    <Stack gap="lg">
      <Banner tone={isFailed ? 'critical' : 'positive'} isLive title={intl.formatMessage({ id: `checkout.status.${status}` })}>
        {isFailed && intl.formatMessage({ id: `payments.reason.${failReason ?? 'refused_by_bank'}` })}
      </Banner>
      <Text isNumeric>
        {facts.map((fact, index) => (
          <span key={fact}>
            {index > 0 && ' · '}
            <Bdi>{fact}</Bdi>
          </span>
        ))}
      </Text>
      <Inline>
        {isFailed && (
          <ButtonLink
            variant="primary"
            href={paths.checkout({}, product && provider ? { item: productKey({ id: product.id, providerId: provider.id }) } : {})}
          >
            {intl.formatMessage({ id: 'checkout.again' })}
          </ButtonLink>
        )}
        {paidAt !== null && <PaymentReceipt paymentId={id} />}
      </Inline>
    </Stack>
  )
}
