import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { Button, EmptyState, Page, Select, Stack, Text } from '@vendor-panel/ui'
import { Plus, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useCanWrite } from '../../shared/provider-access.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useUser } from '../../shared/user.ts'
import { ChannelRow } from './ChannelRow.tsx'
import { AddChannelDialog } from './review-dialogs.ts'
import { ReviewFilters } from './ReviewFilters.tsx'
import * as styles from './reviews.css.ts'

export type Channel = Answer<'listReviewChannels'>['data'][number]

/** Chooses provider and channel, and which reviews are shown (ROUTE-39, REV-04). */
export function TransferReviewsPage() {
  const intl = useIntl()
  const { providers } = useUser()
  const [providerId, setProviderId] = useState(providers[0]?.id)
  if (providerId === undefined)
    return (
      <Page title={intl.formatMessage({ id: 'app.title.transferReviews' })}>
        <Text tone="muted">{intl.formatMessage({ id: 'reviews.noProvider' })}</Text>
      </Page>
    )
  return (
    <ProviderReviews key={providerId} providerId={providerId}>
      {providers.length > 1 && (
        <div className={styles.provider}>
          <Select
            label={intl.formatMessage({ id: 'reviews.provider' })}
            options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(providerId)}
            onChange={(value) => setProviderId(Number(value))}
          />
        </div>
      )}
    </ProviderReviews>
  )
}

function ProviderReviews({ providerId, children }: { providerId: number; children: React.ReactNode }) {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('listReviewChannels', { path: { providerId } }))
  const canWrite = useCanWrite(providerId, 'testimonials')
  const [chosen, setChosen] = useState<number | null>(null)
  const [isAdding, setAdding] = useState(false)
  const channels = data?.data ?? []
  const channel = channels.find(({ id }) => id === chosen) ?? channels[0]
  const add = canWrite && (
    <Button variant="primary" icon={Plus} onPress={() => setAdding(true)}>
      {intl.formatMessage({ id: 'reviews.add' })}
    </Button>
  )
  return (
    <Page title={intl.formatMessage({ id: 'app.title.transferReviews' })} actions={add}>
      <Stack gap="lg">
        {children}
        {isError && !data ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : !data ? (
          <RowsSkeleton />
        ) : channels.length === 0 ? (
          <EmptyState icon={Share2} title={intl.formatMessage({ id: 'reviews.empty.title' })} actions={add}>
            {intl.formatMessage({ id: 'reviews.empty.body' })}
          </EmptyState>
        ) : (
          <>
            <ul className={styles.channels} aria-label={intl.formatMessage({ id: 'reviews.channels' })}>
              {channels.map((one) => (
                <li key={one.id}>
                  <ChannelRow
                    providerId={providerId}
                    channel={one}
                    isChosen={one.id === channel?.id}
                    canWrite={canWrite}
                    onChoose={() => setChosen(one.id)}
                  />
                </li>
              ))}
            </ul>
            {channel && <ReviewFilters key={channel.id} providerId={providerId} channel={channel} canWrite={canWrite} />}
          </>
        )}
      </Stack>
      {isAdding && <AddChannelDialog providerId={providerId} onClose={() => setAdding(false)} />}
    </Page>
  )
}
