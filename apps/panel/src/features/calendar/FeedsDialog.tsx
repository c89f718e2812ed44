import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, Button, ConfirmDialog, Dialog, Divider, Inline, keepFocusIn, Stack, Text } from '@vendor-panel/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useWrite } from '../../shared/use-write.ts'
import { eventLooks, type CalendarProvider } from './event-types.ts'
import { FeedForm } from './FeedForm.tsx'

type Feed = components['schemas']['CalendarFeed']

/** The secret addresses at which other calendars read this one: add, copy, revoke. */
export function FeedsDialog({ providers, onClose }: { providers: readonly CalendarProvider[]; onClose: () => void }) {
  const intl = useIntl()
  const feeds = useQuery(query('listCalendarFeeds'))
  const [revoked, setRevoked] = useState<Feed | null>(null)
  const { write, isPending } = useWrite('deleteCalendarFeed', {
    refetch: ['listCalendarFeeds'],
    done: () => intl.formatMessage({ id: 'calendar.feeds.revoked' }),
  })
  const rows = feeds.data?.data ?? []
  return (
    <Dialog
      title={intl.formatMessage({ id: 'calendar.feeds.title' })}
      strings={{ close: intl.formatMessage({ id: 'calendar.close' }) }}
      onClose={onClose}
    >
      <Stack gap="lg">
        <Text tone="muted">{intl.formatMessage({ id: 'calendar.feeds.help' })}</Text>
        <FeedForm providers={providers} />
        <Divider />
        <ListStates
          list={{ rows, isLoading: feeds.isPending, isFailed: feeds.isError, retry: () => void feeds.refetch() }}
          empty={intl.formatMessage({ id: 'calendar.feeds.empty' })}
        >
          <Stack as="ul" ref={keepFocusIn} gap="md" aria-label={intl.formatMessage({ id: 'calendar.feeds.title' })}>
            {rows.map((feed) => (
              <li key={feed.id}>
                <FeedRow feed={feed} providers={providers} onRevoke={() => setRevoked(feed)} />
              </li>
            ))}
          </Stack>
        </ListStates>
      </Stack>
      {revoked && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'calendar.feeds.revoke.title' })}
          strings={{ confirm: intl.formatMessage({ id: 'calendar.feeds.revoke' }), cancel: intl.formatMessage({ id: 'calendar.cancel' }) }}
          isPending={isPending}
          onCancel={() => setRevoked(null)}
          // A refusal is shown in a toast.
          onConfirm={() =>
            void write({ path: { calendarFeedId: revoked.id } }).then(
              () => setRevoked(null),
              () => setRevoked(null),
            )
          }
        >
          {intl.formatMessage({ id: 'calendar.feeds.revoke.body' })}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

function FeedRow({ feed, providers, onRevoke }: { feed: Feed; providers: readonly CalendarProvider[]; onRevoke: () => void }) {
  const intl = useIntl()
  const format = useFormat()
  const names = feed.providerIds.flatMap((id) => providers.find((provider) => provider.id === id)?.name ?? [])
  const providerNames = intl.formatList(names, { type: 'conjunction' })
  const kinds = intl.formatList(
    feed.kinds.map((kind) => intl.formatMessage({ id: eventLooks[kind].label })),
    { type: 'conjunction' },
  )
  const created = intl.formatMessage({ id: 'calendar.feeds.created' }, { date: format.full(feed.createdAt) })
  return (
    <Inline justify="between" gap="md">
      <div>
        <Bdi>{providerNames}</Bdi>
        <Text tone="muted" size="sm" as="div">
          {kinds} · {created}
        </Text>
      </div>
      <Button
        size="sm"
        variant="quiet"
        icon={Trash2}
        aria-label={intl.formatMessage({ id: 'calendar.feeds.revokeOf' }, { providers: providerNames, kinds })}
        onPress={onRevoke}
      >
        {intl.formatMessage({ id: 'calendar.feeds.revoke' })}
      </Button>
    </Inline>
  )
}
