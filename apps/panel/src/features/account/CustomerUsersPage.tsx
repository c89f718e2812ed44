import { userDialogAfter, type UserDialog, type UserDialogEvent } from '@vendor-panel/domain'
import { Button, EmptyState, RowListSkeleton } from '@vendor-panel/ui'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { useUser } from '../../shared/user.ts'
import { AddUserDialog, EditUserDialog } from './user-dialogs.ts'
import { UserRow } from './UserRow.tsx'

type OpenDialog = { state: UserDialog; userId: number | null }

/** The users of the account, and who sees which provider: added, changed and removed (ROUTE-42, USER-01). */
export function CustomerUsersPage() {
  const intl = useIntl()
  const { customerId } = useUser()
  const list = usePages('listCustomerUsers', { path: { customerId } })
  const [dialog, setDialog] = useState<OpenDialog>({ state: 'closed', userId: null })
  /** The events of the dialog; nothing closes it while it saves (USER-09). */
  const dispatch = (event: UserDialogEvent) =>
    setDialog(({ state, userId }) => ({ userId, state: userDialogAfter(state, event, userId !== null) }))
  const open = (event: 'add' | 'edit', userId: number | null) =>
    setDialog(({ state }) => ({ userId, state: userDialogAfter(state, event, userId !== null) }))
  const { state, userId } = dialog
  return (
    <>
      <ListPage
        title={intl.formatMessage({ id: 'app.nav.customerUsers' })}
        list={list}
        count={(total) => intl.formatMessage({ id: 'account.users.count' }, { count: total })}
        actions={
          <Button variant="primary" icon={UserPlus} onPress={() => open('add', null)}>
            {intl.formatMessage({ id: 'account.users.add' })}
          </Button>
        }
        skeleton={<RowListSkeleton hasActions />}
        empty={<EmptyState icon={Users} title={intl.formatMessage({ id: 'account.users.empty' })} />}
      >
        {(user) => <UserRow user={user} onEdit={() => open('edit', user.id)} />}
      </ListPage>
      {state !== 'closed' && userId === null && <AddUserDialog dispatch={dispatch} onClose={() => dispatch('close')} />}
      {state !== 'closed' && userId !== null && <EditUserDialog userId={userId} dispatch={dispatch} onClose={() => dispatch('close')} />}
    </>
  )
}
