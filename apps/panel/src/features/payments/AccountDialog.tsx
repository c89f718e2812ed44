import { useQuery } from '@tanstack/react-query'
import { canApplyForPayments } from '@vendor-panel/domain'
import { versioned } from '@vendor-panel/sdk/query'
import { Banner, Button, Dialog, RadioGroup, TextField } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm, type Loaded, type Submission } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
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
  const api = useApi()
  const path = { customerId: useUser().customer.id, customerAccountId }
  // The version must be the one on the screen, so nothing is taken from the cache.
  const { data, isError, refetch } = useQuery({ ...versioned(api, 'getCustomerAccount', { path }), staleTime: Infinity, gcTime: 0 })
  const { write } = useWrite('updateCustomerAccount', {
    refetch: ['listCustomerAccounts'],
    done: () => intl.formatMessage({ id: 'payments.account.applied' }),
    hasForm: true,
  })
  if (!data)
    return (
      <Dialog
        title={intl.formatMessage({ id: 'payments.account.edit' })}
        strings={{ close: intl.formatMessage({ id: 'payments.cancel' }) }}
        onClose={onClose}
      >
        {isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton />}
      </Dialog>
    )
  const account = data.answer.data
  const isAgain = canApplyForPayments(account.merchantStatus)
  return (
    <AccountForm
      title={intl.formatMessage({ id: isAgain ? 'payments.account.applyAgain' : 'payments.account.edit' })}
      initial={fieldsOf(account)}
      before={account}
      onClose={onClose}
      etag={data.etag}
      reload={async () => {
        let etag: string | null = null
        const answer = await api.getCustomerAccount({ path, onHeaders: (headers) => void (etag = headers.get('etag')) })
        return { values: fieldsOf(answer.data), etag }
      }}
      send={(fields, { ifMatch }) => write({ path, body: bodyOf(fields), ...(ifMatch !== undefined && { ifMatch }) })}
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
  const formId = useId()
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
    <Dialog
      title={title}
      strings={{ close: intl.formatMessage({ id: 'payments.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'payments.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending} isDisabled={isUnchanged}>
            {intl.formatMessage({ id: before ? 'payments.account.sendAgain' : 'payments.account.send' })}
          </Button>
        </>
      }
    >
      <RecordForm form={form} id={formId} describe={describe}>
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
      </RecordForm>
    </Dialog>
  )
}
