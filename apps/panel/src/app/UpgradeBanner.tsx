import { showsUpgradeBanner } from '@vendor-panel/domain'
import { Banner, ButtonLink } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { panelFlags } from '../shared/panel-flags.ts'
import { productInfoPath } from '../shared/paths.ts'
import { useUser } from '../shared/user.ts'

/** Shown to unpaid customers in countries that have it switched on (SHELL-14, SHELL-15). */
export function UpgradeBanner() {
  const intl = useIntl()
  const { customer, details } = useUser()
  const { upgradeBanner } = panelFlags(details.countryCode)
  if (!showsUpgradeBanner({ upgradeBanner, isPaid: customer.isPaid })) return null
  return (
    <Banner
      tone="promote"
      title={intl.formatMessage({ id: 'app.upgrade.title' })}
      actions={
        <ButtonLink size="sm" href={productInfoPath}>
          {intl.formatMessage({ id: 'app.upgrade.link' })}
        </ButtonLink>
      }
    >
      {intl.formatMessage({ id: 'app.upgrade.body' })}
    </Banner>
  )
}
