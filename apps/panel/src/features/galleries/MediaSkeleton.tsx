import { Skeleton } from '@vendor-panel/ui'
import * as styles from './galleries.css.ts'

/** The grid while it loads. */
export const MediaSkeleton = () => (
  <div aria-busy className={styles.loading}>
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index} className={styles.loadingCell}>
        <Skeleton shape="block" />
      </div>
    ))}
  </div>
)
