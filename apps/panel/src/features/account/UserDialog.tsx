import { useQuery } from '@tanstack/react-query'
import type { UserDialogEvent } from '@vendor-panel/domain'
import { useMutate, versioned } from '@vendor-panel/sdk/query'
import { Dialog } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useUser } from '../../shared/user.ts'
import { newPerson, personBody, personFieldsOf } from './person-form.ts'
import { usePersonRules } from './use-person-rules.ts'
import { useSaveUser } from './use-save-user.ts'
import { UserForm } from './UserForm.tsx'

type UserDialogProps = { tell: (event: UserDialogEvent) => void; onClose: () => void }

/** Adds a user, who gets an invitation; without the right to confirm, an account manager is asked first (USER-32, USER-33). */
export function AddUserDialog({ tell, onClose }: UserDialogProps) {
  const intl = useIntl()
  const { customerId, canManage } = useUser()
  const rules = usePersonRules()
  const { mutateAsync } = useMutate('createCustomerUser', { refetch: ['listCustomerUsers'], meta: { isErrorOwned: true } })
  return (
    <UserForm
      title={intl.formatMessage({ id: 'users.addTitle' })}
      intro={intl.formatMessage({ id: canManage ? 'users.addIntro' : 'users.askIntro' })}
      rules={rules}
      user={null}
      initial={{ ...newPerson, flags: {} }}
      tell={tell}
      onClose={onClose}
      send={({ flags: _none, ...person }, { idempotencyKey }) =>
        mutateAsync({ path: { customerId }, body: personBody(person, rules), idempotencyKey })
      }
    />
  )
}

/** Changes a user; another user's change in the meantime is shown next to the own one (USER-22, `If-Match`). */
export function EditUserDialog({ userId, tell, onClose }: UserDialogProps & { userId: number }) {
  const intl = useIntl()
  const api = useApi()
  const { customerId } = useUser()
  const path = { customerId, customerUserId: userId }
  // The version must be the one on the screen, so nothing is taken from the cache.
  const { data, isError, refetch } = useQuery({ ...versioned(api, 'getCustomerUser', { path }), staleTime: Infinity, gcTime: 0 })
  const rules = usePersonRules()
  const save = useSaveUser(path)
  const title = intl.formatMessage({ id: 'users.editTitle' })
  // Numbers are shown as they are read aloud, so the form waits for their rules.
  if (!data || rules.phones === undefined)
    return (
      <Dialog title={title} size="lg" strings={{ close: intl.formatMessage({ id: 'person.cancel' }) }} onClose={onClose}>
        {isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton />}
      </Dialog>
    )
  const user = data.answer.data
  return (
    <UserForm
      title={title}
      rules={rules}
      user={user}
      initial={{ ...personFieldsOf(user, rules.phones), flags: {} }}
      etag={data.etag}
      reload={async () => {
        let etag: string | null = null
        const answer = await api.getCustomerUser({ path, onHeaders: (headers) => void (etag = headers.get('etag')) })
        return { values: { ...personFieldsOf(answer.data, rules.phones), flags: {} }, etag }
      }}
      tell={tell}
      onClose={onClose}
      send={(fields, { ifMatch }, saved) => save(fields, saved, rules, ifMatch)}
    />
  )
}
