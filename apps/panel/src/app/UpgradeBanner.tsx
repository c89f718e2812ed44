import { Banner } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'

/** Shown to unpaid customers, where the country has it switched on (SHELL-14, SHELL-15). */
export function UpgradeBanner() {
  const intl = useIntl()
  return (
    <Banner tone="promote" title={intl.formatMessage({ id: 'app.upgrade.title' })}>
      {intl.formatMessage({ id: 'app.upgrade.body' })}
    </Banner>
  )
}
