import type { Answer } from '@vendor-panel/sdk'
import { Heading, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import * as styles from './booking-page.css.ts'

type AboutProps = {
  title: string
  provider: Answer<'getBookingPage'>['data']['provider']
  durationMinutes: number
}

/** What is booked, with whom, for how long and where. */
export function AboutViewing({ title, provider: { name, city }, durationMinutes }: AboutProps) {
  const intl = useIntl()
  return (
    <Stack gap="sm" className={styles.about}>
      <span className={styles.provider}>
        <bdi>{name}</bdi>
      </span>
      <Heading level={1} tabIndex={-1}>
        <bdi>{title}</bdi>
      </Heading>
      <Text tone="muted">{intl.formatMessage({ id: 'booking.page.facts' }, { count: durationMinutes, city })}</Text>
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'booking.page.zone' }, { city })}
      </Text>
    </Stack>
  )
}
