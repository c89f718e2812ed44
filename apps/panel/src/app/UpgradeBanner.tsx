import { Banner } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'

/** Shown to unpaid customers in countries that have it switched on (SHELL-14, SHELL-15). */
export function UpgradeBanner() {
  const intl = useIntl()
  return (
    <Banner tone="promote" title={intl.formatMessage({ id: 'app.upgrade.title' })}>
      {intl.formatMessage({ id: 'app.upgrade.body' })}
    </Banner>
  )
}
