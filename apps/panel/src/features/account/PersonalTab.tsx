import { Button, Inline, Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordLoading } from '../../shared/form/RecordLoading.tsx'
import { useVersioned, type Versions } from '../../shared/form/use-versioned.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm, type RecordFormState } from '../../shared/form/use-record-form.ts'
import { useSession } from '../../shared/session.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { needsPassword, personalProblems, personChanges, personFieldsOf, type CustomerUser, type PersonFields } from './person-form.ts'
import { DetailFields, NameFields, OwnPasswordField, TitleField } from './PersonFields.tsx'
import { PersonPicture } from './PersonPicture.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { usePersonDescription } from './use-person-description.ts'
import { usePersonRules } from './use-person-rules.ts'

/** The signed-in user's own data, by the rules of the form of users (SET-03). */
export function PersonalTab() {
  const intl = useIntl()
  const { id, customerId } = useUser()
  const read = useVersioned('getCustomerUser', { path: { customerId, customerUserId: id } }, (user) => personFieldsOf(user, null))
  return (
    <Stack gap="xl">
      <SettingsSection title={intl.formatMessage({ id: 'account.personal.title' })}>
        {read.versions ? <PersonalForm user={read.record} versions={read.versions} /> : <RecordLoading read={read} />}
      </SettingsSection>
    </Stack>
  )
}

type PersonalFormProps = { user: CustomerUser; versions: Versions<PersonFields> }

function PersonalForm({ user, versions }: PersonalFormProps) {
  const intl = useIntl()
  const session = useSession()
  const { canManage } = useUser()
  const rules = usePersonRules()
  const describe = usePersonDescription()
  const path = { customerId: user.customerId, customerUserId: user.id }
  const { write } = useWrite('updateCustomerUser', {
    refetch: ['listCustomerUsers'],
    done: () => intl.formatMessage({ id: 'account.personal.saved' }),
    hasForm: true,
  })
  const form: RecordFormState<PersonFields> = useRecordForm<PersonFields>({
    ...versions,
    check: (fields) => personalProblems(fields, form.saved, rules),
    send: async (fields, { ifMatch, keepOpen }) => {
      let saved: string | null = null
      const body = personChanges(form.saved, fields, rules)
      await write({ path, body, ...(ifMatch !== undefined && { ifMatch }), onHeaders: (headers) => (saved = headers.get('etag')) })
      keepOpen(saved, { oldPassword: '' })
      await session.reload()
    },
  })
  return (
    <>
      <PersonPicture user={user} />
      <RecordForm form={form} describe={describe} aria-label={intl.formatMessage({ id: 'account.personal.title' })}>
        <NameFields form={form} />
        {canManage && <TitleField form={form} />}
        <DetailFields form={form} rules={rules} />
        {needsPassword(form.saved, form.values, rules) && <OwnPasswordField form={form} />}
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={!form.isDirty}>
            {intl.formatMessage({ id: 'account.save' })}
          </Button>
        </Inline>
      </RecordForm>
    </>
  )
}
