import { Skeleton } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import * as styles from './LeadDetailSkeleton.css.ts'

/** The placeholder of a couple: name, status, facts, tabs, and some text. */
export function LeadDetailSkeleton() {
  const intl = useIntl()
  return (
    <div className={styles.detail} aria-busy role="status" aria-label={intl.formatMessage({ id: 'leads.detail.loading' })}>
      <div className={styles.header}>
        <div className={styles.line}>
          <Skeleton shape="title" width="lg" />
        </div>
        <Skeleton shape="tag" width="md" />
        <div className={styles.facts}>
          <Skeleton width="lg" />
        </div>
        <Skeleton shape="control" />
        <Skeleton shape="block" width="lg" />
      </div>
    </div>
  )
}
