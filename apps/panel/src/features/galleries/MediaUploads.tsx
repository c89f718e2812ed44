import { useQuery } from '@tanstack/react-query'
import { imageLimits, photosIncluded, type GatedFeature } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { Banner, Button, FileDrop, Inline, Stack, Text } from '@vendor-panel/ui'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useUnsavedChanges } from '../../shared/navigation.ts'
import { OfflineHint } from '../../shared/OfflineHint.tsx'
import { UpgradeDialog } from '../../shared/upgrade-dialog.ts'
import { uploadItems } from '../../shared/upload-items.ts'
import { unanswered, useReadFailure } from '../../shared/use-read-failure.ts'
import { useUploads, type UploadTarget } from './use-uploads.ts'

type MediaUploadsProps = { provider: { id: number; name: string }; target: UploadTarget }

/** Uploads many pictures at once, each with progress, cancel and retry; shows what the package includes (GAL-07, GAL-12, GAL-15). */
export function MediaUploads({ provider, target }: MediaUploadsProps) {
  const intl = useIntl()
  const [isUpgrading, setUpgrading] = useState(false)
  const { uploads, stored, add, retry, remove } = useUploads(target, () => setUpgrading(true))
  const { room, failure } = usePhotoRoom(provider.id)
  const isFull = room !== null && room.left === 0
  const upgrade = (
    <Button size="sm" onPress={() => setUpgrading(true)}>
      {intl.formatMessage({ id: 'galleries.upgrade' })}
    </Button>
  )
  const roomText =
    room && intl.formatMessage({ id: room.max === 0 ? 'galleries.noPhotos' : 'galleries.uploadRoom' }, { ...room, provider: provider.name })
  const isRunning = uploads.some(({ state }) => state !== 'refused')
  // Leaving the page would cancel them.
  const question = useMemo(
    () => ({ title: intl.formatMessage({ id: 'galleries.leave.title' }), body: intl.formatMessage({ id: 'galleries.leave.body' }) }),
    [intl],
  )
  useUnsavedChanges(isRunning, question)
  return (
    <Stack gap="sm">
      {isFull && (
        <Banner tone="promote" actions={upgrade}>
          {roomText}
        </Banner>
      )}
      <OfflineHint text={intl.formatMessage({ id: 'galleries.offline' })} />
      {isRunning && uploads.length + stored > 1 && (
        <Inline gap="sm">
          <Text isNumeric role="status">
            {intl.formatMessage({ id: 'galleries.progress' }, { done: stored, total: uploads.length + stored })}
          </Text>
          <Button size="sm" variant="quiet" onPress={() => remove(uploads.map(({ key }) => key))}>
            {intl.formatMessage({ id: 'galleries.cancelAll' })}
          </Button>
        </Inline>
      )}
      <FileDrop
        label={intl.formatMessage({ id: 'galleries.upload' })}
        description={intl.formatMessage({ id: 'galleries.uploadHelp' })}
        isDisabled={isFull}
        acceptedTypes={Object.keys(imageLimits.contentTypes).map((extension) => `.${extension}`)}
        items={uploadItems(uploads, { retry, remove }, intl.formatMessage({ id: 'galleries.waiting' }))}
        onAdd={add}
        strings={{
          choose: intl.formatMessage({ id: 'galleries.uploadChoose' }),
          drop: intl.formatMessage({ id: 'galleries.uploadDrop' }),
          remove: intl.formatMessage({ id: 'galleries.uploadRemove' }),
          retry: intl.formatMessage({ id: 'galleries.retry' }),
        }}
      />
      {room && !isFull && <Text tone="muted">{roomText}</Text>}
      {failure && <LoadFailed onRetry={failure.onRetry} />}
      {isUpgrading && <UpgradeDialog lacking="photo-uploads" providerId={provider.id} onClose={() => setUpgrading(false)} />}
    </Stack>
  )
}

/** How many pictures the package includes, and how many are left; null without a limit, and until it is known (GAL-12). */
function usePhotoRoom(providerId: number) {
  const path = { providerId }
  const product = useQuery(query('getActiveProduct', { path }))
  const media = useQuery(query('listProviderMedia', { path, query: { type: 'image', limit: 1 } }))
  const rejected = useQuery(query('listProviderMedia', { path, query: { type: 'image', status: 'rejected', limit: 1 } }))
  const failure = useReadFailure(unanswered([product, media, rejected]))
  return { room: photoRoom(product.data, media.data, rejected.data), failure }
}

type Total = { meta: { total: number } }

function photoRoom(product?: Answer<'getActiveProduct'>, media?: Total, rejected?: Total): { max: number; left: number } | null {
  if (!product || !media || !rejected) return null
  const features = (product.data?.features ?? []) as readonly GatedFeature[]
  const max = photosIncluded(product.data && { features, photosMax: product.data.photosMax })
  return max === null ? null : { max, left: Math.max(0, max - (media.meta.total - rejected.meta.total)) }
}
