import { Skeleton } from '@vendor-panel/ui'
import { PageWaiting } from './PageWaiting.tsx'
import * as navigation from './Sidebar.css.ts'
import * as styles from './Shell.css.ts'

const entries = ['sm', 'md', 'sm', 'md', 'md', 'sm', 'md', 'sm'] as const

/** The shell before anything is known: its lines and surfaces, no words. It also stands in the HTML, so it takes nothing from outside. */
export function ShellSkeleton() {
  return (
    <div className={styles.shell} data-sidebar aria-busy>
      <div className={styles.sidebar}>
        <div className={styles.sidebarHead}>
          <Skeleton width="md" />
        </div>
        <div className={navigation.list}>
          {entries.map((width, index) => (
            <div key={index} className={navigation.link}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.bar} />
      <div className={styles.main} data-page>
        <PageWaiting />
      </div>
    </div>
  )
}
