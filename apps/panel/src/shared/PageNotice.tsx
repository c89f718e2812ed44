import { Heading, Stack, Text } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import * as styles from './couple-page.css.ts'

type PageNoticeProps = { level?: 1 | 2; title: string; action?: ReactNode; children: ReactNode }

/** Why there is nothing to choose. Not an `EmptyState`: its code belongs to the panel, which couples do not load. */
export const PageNotice = ({ level = 2, title, action, children }: PageNoticeProps) => (
  <Stack gap="md" align="start" className={styles.notice}>
    <Heading level={level} tabIndex={-1}>
      {title}
    </Heading>
    <Text tone="muted" isProse>
      {children}
    </Text>
    {action}
  </Stack>
)
