import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Button, Inline, StatusTag, Text } from '@vendor-panel/ui'
import { Check, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { lazily } from '../../shared/lazily.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { withMessages } from '../../shared/with-messages.ts'
import { SettingsSection } from './SettingsSection.tsx'

const SetUpDialog = lazily(withMessages(['two-factor'], () => import('./TwoFactorSetUp.tsx').then((code) => code.TwoFactorSetUp)))
const CodeDialog = lazily(withMessages(['two-factor'], () => import('./TwoFactorCode.tsx').then((code) => code.TwoFactorCode)))

/** The authenticator app as second factor of sign-in, and its recovery codes (AUTH-25, AUTH-26). */
export function TwoFactor() {
  const intl = useIntl()
  const format = useFormat()
  const { data, isError, refetch } = useQuery(query('getRecoveryCodeSummary'))
  const [dialog, setDialog] = useState<'set-up' | 'codes' | 'off' | null>(null)
  const close = () => setDialog(null)
  const summary = data?.data
  return (
    <SettingsSection title={intl.formatMessage({ id: 'account.factor.title' })} help={intl.formatMessage({ id: 'account.factor.help' })}>
      {summary?.isTwoFactorOn ? (
        <>
          <Inline gap="sm">
            <StatusTag tone="positive" icon={Check}>
              {intl.formatMessage({ id: 'account.factor.on' })}
            </StatusTag>
            <Text tone="muted">
              {summary.createdAt === null
                ? intl.formatMessage({ id: 'account.factor.noCodes' })
                : intl.formatMessage({ id: 'account.factor.left' }, { count: summary.left, time: format.full(summary.createdAt) })}
            </Text>
          </Inline>
          <Inline>
            <Button onPress={() => setDialog('codes')}>{intl.formatMessage({ id: 'account.factor.newCodes' })}</Button>
            <Button onPress={() => setDialog('off')}>{intl.formatMessage({ id: 'account.factor.turnOff' })}</Button>
          </Inline>
        </>
      ) : summary ? (
        <>
          <Inline gap="sm">
            <StatusTag tone="neutral" icon={ShieldOff}>
              {intl.formatMessage({ id: 'account.factor.off' })}
            </StatusTag>
          </Inline>
          <Inline>
            <Button onPress={() => setDialog('set-up')}>{intl.formatMessage({ id: 'account.factor.setUp' })}</Button>
          </Inline>
        </>
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton count={1} />
      )}
      {dialog === 'set-up' && <SetUpDialog onClose={close} />}
      {(dialog === 'codes' || dialog === 'off') && <CodeDialog purpose={dialog} onClose={close} />}
    </SettingsSection>
  )
}
