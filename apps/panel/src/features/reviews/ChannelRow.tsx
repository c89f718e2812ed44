import { Button, Inline, StatusTag, Stack, Switch, Text } from '@vendor-panel/ui'
import { CircleCheck, Clock, EyeOff, TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './reviews.css.ts'
import type { Channel } from './TransferReviewsPage.tsx'

type RowProps = { providerId: number; channel: Channel; isChosen: boolean; canWrite: boolean; onChoose: () => void }

/** A source of reviews: its page, how many were read and when, and why the last import failed. */
export function ChannelRow({ providerId, channel, isChosen, canWrite, onChoose }: RowProps) {
  const intl = useIntl()
  const typeLabel = useConfigLabel('provider_review_channel')
  const path = { providerId, channelId: channel.id }
  const type = typeLabel(channel.type) ?? channel.type
  const change = useWrite('updateReviewChannel', {
    refetch: ['listReviewChannels'],
    done: ({ data }) => intl.formatMessage({ id: data.isActive ? 'reviews.on' : 'reviews.off' }, { type }),
  })
  const removal = useWrite('deleteReviewChannel', {
    refetch: ['listReviewChannels'],
    done: () => intl.formatMessage({ id: 'reviews.removed' }, { type }),
  })
  return (
    <div className={isChosen ? `${styles.channel} ${styles.chosen}` : styles.channel}>
      <Stack gap="xs" className={styles.about}>
        <Inline gap="sm">
          <Button size="sm" variant={isChosen ? 'primary' : 'secondary'} aria-pressed={isChosen} onPress={onChoose}>
            {type}
          </Button>
          <ChannelState channel={channel} />
        </Inline>
        <Text size="sm" tone="muted">
          {channel.url === null ? intl.formatMessage({ id: 'reviews.ownHelp' }) : <bdi dir="ltr">{channel.url}</bdi>}
        </Text>
      </Stack>
      {canWrite && (
        <Inline gap="sm">
          <Switch
            label={intl.formatMessage({ id: channel.url === null ? 'reviews.activeOwn' : 'reviews.active' })}
            value={channel.isActive}
            onChange={(isActive) => void change.write({ path, body: { isActive } }).catch(() => {})}
          />
          <Button
            size="sm"
            variant="quiet"
            isPending={removal.isPending}
            aria-label={intl.formatMessage({ id: 'reviews.removeOf' }, { type })}
            onPress={() => void removal.write({ path }).catch(() => {})}
          >
            {intl.formatMessage({ id: 'reviews.remove' })}
          </Button>
        </Inline>
      )}
    </div>
  )
}

function ChannelState({ channel: { url, isActive, syncProblem, lastSyncAt, reviewCount } }: { channel: Channel }) {
  const intl = useIntl()
  const format = useFormat()
  if (!isActive)
    return (
      <StatusTag tone="neutral" icon={EyeOff}>
        {intl.formatMessage({ id: 'reviews.state.off' })}
      </StatusTag>
    )
  if (syncProblem !== null)
    return (
      <StatusTag tone="critical" icon={TriangleAlert}>
        {intl.formatMessage({ id: `reviews.problem.${syncProblem}` })}
      </StatusTag>
    )
  if (url !== null && lastSyncAt === null)
    return (
      <StatusTag tone="info" icon={Clock}>
        {intl.formatMessage({ id: 'reviews.state.waiting' })}
      </StatusTag>
    )
  return (
    <>
      <StatusTag tone="positive" icon={CircleCheck}>
        {intl.formatMessage({ id: 'reviews.state.count' }, { count: reviewCount })}
      </StatusTag>
      {lastSyncAt !== null && (
        <Text size="sm" tone="muted">
          {format.full(lastSyncAt)}
        </Text>
      )}
    </>
  )
}
