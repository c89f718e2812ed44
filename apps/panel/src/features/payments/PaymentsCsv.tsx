import { items, type Input } from '@vendor-panel/sdk'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { cardText } from '../../shared/card-text.ts'
import { CsvButton } from '../../shared/list/CsvButton.tsx'
import { csvMoment } from '../../shared/list/csv-moment.ts'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { useUser } from '../../shared/user.ts'
import type { Payment } from './PaymentRow.tsx'

type Filters = NonNullable<Input<'listPayments'>['query']>

/** The payments of the list as a file for a spreadsheet. */
export function PaymentsCsv({ filters, isDisabled }: { filters: Filters; isDisabled: boolean }) {
  const intl = useIntl()
  const api = useApi()
  const { timeZone } = useUser().details
  const statusLabel = useConfigLabel('payment_status')
  const column = (id: 'number' | 'createdAt' | 'paidAt' | 'amount' | 'currency' | 'card', cell: (payment: Payment) => string | number) => ({
    header: intl.formatMessage({ id: `payments.csv.${id}` }),
    cell,
  })
  return (
    <CsvButton
      read={() => items(api, 'listPayments', { query: { ...filters, limit: 100 } })}
      columns={[
        column('number', ({ id }) => id),
        column('createdAt', ({ createdAt }) => csvMoment(createdAt, timeZone)),
        {
          header: intl.formatMessage({ id: 'payments.product' }),
          cell: ({ product }) => product?.name ?? intl.formatMessage({ id: 'payments.due.installment' }),
        },
        {
          header: intl.formatMessage({ id: 'payments.provider' }),
          cell: ({ provider }) => provider?.name ?? intl.formatMessage({ id: 'payments.list.account' }),
        },
        column('amount', ({ amount }) => amount),
        column('currency', ({ currency }) => currency),
        { header: intl.formatMessage({ id: 'payments.product.status' }), cell: ({ status }) => statusLabel(status) ?? status },
        column('card', ({ card }) => (card ? cardText(card) : '')),
        column('paidAt', ({ paidAt }) => csvMoment(paidAt, timeZone)),
      ]}
      fileName="payments.csv"
      isDisabled={isDisabled}
    />
  )
}
