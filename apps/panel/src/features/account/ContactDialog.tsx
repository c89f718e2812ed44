import { Bdi, Button, Dialog, PasswordField, RadioGroup, Text, TextField } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { PhoneField } from '../../shared/PhoneField.tsx'
import { refusalText } from '../../shared/refusal-text.ts'
import { usePhoneRules } from '../../shared/use-phone-rules.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { contactProblems, type ContactFields, type ContactType } from './contact-form.ts'
import type { Contact } from './Contacts.tsx'

export type ContactChange = { kind: 'add' } | { kind: 'change' | 'main' | 'remove'; contact: Contact }
type ContactDialogProps = { customerUserId: number; change: ContactChange; onClose: () => void }

/** The reads that show contacts. */
export const contactReads = ['listContacts', 'getCustomerUser', 'listCustomerUsers', 'getContactNotifications'] as const
const types: readonly ContactType[] = ['email', 'mobile', 'phone']

/** One change of a contact, confirmed with the signed-in user's own password (AMB-26). */
export function ContactDialog({ customerUserId, change, onClose }: ContactDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const { countryCode } = useUser().details
  const phones = usePhoneRules()
  const { kind } = change
  const contact = 'contact' in change ? change.contact : null
  const hasValue = kind === 'add' || kind === 'change'
  const send = useContactWrite(customerUserId, change)
  const form = useRecordForm<ContactFields>({
    initial: { type: contact?.type ?? 'email', value: '', oldPassword: '' },
    check: (fields) => contactProblems(fields, { hasValue, phones, country: countryCode }),
    send: (fields, { idempotencyKey }) => send(fields, idempotencyKey).then(onClose),
    refusal: (error, names) =>
      error.code === 'contact_exists'
        ? { fields: [{ path: 'value', text: refusalText(error, (id) => intl.formatMessage({ id })) }], summary: [] }
        : refusalErrors(error, names, intl),
  })
  const label = intl.formatMessage({ id: `account.contacts.type.${form.values.type}` })
  const value = form.field('value')
  return (
    <Dialog
      size="sm"
      title={intl.formatMessage({ id: `account.contacts.dialog.${kind}` })}
      strings={{ close: intl.formatMessage({ id: 'account.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'account.cancel' })}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            {...(kind === 'remove' && { tone: 'critical' as const })}
            isPending={form.isPending}
          >
            {intl.formatMessage({ id: `account.contacts.submit.${kind}` })}
          </Button>
        </>
      }
    >
      <RecordForm form={form} id={formId}>
        <Text tone="muted">
          {intl.formatMessage({ id: `account.contacts.intro.${kind}` }, { value: <Bdi isLatin>{contact?.value ?? ''}</Bdi> })}
        </Text>
        {kind === 'add' && (
          <RadioGroup
            label={intl.formatMessage({ id: 'account.contacts.type' })}
            orientation="horizontal"
            options={types.map((type) => ({ value: type, label: intl.formatMessage({ id: `account.contacts.type.${type}` }) }))}
            {...form.field('type')}
          />
        )}
        {hasValue &&
          (form.values.type === 'email' ? (
            <TextField type="email" label={label} autoComplete="off" {...value} />
          ) : (
            <PhoneField label={label} {...value} />
          ))}
        <PasswordField
          label={intl.formatMessage({ id: 'account.contacts.password' })}
          description={intl.formatMessage({ id: 'account.contacts.passwordHelp' })}
          autoComplete="current-password"
          strings={{
            show: intl.formatMessage({ id: 'account.password.show' }),
            hide: intl.formatMessage({ id: 'account.password.hide' }),
          }}
          {...form.field('oldPassword')}
        />
      </RecordForm>
    </Dialog>
  )
}

/** Sends the change by its operation. */
function useContactWrite(customerUserId: number, change: ContactChange) {
  const intl = useIntl()
  const changed = 'contact' in change ? change.contact.value : ''
  const doneText = (id: 'account.contacts.added' | 'account.contacts.saved' | 'account.contacts.removed', value: string) =>
    intl.formatMessage({ id }, { value })
  const options = { refetch: contactReads, hasForm: true } as const
  const create = useWrite('createContact', { ...options, done: ({ data }) => doneText('account.contacts.added', data.value) })
  const update = useWrite('updateContact', { ...options, done: ({ data }) => doneText('account.contacts.saved', data.value) })
  const remove = useWrite('deleteContact', { ...options, done: () => doneText('account.contacts.removed', changed) })
  return async ({ type, value, oldPassword }: ContactFields, idempotencyKey: string): Promise<unknown> => {
    if (change.kind === 'add') return create.write({ path: { customerUserId }, body: { type, value, oldPassword }, idempotencyKey })
    const path = { customerUserId, contactId: change.contact.id }
    if (change.kind === 'remove') return remove.write({ path, body: { oldPassword } })
    return update.write({ path, body: { oldPassword, ...(change.kind === 'main' ? { isPrimary: true } : { value }) } })
  }
}
