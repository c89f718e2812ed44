import { Heading, Stack, Text } from '@vendor-panel/ui'
import { useId, type ReactNode } from 'react'
import * as styles from './payments.css.ts'

type PaymentSectionProps = { title: string; help?: string; actions?: ReactNode; children: ReactNode }

/** A part of the page with its own title. */
export function PaymentSection({ title, help, actions, children }: PaymentSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <Stack gap="xs">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {help && (
            <Text tone="muted" isProse>
              {help}
            </Text>
          )}
        </Stack>
        {actions}
      </div>
      {children}
    </section>
  )
}
