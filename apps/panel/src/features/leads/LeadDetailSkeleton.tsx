import { Skeleton } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import * as styles from './LeadDetailSkeleton.css.ts'

/** The placeholder of a couple: name, status, facts, tabs, and some text. `back` is the way back to the list, once its code is loaded. */
export function LeadDetailSkeleton({ back }: { back?: ReactNode }) {
  const intl = useIntl()
  const hasProviders = useUser().providers.length > 1
  return (
    <div className={styles.detail} aria-busy role="status" aria-label={intl.formatMessage({ id: 'leads.detail.loading' })}>
      <div className={styles.header}>
        <div className={styles.line}>
          {back}
          <Skeleton shape="title" width="lg" />
        </div>
        <div className={styles.status}>
          <Skeleton shape="tag" width="md" />
        </div>
        <div className={styles.facts} data-provider={hasProviders || undefined}>
          <Skeleton width="lg" />
        </div>
      </div>
      <div className={styles.tabs}>
        <Skeleton shape="control" />
        <Skeleton shape="block" width="lg" />
      </div>
    </div>
  )
}
