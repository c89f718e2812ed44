import { Heading, Stack, Text } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import * as styles from './AuthCard.css.ts'

/** The single column of the pages before sign-in. */
export function AuthCard({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1} id="title" tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="muted">{intro}</Text>
        </Stack>
        {children}
      </Stack>
    </div>
  )
}
