import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { ButtonLink, Stack } from '@vendor-panel/ui'
import { Images } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation, useParams } from 'wouter'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { pathId } from '../../shared/path-id.ts'
import { paths } from '../../shared/paths.ts'
import { ProviderPage, type Provider } from '../../shared/provider/ProviderPage.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { GalleryContent } from './GalleryContent.tsx'
import { GalleryNotFound } from './GalleryNotFound.tsx'

/** One gallery with its tags, pictures and videos (ROUTE-31, GAL-03, AMB-07). */
export const GalleryPage = () => (
  <ProviderPage entry="gallery">{(provider, canWrite) => <OneGallery provider={provider} canWrite={canWrite} />}</ProviderPage>
)

function OneGallery({ provider, canWrite }: { provider: Provider; canWrite: boolean }) {
  const intl = useIntl()
  const params = useParams()
  const [, navigate] = useLocation()
  const galleryId = pathId(params['galleryId'])
  const { data, error, refetch } = useQuery({
    ...query('getGallery', { path: { galleryId: galleryId ?? 0 } }),
    enabled: galleryId !== null,
  })
  const isForeign = data !== undefined && data.data.providerId !== provider.id
  if (galleryId === null || error?.status === 404 || isForeign) return <GalleryNotFound providerId={provider.id} />
  if (error?.status === 403) throw error
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  const organiser = paths.providerGallery({ providerId: provider.id })
  return (
    <Stack gap="lg">
      <div>
        <ButtonLink variant="quiet" icon={Images} href={organiser}>
          {intl.formatMessage({ id: 'galleries.organise' })}
        </ButtonLink>
      </div>
      <GalleryContent provider={provider} gallery={data.data} canWrite={canWrite} onDeleted={() => navigate(organiser)} />
    </Stack>
  )
}
