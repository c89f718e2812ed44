import type { ReactNode } from 'react'

import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './ListRow.css.ts'

export interface ListRowProps {
  /** A title, and further lines. */
  children: ReactNode
  /** At the end, on a phone below. */
  actions?: ReactNode
}

/** One record of a list: a title, further lines, and actions. */
export const ListRow = ({ actions, children }: ListRowProps) => (
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
