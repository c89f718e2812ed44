import { useQuery } from '@tanstack/react-query'
import { applicationReviewHours } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Button, EmptyState, RowList, Text } from '@vendor-panel/ui'
import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useUser } from '../../shared/user.ts'
import { AddAccountDialog, EditAccountDialog } from './account-dialogs.ts'
import { ApplicationRow } from './ApplicationRow.tsx'
import { PaymentSection } from './PaymentSection.tsx'

/** The bank accounts of the company with their applications for online payment; account managers only (PAY-15, PAY-16, AMB-38). */
export function Applications() {
  const intl = useIntl()
  const { canManage } = useUser()
  return canManage ? (
    <ManagedApplications />
  ) : (
    <PaymentSection title={intl.formatMessage({ id: 'payments.accounts' })}>
      <Text tone="muted">{intl.formatMessage({ id: 'payments.accounts.managersOnly' })}</Text>
    </PaymentSection>
  )
}

function ManagedApplications() {
  const intl = useIntl()
  const { customer } = useUser()
  const [dialog, setDialog] = useState<'add' | { customerAccountId: number } | null>(null)
  const { data, isError, refetch } = useQuery(query('listCustomerAccounts', { path: { customerId: customer.id } }))
  const accounts = data?.data ?? []
  const add = (
    <Button variant={accounts.length === 0 ? 'primary' : 'secondary'} icon={Plus} onPress={() => setDialog('add')}>
      {intl.formatMessage({ id: accounts.length === 0 ? 'payments.accounts.apply' : 'payments.accounts.add' })}
    </Button>
  )
  const title = intl.formatMessage({ id: 'payments.accounts' })
  return (
    <PaymentSection
      title={title}
      help={intl.formatMessage({ id: 'payments.accounts.body' }, { hours: applicationReviewHours })}
      actions={accounts.length > 0 && add}
    >
      {!data ? (
        isError ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton count={1} />
        )
      ) : accounts.length === 0 ? (
        <EmptyState icon={Landmark} title={intl.formatMessage({ id: 'payments.accounts.none' })} level={3} actions={add}>
          {intl.formatMessage({ id: 'payments.accounts.noneBody' })}
        </EmptyState>
      ) : (
        <RowList label={title} items={accounts}>
          {(account) => <ApplicationRow account={account} onEdit={() => setDialog({ customerAccountId: account.id })} />}
        </RowList>
      )}
      {dialog === 'add' && <AddAccountDialog onClose={() => setDialog(null)} />}
      {typeof dialog === 'object' && dialog && <EditAccountDialog {...dialog} onClose={() => setDialog(null)} />}
    </PaymentSection>
  )
}
