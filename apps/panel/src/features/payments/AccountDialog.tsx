import { canApplyForPayments } from '@vendor-panel/domain'
import { Banner, RadioGroup, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm, type Loaded, type Submission } from '../../shared/form/use-record-form.ts'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useVersioned } from '../../shared/form/use-versioned.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { accountFieldProblems, bodyOf, fieldsOf, newAccount, type AccountFields, type CustomerAccount } from './account-form.ts'

/** Applies for online payment with a bank account (PAY-16). */
export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { customer } = useUser()
  const { write } = useWrite('createCustomerAccount', {
    refetch: ['listCustomerAccounts'],
    done: () => intl.formatMessage({ id: 'payments.account.applied' }),
    hasForm: true,
  })
  return (
    <AccountForm
      title={intl.formatMessage({ id: 'payments.accounts.apply' })}
      initial={newAccount(customer.name)}
      onClose={onClose}
      send={(fields, { idempotencyKey }) => write({ path: { customerId: customer.id }, body: bodyOf(fields), idempotencyKey })}
    />
  )
}

/** Changes a bank account, which needs a new application; another user's change in the meantime is shown next to the own one. */
export function EditAccountDialog({ customerAccountId, onClose }: { customerAccountId: number; onClose: () => void }) {
  const intl = useIntl()
  const path = { customerId: useUser().customer.id, customerAccountId }
  const read = useVersioned('getCustomerAccount', { path }, fieldsOf)
  const { write } = useWrite('updateCustomerAccount', {
    refetch: ['listCustomerAccounts'],
    done: () => intl.formatMessage({ id: 'payments.account.applied' }),
    hasForm: true,
  })
  if (!read.versions)
    return (
      <RecordLoadingDialog
        title={intl.formatMessage({ id: 'payments.account.edit' })}
        close={intl.formatMessage({ id: 'payments.cancel' })}
        onClose={onClose}
        read={read}
      />
    )
  const account = read.record
  const isAgain = canApplyForPayments(account.merchantStatus)
  return (
    <AccountForm
      title={intl.formatMessage({ id: isAgain ? 'payments.account.applyAgain' : 'payments.account.edit' })}
      before={account}
      onClose={onClose}
      {...read.versions}
      send={async (fields, { changedBody, ifMatch }) => {
        // A rejected application can be sent again as it is, but not without a field.
        const body = changedBody(bodyOf) ?? (isAgain ? { holder: fields.holder.trim() } : null)
        if (body) await write({ path, body, ...(ifMatch !== undefined && { ifMatch }) })
      }}
    />
  )
}

type AccountFormProps = {
  title: string
  initial: AccountFields
  /** The application that is changed. */
  before?: CustomerAccount
  onClose: () => void
  etag?: string | null
  reload?: () => Promise<Loaded<AccountFields>>
  send: (fields: AccountFields, submission: Submission<AccountFields>) => Promise<unknown>
}

function AccountForm({ title, initial, before, onClose, send, ...versions }: AccountFormProps) {
  const intl = useIntl()
  const form = useRecordForm<AccountFields>({
    ...versions,
    initial,
    check: accountFieldProblems,
    send: (fields, submission) => send(fields, submission).then(onClose),
  })
  const describe = ({ holder, bank, kind, ...numbers }: AccountFields) => [
    { label: intl.formatMessage({ id: 'payments.account.holder' }), text: holder },
    { label: intl.formatMessage({ id: 'payments.account.bank' }), text: bank },
    { label: intl.formatMessage({ id: `payments.account.${kind}` }), text: numbers[kind] },
  ]
  const isAgain = before !== undefined && canApplyForPayments(before.merchantStatus)
  // An application that is not rejected is sent again only with a change.
  const isUnchanged = before !== undefined && !isAgain && !form.isDirty
  return (
    <RecordFormDialog
      form={form}
      title={title}
      onClose={onClose}
      strings={{
        cancel: intl.formatMessage({ id: 'payments.cancel' }),
        save: intl.formatMessage({ id: before ? 'payments.account.sendAgain' : 'payments.account.send' }),
      }}
      isDisabled={isUnchanged}
      describe={describe}
    >
      {before?.merchantStatus === 'rejected' && before.rejectReason !== null && (
        <Banner tone="critical" title={intl.formatMessage({ id: 'payments.account.rejected' })}>
          <bdi>{before.rejectReason}</bdi>
        </Banner>
      )}
      {before?.merchantStatus === 'approved' && (
        <Banner tone="caution">{intl.formatMessage({ id: 'payments.account.changeWarning' })}</Banner>
      )}
      <TextField
        label={intl.formatMessage({ id: 'payments.account.holder' })}
        description={intl.formatMessage({ id: 'payments.account.holderHelp' })}
        autoComplete="off"
        {...form.field('holder')}
      />
      <TextField label={intl.formatMessage({ id: 'payments.account.bank' })} autoComplete="off" {...form.field('bank')} />
      <RadioGroup
        label={intl.formatMessage({ id: 'payments.account.kind' })}
        orientation="horizontal"
        options={(['iban', 'accountNumber'] as const).map((kind) => ({
          value: kind,
          label: intl.formatMessage({ id: `payments.account.${kind}` }),
        }))}
        {...form.field('kind')}
      />
      {form.values.kind === 'iban' ? (
        <TextField
          key="iban"
          label={intl.formatMessage({ id: 'payments.account.iban' })}
          description={intl.formatMessage({ id: 'payments.account.ibanHelp' })}
          autoComplete="off"
          {...form.field('iban')}
        />
      ) : (
        <TextField
          key="accountNumber"
          label={intl.formatMessage({ id: 'payments.account.accountNumber' })}
          description={intl.formatMessage({ id: 'payments.account.accountNumberHelp' })}
          autoComplete="off"
          {...form.field('accountNumber')}
        />
      )}
    </RecordFormDialog>
  )
}
