import { Skeleton, Stack } from '@vendor-panel/ui'
import * as styles from './Shell.css.ts'

/** The place of a page whose code is still on its way. */
export function PageWaiting() {
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
