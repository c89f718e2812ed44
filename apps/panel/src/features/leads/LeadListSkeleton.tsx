import { Skeleton } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import * as styles from './LeadRow.css.ts'
import { list } from './LeadListSkeleton.css.ts'

/** Rows of the height and the lines they will have. */
export function LeadListSkeleton() {
  const intl = useIntl()
  return (
    <div className={list} aria-busy role="status" aria-label={intl.formatMessage({ id: 'leads.listLoading' })}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.row}>
          <span className={styles.name}>
            <Skeleton width="md" />
          </span>
          <span className={styles.time}>
            <Skeleton width="xs" />
          </span>
          <span className={styles.preview}>
            <Skeleton />
          </span>
          <span className={styles.facts}>
            <Skeleton shape="tag" width="sm" />
            <Skeleton width="sm" />
          </span>
        </div>
      ))}
    </div>
  )
}
