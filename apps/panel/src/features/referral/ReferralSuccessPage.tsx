import { Banner, ButtonLink, EmptyState, Page, Stack } from '@vendor-panel/ui'
import { PartyPopper } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../shared/paths.ts'
import { useReward } from './use-reward.ts'

/** The proposal was sent: refer another firm, or go on; and what happens next as a tip (REFER-06). */
export function ReferralSuccessPage() {
  const intl = useIntl()
  const { validDays } = useReward()
  return (
    <Page title={intl.formatMessage({ id: 'app.title.referProvider' })} width="form">
      <Stack gap="xl">
        <EmptyState
          icon={PartyPopper}
          title={intl.formatMessage({ id: 'referral.success.title' })}
          actions={
            <>
              <ButtonLink variant="primary" href={paths.referProvider()}>
                {intl.formatMessage({ id: 'referral.again' })}
              </ButtonLink>
              <ButtonLink href={paths.dashboard()}>{intl.formatMessage({ id: 'referral.dashboard' })}</ButtonLink>
            </>
          }
        >
          {intl.formatMessage({ id: 'referral.success.body' })}
        </EmptyState>
        <Banner tone="info" title={intl.formatMessage({ id: 'referral.tip.title' })}>
          {intl.formatMessage({ id: 'referral.tip.body' }, { days: validDays })}
        </Banner>
      </Stack>
    </Page>
  )
}
