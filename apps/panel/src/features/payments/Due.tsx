import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { allProvidersId, localDate } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, ButtonLink, Heading, Inline, ListRow, RowList, StatusTag, Text } from '@vendor-panel/ui'
import { CalendarClock, CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { dueKey, productKey } from '../../shared/payable-key.ts'
import { paths } from '../../shared/paths.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { PaymentSection } from './PaymentSection.tsx'

type Schemas = components['schemas']

/** What is due, when, and what happens if it is not paid: due payments of the account, and products that are not paid (PAY-01, PAY-05). */
export function Due({ providerId, canPay }: { providerId: number; canPay: boolean }) {
  const intl = useIntl()
  const { canManage } = useUser()
  const pending = useQuery({ ...query('listPendingPayments'), enabled: canManage })
  const products = useQuery(query('listProviderProducts', { path: { productsProviderId: providerId } }))
  const unpaid = (products.data?.data ?? []).filter(({ status, isPaid }) => !isPaid && (status === 'pending' || status === 'active'))
  const due = pending.data?.data ?? []
  const rows = [
    ...due.map((payment) => ({ id: `payment ${payment.id}`, row: <DuePayment payment={payment} /> })),
    ...unpaid.map((product) => ({
      id: `product ${product.id}`,
      row: <UnpaidProduct product={product} canPay={canPay} namesProvider={providerId === allProvidersId} />,
    })),
  ]
  const title = intl.formatMessage({ id: 'payments.due' })
  const failed = [pending, products].filter(({ isError, data }) => isError && !data)
  return (
    <PaymentSection title={title}>
      {failed.length > 0 ? (
        <LoadFailed onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />
      ) : !products.data || (canManage && !pending.data) ? (
        <RowsSkeleton count={1} />
      ) : rows.length === 0 ? (
        <Text tone="muted">{intl.formatMessage({ id: 'payments.due.none' })}</Text>
      ) : (
        <RowList label={title} items={rows}>
          {({ row }) => row}
        </RowList>
      )}
    </PaymentSection>
  )
}

function DuePayment({ payment: { id, amount, currency, dueDate, recurringMonth } }: { payment: Schemas['PendingPayment'] }) {
  const intl = useIntl()
  const format = useFormat()
  const { customer, details } = useUser()
  const today = localDate(useMinute(), details.timeZone)
  const { data } = useQuery(query('getSubscription', { path: { customerId: customer.id } }))
  const isOverdue = Temporal.PlainDate.compare(Temporal.PlainDate.from(dueDate), today) < 0
  const subscription = data?.data
  return (
    <ListRow actions={<PayLink amount={amount} currency={currency} href={paths.checkout({}, { item: dueKey({ id }) })} />}>
      <Inline gap="sm">
        <Heading level={3} size="body">
          {intl.formatMessage({ id: 'payments.due.installment' })}
        </Heading>
        <StatusTag tone={isOverdue ? 'critical' : 'caution'} icon={isOverdue ? CircleAlert : CalendarClock}>
          {intl.formatMessage({ id: isOverdue ? 'payments.due.overdue' : 'payments.due.by' }, { day: format.day(dueDate) })}
        </StatusTag>
      </Inline>
      <Text isNumeric>
        {format.money(amount, currency)}
        {' · '}
        {intl.formatMessage({ id: 'payments.due.every' }, { months: recurringMonth })}
      </Text>
      {data && (
        <Text tone="muted" isProse>
          {subscription
            ? intl.formatMessage({ id: 'payments.due.ifNot' }, { day: format.day(subscription.dateEnd) })
            : intl.formatMessage({ id: 'payments.due.ifNotNone' })}
        </Text>
      )}
    </ListRow>
  )
}

type UnpaidProductProps = { product: Schemas['ProviderProduct']; canPay: boolean; namesProvider: boolean }

function UnpaidProduct({ product, canPay, namesProvider }: UnpaidProductProps) {
  const intl = useIntl()
  const format = useFormat()
  const { providers } = useUser()
  const { providerId, name, price, currency, dateStart } = product
  const provider = providers.find((one) => one.id === providerId)?.name
  return (
    <ListRow actions={canPay && <PayLink amount={price} currency={currency} href={paths.checkout({}, { item: productKey(product) })} />}>
      <Inline gap="sm">
        <Heading level={3} size="body" dir="auto">
          {name}
        </Heading>
        <StatusTag tone="caution" icon={CalendarClock}>
          {intl.formatMessage({ id: 'payments.due.unpaid' })}
        </StatusTag>
      </Inline>
      <Text isNumeric>
        {format.money(price, currency)}
        {' · '}
        {intl.formatMessage({ id: 'payments.due.starts' }, { day: format.day(dateStart) })}
      </Text>
      {namesProvider && provider && (
        <Text tone="muted">
          <Bdi>{provider}</Bdi>
        </Text>
      )}
      <Text tone="muted">{intl.formatMessage({ id: 'payments.due.ifNotProduct' })}</Text>
    </ListRow>
  )
}

function PayLink({ amount, currency, href }: { amount: number; currency: string; href: string }) {
  const intl = useIntl()
  const format = useFormat()
  return (
    <ButtonLink
      size="sm"
      variant="primary"
      href={href}
      aria-label={intl.formatMessage({ id: 'payments.due.payOf' }, { amount: format.money(amount, currency) })}
    >
      {intl.formatMessage({ id: 'payments.due.pay' })}
    </ButtonLink>
  )
}
