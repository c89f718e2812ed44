import { Divider, Page, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { Proposals } from './Proposals.tsx'
import { ReferralForm } from './ReferralForm.tsx'
import { useReferralChoices } from './use-referral-choices.ts'
import { useReward } from './use-reward.ts'

/** Refers a firm, and shows the results of the earlier proposals (REFER-01). */
export function ReferralPage() {
  const intl = useIntl()
  const { each } = useReward()
  const choices = useReferralChoices()
  return (
    <Page title={intl.formatMessage({ id: 'app.title.referProvider' })} width="form">
      <Stack gap="xl">
        <Text tone="muted">{intl.formatMessage({ id: 'referral.intro' }, { amount: each })}</Text>
        {choices.isFailed ? <LoadFailed onRetry={choices.retry} /> : <ReferralForm {...choices} />}
        <Divider />
        <Proposals categories={choices.categories} />
      </Stack>
    </Page>
  )
}
