import { Skeleton } from '@vendor-panel/ui'
import { paths } from '../../shared/paths.ts'
import { earlyRow, list } from './LeadListSkeleton.css.ts'
import { SkeletonRow } from './LeadListSkeleton.tsx'
import { rowsBox } from './LeadRow.css.ts'
import * as styles from './LeadsPage.css.ts'

/**
 * The inbox before its code is loaded: rendered once, at build time, into a template of the HTML. `early-inbox.ts` copies its
 * one row: the names go into `data-name`, the first words into `data-preview`, the ids into the address instead of 0.
 */
export function EarlyInbox() {
  return (
    <div className={styles.page} aria-busy>
      <section className={styles.list}>
        <header className={styles.head}>
          <Skeleton shape="title" width="md" />
          <Skeleton shape="control" width="full" />
          <Skeleton shape="tag" width="lg" />
        </header>
        <div className={`${rowsBox} ${list}`}>
          <a href={paths.lead({ leadId: 0 })} className={earlyRow}>
            <SkeletonRow name={<span data-name />} preview={<span data-preview />} />
          </a>
        </div>
      </section>
      <section className={styles.detail} />
    </div>
  )
}
