import { Skeleton, Stack } from '@vendor-panel/ui'
import * as styles from './Shell.css.ts'

/** The placeholder of a page whose code is loading. */
export function PageSkeleton() {
  return (
    <div className={styles.waiting} aria-busy>
      <Stack gap="lg">
        <Skeleton shape="title" width="md" />
        <Skeleton shape="block" />
        <Skeleton width="lg" />
        <Skeleton width="md" />
      </Stack>
    </div>
  )
}
