import { applicationReviewHours } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { Banner, ButtonLink, Heading, Inline, Stack, Text } from '@vendor-panel/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { paths, productInfoPath } from '../../shared/paths.ts'
import * as styles from './registration.css.ts'

/** The end of a registration: by when it is reviewed, and the application for online payment (WIZ-07, AMB-38). */
export function EndScreen({ completion }: { completion: Answer<'createWizardCompletion'>['data'] }) {
  const intl = useIntl()
  const reviewedBy = intl.formatDate(completion.reviewedBy, { calendar: 'gregory', dateStyle: 'long', timeStyle: 'short' })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.card}>
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={1} tabIndex={-1} ref={title}>
            {intl.formatMessage({ id: 'registration.end.title' })}
          </Heading>
          <Text isProse>{intl.formatMessage({ id: 'registration.end.review' }, { hours: applicationReviewHours })}</Text>
          <Text tone="muted">{intl.formatMessage({ id: 'registration.end.by' }, { at: reviewedBy })}</Text>
        </Stack>
        <Inline gap="sm">
          <ButtonLink variant="primary" href={paths.login()}>
            {intl.formatMessage({ id: 'registration.signIn' })}
          </ButtonLink>
        </Inline>
        <Banner
          tone="info"
          title={intl.formatMessage({ id: 'registration.end.payments' })}
          actions={
            <ButtonLink size="sm" href={paths.login({}, { redirectUrl: productInfoPath })}>
              {intl.formatMessage({ id: 'registration.end.apply' })}
            </ButtonLink>
          }
        >
          {intl.formatMessage({ id: 'registration.end.paymentsHelp' }, { hours: applicationReviewHours })}
        </Banner>
      </Stack>
    </div>
  )
}
