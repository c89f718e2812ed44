import { TabLinks } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useProviderAccess } from '../provider-access.ts'
import { providerMenu, type ProviderMenuEntry } from './provider-menu.ts'

type ProviderMenuProps = { provider: { id: number; name: string }; current: ProviderMenuEntry }

/** The pages of one provider; those that are closed to the user are left out (SHELL-13, PERM-03). */
export function ProviderMenu({ provider: { id: providerId, name }, current }: ProviderMenuProps) {
  const intl = useIntl()
  const accessTo = useProviderAccess(providerId)
  return (
    <TabLinks
      label={intl.formatMessage({ id: 'shared.provider.menu' }, { provider: name })}
      links={providerMenu
        .filter(({ page }) => accessTo(page) !== 'none')
        .map(({ id, href }) => ({
          href: href(providerId),
          label: intl.formatMessage({ id: `shared.provider.menu.${id}` }),
          isCurrent: id === current,
        }))}
    />
  )
}
