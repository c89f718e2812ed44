import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changedLinkFlags, type LinkFlag } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { query, useMutate } from '@vendor-panel/sdk/query'
import { Bdi, Checkbox, Stack, Switch, Table, Text, VisuallyHidden } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useUndo } from '../../shared/use-write.ts'
import { useUser, type SessionUser } from '../../shared/user.ts'
import type { CustomerUser } from './person-form.ts'
import type { LinkChanges } from './UserForm.tsx'

type Link = Answer<'listCustomerUserProviders'>['data'][number]
type Row = { provider: SessionUser['providers'][number]; link: Link | undefined }
type ProviderTableProps = { user: CustomerUser; flags: LinkChanges; onChange: (flags: LinkChanges) => void }

const reads = ['listCustomerUserProviders', 'listCustomerUsers'] as const
const flagNames = ['canReceiveLeads', 'canReceiveLeadsSms', 'showAsContact'] as const satisfies LinkFlag[]

/**
 * The providers of the account: a switch links the user at once, the flags of a link wait for Save (USER-10..12, USER-29). Account managers
 * link; a user without that right changes the flags of the own links.
 */
export function ProviderTable({ user, flags, onChange }: ProviderTableProps) {
  const intl = useIntl()
  const { providers, canManage } = useUser()
  const path = { customerId: user.customerId, customerUserId: user.id }
  const links = useQuery(query('listCustomerUserProviders', { path }))
  const { toggle, pending } = useLinkToggle(path)
  const title = intl.formatMessage({ id: 'account.users.providers' })
  const rows = providers.map((provider): Row => ({ provider, link: links.data?.data.find((one) => one.providerId === provider.id) }))
  const change = (link: Link, flag: LinkFlag, value: boolean) => {
    const changed = changedLinkFlags(link, { ...link, ...flags[link.id], [flag]: value })
    onChange(changed ? { ...without(flags, link), [link.id]: changed } : without(flags, link))
  }
  const switchAccess = ({ provider, link }: Row) => {
    // Save would send the flags of a deleted link.
    if (link && flags[link.id]) onChange(without(flags, link))
    void toggle(provider, link)
  }
  const named = (id: 'account.users.flagOf', flag: string, { provider }: Row) =>
    intl.formatMessage({ id }, { flag, provider: provider.name })
  const sees = intl.formatMessage({ id: 'account.users.sees' })
  return (
    <Stack gap="sm">
      {links.isError && !links.data ? (
        <LoadFailed onRetry={() => void links.refetch()} />
      ) : !links.data ? (
        <RowsSkeleton />
      ) : (
        <Table
          label={title}
          items={rows}
          getKey={({ provider }) => provider.id}
          columns={[
            { id: 'provider', header: intl.formatMessage({ id: 'account.users.provider' }), cell: providerCell },
            {
              id: 'sees',
              header: sees,
              cell: (row) =>
                switchCell({
                  label: named('account.users.flagOf', sees, row),
                  value: pending.get(row.provider.id) ?? row.link !== undefined,
                  isDisabled: !canManage || pending.has(row.provider.id),
                  onChange: () => switchAccess(row),
                }),
            },
            ...flagNames.map((flag) => ({
              id: flag,
              header: intl.formatMessage({ id: `account.users.flag.${flag}` }),
              cell: (row: Row) => {
                const { link } = row
                return (
                  link &&
                  flagCell({
                    label: named('account.users.flagOf', intl.formatMessage({ id: `account.users.flag.${flag}` }), row),
                    value: flags[link.id]?.[flag] ?? link[flag],
                    onChange: (value) => change(link, flag, value),
                  })
                )
              },
            })),
          ]}
        />
      )}
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'account.users.providersHelp' })}
      </Text>
    </Stack>
  )
}

const without = (flags: LinkChanges, link: Link): LinkChanges =>
  Object.fromEntries(Object.entries(flags).filter(([id]) => Number(id) !== link.id))

type ControlProps = { label: string; value: boolean; isDisabled?: boolean; onChange: (value: boolean) => void }

const providerCell = ({ provider }: Row) => <Bdi>{provider.name}</Bdi>
const switchCell = ({ label, ...props }: ControlProps) => <Switch label={<VisuallyHidden>{label}</VisuallyHidden>} {...props} />
const flagCell = ({ label, ...props }: ControlProps) => <Checkbox label={<VisuallyHidden>{label}</VisuallyHidden>} {...props} />

/**
 * Adds or removes a link at once, with Undo in the toast. Until the answer the switch shows the new state; after a refusal, which a toast
 * reports, its old state (USER-10, USER-40).
 */
function useLinkToggle(path: { customerId: number; customerUserId: number }) {
  const intl = useIntl()
  const [pending, setPending] = useState<ReadonlyMap<number, boolean>>(new Map())
  const undo = useUndo(reads)
  const options = { refetch: [...reads] }
  const client = useQueryClient()
  const create = useMutate('createCustomerUserProvider', options)
  const remove = useMutate('deleteCustomerUserProvider', options)

  /** Until the list is read again: the switch keeps its state, and a second press changes the right link. */
  function keep(change: (links: readonly Link[]) => Link[]): void {
    client.setQueryData(
      query('listCustomerUserProviders', { path }).queryKey,
      (before) => before && { ...before, data: change(before.data) },
    )
  }

  async function unlink(linkId: number, provider: string) {
    let undoToken: string | null = null
    const onHeaders = (headers: Headers) => void (undoToken = headers.get('undo-token'))
    await remove.mutateAsync({ path: { ...path, linkId }, onHeaders })
    keep((links) => links.filter(({ id }) => id !== linkId))
    showToast({ tone: 'positive', text: intl.formatMessage({ id: 'account.users.unlinked' }, { provider }), ...undo(undoToken) })
  }

  async function toggle(provider: Row['provider'], link: Link | undefined) {
    setPending((before) => new Map(before).set(provider.id, link === undefined))
    try {
      if (link) await unlink(link.id, provider.name)
      else {
        const { data } = await create.mutateAsync({ path, body: { providerId: provider.id } })
        keep((links) => [...links.filter(({ id }) => id !== data.id), data])
        const back = { text: intl.formatMessage({ id: 'app.undo' }), onPress: () => void unlink(data.id, provider.name).catch(() => {}) }
        showToast({ tone: 'positive', text: intl.formatMessage({ id: 'account.users.linked' }, { provider: provider.name }), action: back })
      }
    } catch {
      // The refusal is in a toast.
    }
    setPending((before) => new Map([...before].filter(([id]) => id !== provider.id)))
  }
  return { toggle, pending }
}
