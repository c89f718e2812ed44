import { useQuery } from '@tanstack/react-query'
import { itemCountLimit } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { ContentStatusTag } from '../../shared/ContentStatusTag.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { ReducedPrice } from '../../shared/ReducedPrice.tsx'
import * as styles from './provider-pages.css.ts'

/** The offers and products of the page with their prices; those that wait for approval are marked, and shown only with the changes. */
export function PreviewItems({ providerId, withPending }: { providerId: number; withPending: boolean }) {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('listProviderItems', { query: { providerId, limit: itemCountLimit } }))
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  const shown = data?.data.filter(({ status }) => status === 'active' || (withPending && status === 'pending')) ?? []
  if (shown.length === 0) return null
  const title = intl.formatMessage({ id: 'shared.provider.menu.items' })
  return (
    <div>
      <Text as="div" weight="medium">
        {title}
      </Text>
      <ul aria-label={title} className={styles.previewItems}>
        {shown.map(({ id, name, images, price, discountedPrice, currency, status }) => (
          <li key={id} className={styles.previewItem}>
            {images[0] && (
              <img className={styles.previewThumb} src={images[0].path} alt="" width={56} height={42} loading="lazy" decoding="async" />
            )}
            <span dir="auto" className={styles.previewItemName}>
              {name}
            </span>
            <ReducedPrice
              regular={price}
              reduced={discountedPrice}
              currency={currency}
              strings={{
                regular: intl.formatMessage({ id: 'provider-pages.preview.price' }),
                reduced: intl.formatMessage({ id: 'provider-pages.preview.reducedPrice' }),
              }}
            />
            {status === 'pending' && <ContentStatusTag status={status} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
