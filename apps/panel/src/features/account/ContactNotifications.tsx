import { useQueries, useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, Checkbox, Table, VisuallyHidden } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { usePhoneRules } from '../../shared/use-phone-rules.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Contact } from './Contacts.tsx'

type Notifications = components['schemas']['ContactNotifications']
type Row = { contact: Contact; now: Notifications }
const kinds = ['lead', 'message', 'system'] as const satisfies (keyof Notifications)[]

/** What is sent to each contact of a user; a choice is saved at once (SET-07). */
export function ContactNotifications({ customerUserId }: { customerUserId: number }) {
  const intl = useIntl()
  const phones = usePhoneRules()
  const contacts = useQuery(query('listContacts', { path: { customerUserId } }))
  const rows = contacts.data?.data ?? []
  // A choice is shown before the answer; after a refusal, which a toast reports, the stored one is shown again.
  const [chosen, setChosen] = useState<Record<number, Notifications>>({})
  const { write } = useWrite('replaceContactNotifications', {
    refetch: ['getContactNotifications'],
    done: () => intl.formatMessage({ id: 'account.notifications.saved' }),
  })
  const choices = useQueries({
    queries: rows.map(({ id }) => query('getContactNotifications', { path: { customerUserId, contactId: id } })),
  })
  const failed = [contacts, ...choices].filter(({ isError, data }) => isError && !data)
  if (failed.length > 0) return <LoadFailed onRetry={() => void Promise.all(failed.map((read) => read.refetch()))} />
  if (contacts.isPending || choices.some(({ isPending }) => isPending)) return <RowsSkeleton />
  const items = rows.flatMap((contact, index): Row[] => {
    const loaded = choices[index]?.data?.data
    return loaded ? [{ contact, now: chosen[contact.id] ?? loaded }] : []
  })
  const choose = ({ id }: Contact, body: Notifications) => {
    setChosen({ ...chosen, [id]: body })
    void write({ path: { customerUserId, contactId: id }, body }).catch(() =>
      setChosen((before) => Object.fromEntries(Object.entries(before).filter(([contactId]) => Number(contactId) !== id))),
    )
  }
  const labelOf = (kind: (typeof kinds)[number], { value }: Contact) =>
    intl.formatMessage({ id: 'account.notifications.choice' }, { kind: intl.formatMessage({ id: `account.notifications.${kind}` }), value })
  return (
    <Table
      label={intl.formatMessage({ id: 'account.notifications.title' })}
      isLabelHidden
      items={items}
      getKey={({ contact }) => contact.id}
      columns={[
        {
          id: 'contact',
          header: intl.formatMessage({ id: 'account.notifications.contact' }),
          cell: ({ contact }: Row) => contactCell(phones?.format(contact.value) ?? contact.value),
        },
        ...kinds.map((kind) => ({
          id: kind,
          header: intl.formatMessage({ id: `account.notifications.${kind}` }),
          cell: ({ contact, now }: Row) =>
            choiceCell(labelOf(kind, contact), now[kind], (value) => choose(contact, { ...now, [kind]: value })),
        })),
      ]}
    />
  )
}

const contactCell = (value: string) => <Bdi isLatin>{value}</Bdi>

const choiceCell = (label: string, value: boolean, onChange: (value: boolean) => void) => (
  <Checkbox label={<VisuallyHidden>{label}</VisuallyHidden>} value={value} onChange={onChange} />
)
