import { useQuery } from '@tanstack/react-query'
import { contentStatuses, type ContentStatus } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { EmptyState, Heading, Select, Stack, Text } from '@vendor-panel/ui'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { useCanWrite } from '../../shared/provider-access.ts'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { MediaCells } from './MediaCells.tsx'
import { MediaSkeleton } from './MediaSkeleton.tsx'
import { MediaUploads } from './MediaUploads.tsx'
import { useRefreshWhileWaiting } from './use-gallery-media.ts'
import * as styles from './galleries.css.ts'

/** The main picture of a provider, and all its pictures and videos, also those without a gallery (PROV-20, PROV-22, GAL-04). */
export function MediaTab({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const canWrite = useCanWrite(provider.id, 'gallery')
  const path = { providerId: provider.id }
  const [status, setStatus] = useState<ContentStatus | ''>('')
  const list = usePages('listProviderMedia', { path, query: status === '' ? {} : { status } })
  const galleriesRead = useQuery(query('listProviderGalleries', { path }))
  const galleries = galleriesRead.data?.data ?? []
  useRefreshWhileWaiting(list.rows)
  return (
    <Stack gap="lg">
      <Text tone="muted" isProse>
        {intl.formatMessage({ id: 'galleries.mediaTab.body' }, { provider: provider.name })}
      </Text>
      <MainImage providerId={provider.id} />
      {canWrite && <MediaUploads provider={provider} target={path} />}
      <div className={styles.filter}>
        <Select
          label={intl.formatMessage({ id: 'galleries.filterStatus' })}
          options={[
            { value: '', label: intl.formatMessage({ id: 'galleries.filterAll' }) },
            ...contentStatuses.map((one) => ({ value: one, label: intl.formatMessage({ id: `galleries.status.${one}` }) })),
          ]}
          value={status}
          onChange={(value) => setStatus(contentStatuses.find((one) => one === value) ?? '')}
        />
      </div>
      {galleriesRead.isError && !galleriesRead.data && (
        <LoadFailed title={intl.formatMessage({ id: 'galleries.galleriesFailed' })} onRetry={() => void galleriesRead.refetch()} />
      )}
      <ListStates
        list={list}
        skeleton={<MediaSkeleton />}
        empty={
          status === '' ? (
            <EmptyState icon={Images} title={intl.formatMessage({ id: 'galleries.noPictures.title' })} level={3}>
              {intl.formatMessage({ id: 'galleries.noPictures.body' })}
            </EmptyState>
          ) : (
            intl.formatMessage({ id: 'galleries.noneMatch' })
          )
        }
      >
        <MediaCells
          label={intl.formatMessage({ id: 'galleries.pictures' }, { name: provider.name })}
          rows={list.rows}
          canWrite={canWrite}
          targets={galleries}
          renderNote={({ galleryId }) => (
            <Text size="sm" tone="muted">
              <bdi>
                {galleries.find(({ id }) => id === galleryId)?.name ??
                  (galleryId === null ? intl.formatMessage({ id: 'galleries.noGallery' }) : '')}
              </bdi>
            </Text>
          )}
        />
      </ListStates>
      <ShowMore list={list} />
    </Stack>
  )
}

/** The picture that couples see in lists (GAL-04). */
function MainImage({ providerId }: { providerId: number }) {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('getMainImage', { path: { providerId } }))
  if (!data && !isError) return null
  const main = data?.data
  return (
    <Stack gap="sm">
      <Heading level={2} size="lg">
        {intl.formatMessage({ id: 'galleries.main' })}
      </Heading>
      {!data ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : main?.path ? (
        <img
          className={styles.mainPicture}
          src={main.sizes[0]?.path ?? main.path}
          alt={main.alt ?? intl.formatMessage({ id: 'galleries.main' })}
          width={240}
          height={180}
          decoding="async"
        />
      ) : (
        <Text tone="muted">{intl.formatMessage({ id: 'galleries.noMain' })}</Text>
      )}
    </Stack>
  )
}
