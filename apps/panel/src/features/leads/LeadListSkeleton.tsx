import { Skeleton } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './LeadRow.css.ts'
import { list, oneLine } from './LeadListSkeleton.css.ts'

type SkeletonRowProps = { name?: ReactNode; mine?: ReactNode; preview?: ReactNode }

/** A row with the height and the lines of `LeadRow`. */
export function SkeletonRow({ name = <Skeleton width="md" />, mine, preview = <Skeleton /> }: SkeletonRowProps) {
  return (
    <span className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.time}>
        <Skeleton width="xs" />
      </span>
      <span className={styles.messageLine}>
        {mine}
        <bdi className={styles.preview}>{preview}</bdi>
      </span>
      <span className={styles.facts}>
        <span className={styles.status}>
          <Skeleton shape="tag" width="sm" />
        </span>
        <span className={`${styles.figures} ${oneLine}`}>
          <Skeleton width="sm" />
        </span>
      </span>
    </span>
  )
}

export function LeadListSkeleton() {
  const intl = useIntl()
  return (
    <div className={`${styles.rowsBox} ${list}`} aria-busy role="status" aria-label={intl.formatMessage({ id: 'leads.listLoading' })}>
      {Array.from({ length: 8 }, (_, index) => (
        <SkeletonRow key={index} />
      ))}
    </div>
  )
}
