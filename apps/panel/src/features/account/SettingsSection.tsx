import { Heading, Stack, Text } from '@vendor-panel/ui'
import { useId, type ReactNode } from 'react'
import * as styles from './account.css.ts'

type SettingsSectionProps = { title: string; help?: ReactNode; children: ReactNode }

/** A part of a tab with its own title. */
export function SettingsSection({ title, help, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Stack gap="xs">
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {help && <Text tone="muted">{help}</Text>}
      </Stack>
      {children}
    </section>
  )
}
