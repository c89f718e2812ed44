import { Skeleton } from '@vendor-panel/ui'
import { PageSkeleton } from './PageSkeleton.tsx'
import * as navigation from './Sidebar.css.ts'
import * as styles from './Shell.css.ts'

const entries = ['sm', 'md', 'sm', 'md', 'md', 'sm', 'md', 'sm'] as const

/** The shell before the session is loaded: its lines and surfaces, no text. It is also part of the HTML, so it takes nothing from a context. */
export function ShellSkeleton() {
  return (
    <div className={styles.shell} data-sidebar aria-busy>
      <div className={styles.sidebar}>
        <div className={styles.sidebarSkeleton}>
          <div className={styles.sidebarHead}>
            <Skeleton width="md" />
          </div>
          <div className={navigation.list}>
            {entries.map((width, index) => (
              <div key={index} className={navigation.entry}>
                <Skeleton width={width} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.bar} />
      <div tabIndex={-1} className={styles.main} data-page>
        <PageSkeleton />
      </div>
    </div>
  )
}
