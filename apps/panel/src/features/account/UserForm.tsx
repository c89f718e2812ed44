import { showsProviderTable, showsSocialConnections, type LinkFlag, type UserDialogEvent } from '@vendor-panel/domain'
import { Button, Checkbox, Dialog, Disclosure, RadioGroup, Stack, Text } from '@vendor-panel/ui'
import { useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useConfigChoices } from '../../shared/use-config-choices.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useRecordForm, type Loaded, type RecordFormState, type Submission } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { refusalText } from '../../shared/refusal-text.ts'
import { useSession } from '../../shared/session.ts'
import { showToast } from '../../shared/toasts.ts'
import { useUser } from '../../shared/user.ts'
import { ContactNotifications } from './ContactNotifications.tsx'
import { needsPassword, personProblems, type CustomerUser, type PersonFields, type PersonRules } from './person-form.ts'
import { ContactFields, DetailFields, NameFields, NewPasswordFields, OwnPasswordField, TitleField } from './PersonFields.tsx'
import { PersonPicture } from './PersonPicture.tsx'
import { ProviderTable } from './ProviderTable.tsx'
import { SocialConnections } from './SocialConnections.tsx'
import { usePersonDescription } from './use-person-description.ts'

/** The changed flags of the links to providers, by the id of the link; they wait for Save (USER-12). */
export type LinkChanges = Readonly<Record<string, Partial<Record<LinkFlag, boolean>>>>
export type UserFields = PersonFields & { flags: LinkChanges }

type UserFormProps = {
  title: string
  intro?: string
  rules: PersonRules
  /** The user to change; null for a new one. */
  user: CustomerUser | null
  initial: UserFields
  etag?: string | null
  reload?: () => Promise<Loaded<UserFields>>
  send: (fields: UserFields, submission: Submission<UserFields>, saved: UserFields) => Promise<unknown>
  dispatch: (event: UserDialogEvent) => void
  onClose: () => void
}

/** The dialog of a user (USER-02..31). What only account managers may set is shown to them alone. */
export function UserForm({ title, intro, rules, user, initial, send, dispatch, onClose, ...versions }: UserFormProps) {
  const intl = useIntl()
  const formId = useId()
  const session = useSession()
  const { id: ownId, canManage, providers } = useUser()
  const describe = usePersonDescription()
  const form: RecordFormState<UserFields> = useRecordForm<UserFields>({
    ...versions,
    initial,
    check: (fields) => personProblems(fields, user && form.saved, rules),
    send: async (fields, submission) => {
      dispatch('save')
      try {
        await send(fields, submission, form.saved)
      } catch (error) {
        dispatch('failed')
        throw error
      }
      showToast({ tone: 'positive', text: intl.formatMessage({ id: 'account.users.saved' }, { name: fields.name }) })
      dispatch('saved')
      if (user?.id === ownId) await session.reload()
    },
    // The message is a toast too (USER-30).
    refusal: (error, names) => {
      showToast({ tone: 'critical', text: refusalText(error, (id) => intl.formatMessage({ id })) })
      return refusalErrors(error, names, intl)
    },
  })
  const asksPassword = user !== null && needsPassword(form.saved, form.values, rules)
  return (
    <Dialog
      title={title}
      size="lg"
      strings={{ close: intl.formatMessage({ id: 'account.person.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'account.person.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: user ? 'account.users.save' : 'account.users.addSubmit' })}
          </Button>
        </>
      }
    >
      <Stack gap="xl">
        {intro && <Text tone="muted">{intro}</Text>}
        {user && <PersonPicture user={user} />}
        <RecordForm form={form} id={formId} describe={describe}>
          <NameFields form={form} />
          <ContactFields form={form} />
          {(canManage || !user) && <TitleField form={form} />}
          {canManage && <RoleFields form={form} />}
          <DetailFields form={form} rules={rules} />
          {user && (
            <OpenedDisclosure title={intl.formatMessage({ id: 'account.users.password' })}>
              <Stack gap="lg">
                <NewPasswordFields form={form} country={rules.country} />
              </Stack>
            </OpenedDisclosure>
          )}
          {asksPassword && <OwnPasswordField form={form} />}
          {user && showsProviderTable({ isEditing: true, hideProviders: false, providers }) && (
            <ProviderTable user={user} flags={form.values.flags} onChange={(flags) => form.change({ flags })} />
          )}
        </RecordForm>
        {showsSocialConnections({ signedInUserId: ownId, editedUserId: user?.id ?? null }) && (
          <OpenedDisclosure title={intl.formatMessage({ id: 'account.social.title' })}>
            <SocialConnections />
          </OpenedDisclosure>
        )}
        {user && (
          <OpenedDisclosure title={intl.formatMessage({ id: 'account.notifications.title' })}>
            <ContactNotifications customerUserId={user.id} />
          </OpenedDisclosure>
        )}
      </Stack>
    </Dialog>
  )
}

/** Its content is made when it is first opened: each key typed in the form would render it too. */
function OpenedDisclosure({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <Disclosure
      title={title}
      isExpanded={isOpen}
      onExpandedChange={(willBeOpen) => {
        setOpen(willBeOpen)
        setWasOpen(true)
      }}
    >
      {wasOpen && children}
    </Disclosure>
  )
}

/** The role, from configuration, and whether the user manages the account (USER-07, USER-27). */
function RoleFields({ form }: { form: RecordFormState<UserFields> }) {
  'use memo'
  const intl = useIntl()
  const roles = useConfigChoices('customer_user_role')
  const role = form.field('roleId')
  return (
    <>
      {roles.failure ? (
        <LoadFailed onRetry={roles.failure.onRetry} />
      ) : (
        <RadioGroup
          label={intl.formatMessage({ id: 'account.person.role' })}
          orientation="horizontal"
          options={roles.options}
          {...role}
          value={role.value || null}
        />
      )}
      <Checkbox
        label={intl.formatMessage({ id: 'account.person.canManage' })}
        description={intl.formatMessage({ id: 'account.person.canManageHelp' })}
        {...form.field('canManage')}
      />
    </>
  )
}
