import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { ContentStatusTag } from '../../shared/ContentStatusTag.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import * as styles from './provider-pages.css.ts'

const shownMax = 6

type PreviewPartProps = { providerId: number; withPending: boolean }

/** The latest pictures of the page besides the main one; those that wait for approval are marked, and shown only with the changes. */
export function PreviewPictures({ providerId, withPending }: PreviewPartProps) {
  const intl = useIntl()
  const pictures = (status: 'active' | 'pending') =>
    query('listProviderMedia', { path: { providerId }, query: { type: 'image', status, limit: shownMax + 1 } })
  const active = useQuery(pictures('active'))
  const pending = useQuery({ ...pictures('pending'), enabled: withPending })
  const reads = withPending ? [pending, active] : [active]
  const failed = reads.filter(({ isError, data }) => isError && !data)
  if (failed.length > 0) return <LoadFailed onRetry={() => void Promise.all(failed.map((read) => read.refetch()))} />
  const answers = reads.flatMap(({ data }) => data ?? [])
  const found = answers.flatMap(({ data }) => data)
  const rows = found.filter(({ isMain, path }) => !isMain && path !== null)
  const shown = rows.slice(0, shownMax)
  if (shown.length === 0) return null
  const unseen = answers.reduce((sum, { meta }) => sum + meta.total, 0) - (found.length - rows.length) - shown.length
  const title = intl.formatMessage({ id: 'shared.provider.menu.gallery' })
  return (
    <div>
      <Text as="div" weight="medium">
        {title}
      </Text>
      <ul aria-label={title} className={styles.previewPictures}>
        {shown.map(({ id, path, sizes, alt, status }) => (
          <li key={id} className={styles.previewCell}>
            <img
              className={styles.previewPicture}
              src={sizes[0]?.path ?? path ?? undefined}
              alt={alt ?? ''}
              width={160}
              height={120}
              loading="lazy"
              decoding="async"
            />
            {status === 'pending' && <ContentStatusTag status={status} />}
          </li>
        ))}
      </ul>
      {unseen > 0 && (
        <Text size="sm" tone="muted">
          {intl.formatMessage({ id: 'provider-pages.preview.more' }, { count: unseen })}
        </Text>
      )}
    </div>
  )
}
