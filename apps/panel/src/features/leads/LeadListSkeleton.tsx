import { Skeleton } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './LeadRow.css.ts'
import { list } from './LeadListSkeleton.css.ts'

type WaitingRowProps = { name?: ReactNode; preview?: ReactNode }

/** A row of the height and the lines it will have. */
export function WaitingRow({ name = <Skeleton width="md" />, preview = <Skeleton /> }: WaitingRowProps) {
  return (
    <span className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.time}>
        <Skeleton width="xs" />
      </span>
      <bdi className={styles.preview}>{preview}</bdi>
      <span className={styles.facts}>
        <Skeleton shape="tag" width="sm" />
        <Skeleton width="sm" />
      </span>
    </span>
  )
}

export function LeadListSkeleton() {
  const intl = useIntl()
  return (
    <div className={list} aria-busy role="status" aria-label={intl.formatMessage({ id: 'leads.listLoading' })}>
      {Array.from({ length: 8 }, (_, index) => (
        <WaitingRow key={index} />
      ))}
    </div>
  )
}
