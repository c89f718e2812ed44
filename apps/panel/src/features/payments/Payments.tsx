import { allProvidersId } from '@vendor-panel/domain'
import { EmptyState, RowList, SegmentedControl, Stack } from '@vendor-panel/ui'
import { Receipt } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useConfigChoices } from '../../shared/use-config-choices.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { useCursorPages } from '../../shared/list/use-cursor-pages.ts'
import { PaymentRow, paymentStatuses, type PaymentStatus } from './PaymentRow.tsx'
import { PaymentsCsv } from './PaymentsCsv.tsx'
import { PaymentSection } from './PaymentSection.tsx'

/** The payments of a provider, or of the whole account, each with what happened to it (ROUTE-34, PAY-01, PAY-11). */
export function Payments({ providerId }: { providerId: number }) {
  const intl = useIntl()
  const [status, setStatus] = useState<PaymentStatus | 'all'>('all')
  const filters = { ...(providerId !== allProvidersId && { providerId }), ...(status !== 'all' && { status }) }
  const list = useCursorPages('listPayments', { query: filters })
  const labels = useConfigChoices('payment_status')
  const title = intl.formatMessage({ id: 'payments.list' })
  return (
    <PaymentSection title={title} actions={<PaymentsCsv filters={filters} isDisabled={!list.total} />}>
      <Stack gap="md">
        <SegmentedControl
          label={intl.formatMessage({ id: 'payments.list.filter' })}
          variant="chips"
          items={[
            { id: 'all' as const, label: intl.formatMessage({ id: 'payments.product.all' }) },
            ...paymentStatuses.map((id) => ({ id, label: labels.options.find(({ value }) => value === id)?.label ?? id })),
          ]}
          value={status}
          onChange={setStatus}
        />
        {labels.failure && <LoadFailed onRetry={labels.failure.onRetry} />}
        <ListStates
          list={list}
          empty={
            <EmptyState icon={Receipt} title={intl.formatMessage({ id: 'payments.list.none' })} level={3}>
              {intl.formatMessage({ id: status === 'all' ? 'payments.list.noneBody' : 'payments.list.noMatch' })}
            </EmptyState>
          }
        >
          <RowList label={title} items={list.rows}>
            {(payment) => <PaymentRow payment={payment} namesProvider={providerId === allProvidersId} />}
          </RowList>
          <ShowMore list={list} />
        </ListStates>
      </Stack>
    </PaymentSection>
  )
}
