import { ButtonLink, Inline, Page, Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { paths } from '../../shared/paths.ts'
import * as styles from './referral.css.ts'
import { useReward } from './use-reward.ts'

const terms = ['reward', 'limits', 'paid', 'valid'] as const

/** The terms of a referral, and the way back to the form (REFER-07, REFER-12). */
export function ReferralConditionsPage() {
  const intl = useIntl()
  const reward = useReward()
  return (
    <Page title={intl.formatMessage({ id: 'referral.conditions.title' })} width="form">
      <Stack gap="xl">
        <ol className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{intl.formatMessage({ id: `referral.conditions.${term}` }, reward)}</li>
          ))}
        </ol>
        <Inline>
          <ButtonLink variant="primary" href={paths.referProvider()}>
            {intl.formatMessage({ id: 'app.title.referProvider' })}
          </ButtonLink>
        </Inline>
      </Stack>
    </Page>
  )
}
