import { ButtonLink, EmptyState } from '@vendor-panel/ui'
import { ImageOff } from 'lucide-react'
import { useIntl } from 'react-intl'
import { usePageTitle } from '../../shared/navigation.ts'
import { paths } from '../../shared/paths.ts'

/** A gallery that does not exist, or belongs to another provider or account: both look the same (GAL-11, ROUTE-48). */
export function GalleryNotFound({ providerId }: { providerId: number }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'galleries.notFound' })
  usePageTitle(title)
  return (
    <EmptyState
      icon={ImageOff}
      title={title}
      level={2}
      actions={<ButtonLink href={paths.providerGallery({ providerId })}>{intl.formatMessage({ id: 'galleries.all' })}</ButtonLink>}
    />
  )
}
