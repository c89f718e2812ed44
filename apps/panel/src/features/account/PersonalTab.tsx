import { useQuery } from '@tanstack/react-query'
import { versioned } from '@vendor-panel/sdk/query'
import { Button, Inline, Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm, type Loaded, type RecordFormState } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
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
  const api = useApi()
  const { id, customerId } = useUser()
  const path = { customerId, customerUserId: id }
  const { data, isError, refetch } = useQuery({ ...versioned(api, 'getCustomerUser', { path }), staleTime: Infinity, gcTime: 0 })
  return (
    <Stack gap="xl">
      <SettingsSection title={intl.formatMessage({ id: 'settings.personal.title' })}>
        {data ? (
          <PersonalForm
            user={data.answer.data}
            etag={data.etag}
            reload={async () => {
              let etag: string | null = null
              const answer = await api.getCustomerUser({ path, onHeaders: (headers) => void (etag = headers.get('etag')) })
              return { values: personFieldsOf(answer.data, null), etag }
            }}
          />
        ) : isError ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton />
        )}
      </SettingsSection>
    </Stack>
  )
}

type PersonalFormProps = { user: CustomerUser; etag: string | null; reload: () => Promise<Loaded<PersonFields>> }

function PersonalForm({ user, etag, reload }: PersonalFormProps) {
  const intl = useIntl()
  const session = useSession()
  const { canManage } = useUser()
  const rules = usePersonRules()
  const describe = usePersonDescription()
  const path = { customerId: user.customerId, customerUserId: user.id }
  const { write } = useWrite('updateCustomerUser', {
    refetch: ['listCustomerUsers'],
    done: () => intl.formatMessage({ id: 'settings.personal.saved' }),
    hasForm: true,
  })
  const form: RecordFormState<PersonFields> = useRecordForm<PersonFields>({
    initial: personFieldsOf(user, null),
    etag,
    reload,
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
      <RecordForm form={form} describe={describe} aria-label={intl.formatMessage({ id: 'settings.personal.title' })}>
        <NameFields form={form} />
        {canManage && <TitleField form={form} />}
        <DetailFields form={form} rules={rules} />
        {needsPassword(form.saved, form.values, rules) && <OwnPasswordField form={form} />}
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={!form.isDirty}>
            {intl.formatMessage({ id: 'settings.save' })}
          </Button>
        </Inline>
      </RecordForm>
    </>
  )
}
