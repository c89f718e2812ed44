import { Stack, TabLinks } from '@vendor-panel/ui'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'wouter'
import type { FeatureParts } from '../../shared/feature-parts.ts'
import { paths } from '../../shared/paths.ts'
import type { ProviderPageName } from '../../shared/provider/provider-menu.ts'
import { ProviderPage, type Provider } from '../../shared/provider/ProviderPage.tsx'
import { Menus } from './Menus.tsx'
import { Prices } from './Prices.tsx'
import { Spaces } from './Spaces.tsx'

type TabContent = { page: ProviderPageName; Content: ComponentType<{ provider: Provider }> }

/** The tabs of the menu's pricing packages, each with its permission. */
const tabs = {
  budget: { page: 'budget', Content: Prices },
  menus: { page: 'budget', Content: Menus },
  capacity: { page: 'info', Content: Spaces },
} satisfies Record<string, TabContent>
type Tab = keyof typeof tabs
const tabNames = Object.keys(tabs) as Tab[]

/** The info pages of a provider: those of its prices are tabs of this page, the others are a part of another feature (ROUTE-26, ROUTE-27). */
export function ProviderInfoPage({ ProviderInfo, MediaTab }: Pick<FeatureParts, 'ProviderInfo' | 'MediaTab'>) {
  const intl = useIntl()
  const params = useParams()
  const tab = tabNames.find((one) => one === params['tab'])
  if (!tab) return <ProviderInfo tab={params['tab']} MediaTab={MediaTab} />
  const { page, Content }: TabContent = tabs[tab]
  return (
    <ProviderPage
      entry="budget"
      page={page}
      title={intl.formatMessage({ id: `catalogs.tab.${tab}` })}
      pathOf={(providerId) => paths.providerInfo({ providerId, tab })}
    >
      {(provider) => (
        <Stack gap="xl">
          <TabLinks
            label={intl.formatMessage({ id: 'shared.provider.menu.budget' })}
            links={tabNames.map((one) => ({
              href: paths.providerInfo({ providerId: provider.id, tab: one }),
              label: intl.formatMessage({ id: `catalogs.tab.${one}` }),
              isCurrent: one === tab,
            }))}
          />
          <Content provider={provider} />
        </Stack>
      )}
    </ProviderPage>
  )
}
