import { applicationReviewHours, canApplyForPayments, formatIban, type MerchantStatus } from '@vendor-panel/domain'
import { Banner, Bdi, Button, CopyField, Heading, Inline, ListRow, RowActions, Stack, StatusTag, Text, type Tone } from '@vendor-panel/ui'
import { CircleCheck, CircleX, Clock, RotateCw, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { AccountDocuments } from './AccountDocuments.tsx'
import type { CustomerAccount } from './account-form.ts'
import * as styles from './payments.css.ts'

const looks: Record<MerchantStatus, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: 'info', icon: Clock },
  approved: { tone: 'positive', icon: CircleCheck },
  rejected: { tone: 'critical', icon: CircleX },
}

/** One bank account: the status of its application, when it is decided or why it was rejected, and its documents (PAY-14..16). */
export function ApplicationRow({ account, onEdit }: { account: CustomerAccount; onEdit: () => void }) {
  const intl = useIntl()
  const { customer } = useUser()
  const { id, holder, bank, iban, accountNumber, merchantStatus, rejectReason } = account
  const removal = useWrite('deleteCustomerAccount', {
    refetch: ['listCustomerAccounts'],
    done: () => intl.formatMessage({ id: 'payments.account.deleted' }, { holder }),
  })
  return (
    <ListRow
      actions={
        <RowActions
          strings={{
            edit: intl.formatMessage({ id: 'payments.edit' }),
            editOf: intl.formatMessage({ id: 'payments.editOf' }, { holder }),
            delete: intl.formatMessage({ id: 'payments.delete' }),
            deleteOf: intl.formatMessage({ id: 'payments.deleteOf' }, { holder }),
          }}
          onEdit={onEdit}
          onDelete={() => removal.write({ path: { customerId: customer.id, customerAccountId: id } })}
          isPending={removal.isPending}
        />
      }
    >
      <Stack gap="xs">
        <Inline gap="sm">
          <Heading level={3} size="body" dir="auto">
            {holder}
          </Heading>
          <StatusTag {...looks[merchantStatus]}>{intl.formatMessage({ id: `payments.account.status.${merchantStatus}` })}</StatusTag>
        </Inline>
        <Text tone="muted">
          <Bdi>{bank}</Bdi>
        </Text>
      </Stack>
      {merchantStatus === 'rejected' ? (
        <Banner
          tone="critical"
          title={intl.formatMessage({ id: 'payments.account.rejected' })}
          actions={
            canApplyForPayments(merchantStatus) && (
              <Button size="sm" icon={RotateCw} onPress={onEdit}>
                {intl.formatMessage({ id: 'payments.account.applyAgain' })}
              </Button>
            )
          }
        >
          <bdi>{rejectReason}</bdi>
        </Banner>
      ) : (
        <Progress account={account} />
      )}
      <div className={styles.narrow}>
        <CopyField
          label={intl.formatMessage({ id: iban === null ? 'payments.account.accountNumber' : 'payments.account.iban' })}
          value={iban === null ? (accountNumber ?? '') : formatIban(iban)}
          strings={{
            copy: intl.formatMessage({ id: 'payments.copy' }),
            copied: intl.formatMessage({ id: 'payments.copied' }),
            selected: intl.formatMessage({ id: 'payments.selected' }),
          }}
        />
      </div>
      <AccountDocuments account={account} />
    </ListRow>
  )
}

/** What has been decided, or by when it will be (PAY-15). */
function Progress({ account: { merchantStatus, appliedAt } }: { account: CustomerAccount }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  if (merchantStatus === 'approved') return <Text>{intl.formatMessage({ id: 'payments.account.approvedBody' })}</Text>
  const due = Temporal.Instant.from(appliedAt).add({ hours: applicationReviewHours })
  const isLate = Temporal.Instant.compare(now, due) > 0
  return (
    <Stack gap="xs">
      <Text tone="muted">{intl.formatMessage({ id: 'payments.account.appliedAt' }, { time: format.full(appliedAt) })}</Text>
      <Text isProse>
        {isLate
          ? intl.formatMessage({ id: 'payments.account.late' })
          : intl.formatMessage({ id: 'payments.account.review' }, { hours: applicationReviewHours, time: format.full(due.toString()) })}
      </Text>
    </Stack>
  )
}
