import { Inline, Stack } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import * as styles from './ListRow.css.ts'

/** One row of a list page: a title, further lines, and actions at the end, on a phone below. */
export function ListRow({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <article className={styles.row}>
      <Stack gap="sm" className={styles.content}>
        {children}
      </Stack>
      {actions && (
        <Inline gap="xs" className={styles.controls}>
          {actions}
        </Inline>
      )}
    </article>
  )
}
