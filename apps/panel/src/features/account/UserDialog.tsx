import type { UserDialogEvent } from '@vendor-panel/domain'
import { useMutate } from '@vendor-panel/sdk/query'
import { useIntl } from 'react-intl'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useVersioned } from '../../shared/form/use-versioned.ts'
import { useUser } from '../../shared/user.ts'
import { newPerson, personBody, personFieldsOf } from './person-form.ts'
import { usePersonRules } from './use-person-rules.ts'
import { useSaveUser } from './use-save-user.ts'
import { UserForm } from './UserForm.tsx'

type UserDialogProps = { dispatch: (event: UserDialogEvent) => void; onClose: () => void }

/** Adds a user, who gets an invitation; without the right to confirm, an account manager is asked first (USER-32, USER-33). */
export function AddUserDialog({ dispatch, onClose }: UserDialogProps) {
  const intl = useIntl()
  const { customerId, canManage } = useUser()
  const rules = usePersonRules()
  const { mutateAsync } = useMutate('createCustomerUser', { refetch: ['listCustomerUsers'], meta: { isErrorOwned: true } })
  return (
    <UserForm
      title={intl.formatMessage({ id: 'account.users.addTitle' })}
      intro={intl.formatMessage({ id: canManage ? 'account.users.addIntro' : 'account.users.askIntro' })}
      rules={rules}
      user={null}
      initial={{ ...newPerson, flags: {} }}
      dispatch={dispatch}
      onClose={onClose}
      send={({ flags: _none, ...person }, { idempotencyKey }) =>
        mutateAsync({ path: { customerId }, body: personBody(person, rules), idempotencyKey })
      }
    />
  )
}

/** Changes a user; another user's change in the meantime is shown next to the own one (USER-22, `If-Match`). */
export function EditUserDialog({ userId, dispatch, onClose }: UserDialogProps & { userId: number }) {
  const intl = useIntl()
  const { customerId } = useUser()
  const path = { customerId, customerUserId: userId }
  const rules = usePersonRules()
  const read = useVersioned('getCustomerUser', { path }, (user) => ({ ...personFieldsOf(user, rules.phones), flags: {} }))
  const save = useSaveUser(path)
  const title = intl.formatMessage({ id: 'account.users.editTitle' })
  // Numbers are shown as they are read aloud, so the form waits for their rules.
  if (!read.versions || rules.phones === undefined)
    return (
      <RecordLoadingDialog
        title={title}
        size="lg"
        close={intl.formatMessage({ id: 'account.person.cancel' })}
        onClose={onClose}
        read={read}
      />
    )
  return (
    <UserForm
      title={title}
      rules={rules}
      user={read.record}
      {...read.versions}
      dispatch={dispatch}
      onClose={onClose}
      send={(fields, { ifMatch }, saved) => save(fields, saved, rules, ifMatch)}
    />
  )
}
