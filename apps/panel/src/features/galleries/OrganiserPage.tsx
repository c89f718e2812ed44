import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Button, ButtonLink, EmptyState, Heading, Link, OrderList, Stack, Text } from '@vendor-panel/ui'
import { ArrowLeft, Images, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useParams } from 'wouter'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useOrderStrings } from '../../shared/list/use-order-strings.ts'
import { pathId } from '../../shared/path-id.ts'
import { paths } from '../../shared/paths.ts'
import { ProviderPage, type Provider } from '../../shared/provider/ProviderPage.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { Cover } from './Cover.tsx'
import { AddGalleryDialog } from './gallery-dialogs.ts'
import { GalleryContent } from './GalleryContent.tsx'
import { GalleryNotFound } from './GalleryNotFound.tsx'
import type { Gallery } from './media.ts'
import * as styles from './galleries.css.ts'

/** All galleries of a provider, one of them open (ROUTE-30, GAL-03, AMB-07). */
export const OrganiserPage = () => (
  <ProviderPage entry="gallery">{(provider, canWrite) => <Organiser provider={provider} canWrite={canWrite} />}</ProviderPage>
)

function Organiser({ provider, canWrite }: { provider: Provider; canWrite: boolean }) {
  const intl = useIntl()
  const params = useParams()
  const [, navigate] = useLocation()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<Gallery | null>(null)
  // Once the dialog is closed: its form counts as unsaved until then.
  const openAdded = useEffectEvent(({ id }: Gallery) => navigate(paths.providerGallery({ providerId: provider.id, galleryId: id })))
  useEffect(() => {
    if (added) openAdded(added)
  }, [added])
  const path = { providerId: provider.id }
  const { data, isError, error, refetch } = useQuery(query('listProviderGalleries', { path }))
  // Without read permission the page shows a message, and who can help.
  if (error?.status === 403 || error?.status === 404) throw error
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  const galleries = data.data
  const galleryId = pathId(params['galleryId'])
  const opened = galleries.find(({ id }) => id === galleryId)
  if (params['galleryId'] !== undefined && !opened) return <GalleryNotFound providerId={provider.id} />
  const add = canWrite && (
    <Button icon={Plus} variant={galleries.length === 0 ? 'primary' : 'secondary'} onPress={() => setAdding(true)}>
      {intl.formatMessage({ id: 'galleries.add' })}
    </Button>
  )
  return (
    <div className={styles.organiser} data-opened={opened ? '' : undefined}>
      {galleries.length === 0 ? (
        <EmptyState icon={Images} title={intl.formatMessage({ id: 'galleries.empty.title' })} level={2} actions={add}>
          {intl.formatMessage({ id: 'galleries.emptyHere.body' }, { provider: provider.name })}
        </EmptyState>
      ) : (
        <div className={styles.list}>
          <Stack gap="lg">
            {add && <div>{add}</div>}
            <GalleryList galleries={galleries} providerId={provider.id} openedId={opened?.id} canWrite={canWrite} />
          </Stack>
        </div>
      )}
      {opened && (
        <Stack gap="lg">
          <div className={styles.back}>
            <ButtonLink variant="quiet" icon={ArrowLeft} isIconDirectional href={paths.providerGallery(path)}>
              {intl.formatMessage({ id: 'galleries.all' })}
            </ButtonLink>
          </div>
          <GalleryContent
            key={opened.id}
            provider={provider}
            gallery={opened}
            canWrite={canWrite}
            onDeleted={() => navigate(paths.providerGallery(path))}
          />
          <Text>
            <Link variant="standalone" href={paths.providerGalleryDetail({ ...path, galleryId: opened.id })}>
              {intl.formatMessage({ id: 'galleries.details' })}
            </Link>
          </Text>
        </Stack>
      )}
      {isAdding && <AddGalleryDialog providerId={provider.id} onAdded={setAdded} onClose={() => setAdding(false)} />}
    </div>
  )
}

type GalleryListProps = { galleries: readonly Gallery[]; providerId: number; openedId: number | undefined; canWrite: boolean }

/** The galleries in their order, which couples see too (GAL-02). */
function GalleryList({ galleries, providerId, openedId, canWrite }: GalleryListProps) {
  const intl = useIntl()
  const strings = useOrderStrings()
  const order = useWrite('replaceGalleryOrder', {
    refetch: ['listProviderGalleries', 'listGalleries'],
    done: () => intl.formatMessage({ id: 'shared.order.saved' }),
  })
  return (
    <OrderList
      label={intl.formatMessage({ id: 'galleries.list' })}
      items={galleries}
      getKey={({ id }) => id}
      onOrder={canWrite ? (ids) => order.write({ body: { providerId, ids } }) : undefined}
      strings={strings<Gallery>(({ name }) => name)}
    >
      {(gallery) => (
        <div className={styles.galleryRow} data-current={gallery.id === openedId || undefined}>
          <Cover gallery={gallery} />
          <Stack gap="xs">
            <Heading level={2} size="body">
              <Link
                variant="standalone"
                href={paths.providerGallery({ providerId, galleryId: gallery.id })}
                {...(gallery.id === openedId && { 'aria-current': 'page' as const })}
              >
                <bdi>{gallery.name}</bdi>
              </Link>
            </Heading>
            <Text size="sm" tone="muted">
              {intl.formatMessage({ id: 'galleries.media' }, { count: gallery.mediaCount })}
            </Text>
          </Stack>
        </div>
      )}
    </OrderList>
  )
}
