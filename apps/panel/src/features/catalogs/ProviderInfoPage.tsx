import { Page, Select, Stack, TabLinks, Text } from '@vendor-panel/ui'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useParams } from 'wouter'
import { ErrorView } from '../../shared/ErrorView.tsx'
import { usePageTitle } from '../../shared/navigation.ts'
import { pathId } from '../../shared/path-id.ts'
import { paths } from '../../shared/paths.ts'
import { useUser, type SessionUser } from '../../shared/user.ts'
import * as styles from './catalogs.css.ts'
import { Menus } from './Menus.tsx'
import { Prices } from './Prices.tsx'
import { Spaces } from './Spaces.tsx'

export type Provider = SessionUser['providers'][number]

const contents = { budget: Prices, menus: Menus, capacity: Spaces } satisfies Record<string, ComponentType<{ provider: Provider }>>
type Tab = keyof typeof contents
const tabs = Object.keys(contents) as Tab[]

/** The info pages of a provider, as tabs: its name, and the same tab of the other providers (ROUTE-26, ROUTE-27). */
export function ProviderInfoPage() {
  const intl = useIntl()
  const { providers } = useUser()
  const [, navigate] = useLocation()
  const params = useParams()
  const provider = providers.find(({ id }) => id === pathId(params['providerId']))
  const tab = tabs.find((one) => one === params['tab'])
  const label = intl.formatMessage({ id: tab ? `catalogs.tab.${tab}` : 'app.title.providerInfo' })
  usePageTitle(provider ? intl.formatMessage({ id: 'catalogs.pageTitle' }, { tab: label, provider: provider.name }) : null)
  if (!provider) return <ErrorView kind="notFound" />
  const Content = tab ? contents[tab] : NotYet
  return (
    <Page
      title={<bdi>{provider.name}</bdi>}
      note={<bdi>{`${provider.category.name} · ${provider.city}`}</bdi>}
      actions={
        providers.length > 1 && (
          <div className={styles.chooser}>
            <Select
              label={intl.formatMessage({ id: 'catalogs.provider' })}
              isLabelHidden
              options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(provider.id)}
              onChange={(providerId) => navigate(paths.providerInfo({ providerId, ...(tab && { tab }) }))}
            />
          </div>
        )
      }
    >
      <Stack gap="xl">
        <TabLinks
          label={intl.formatMessage({ id: 'catalogs.tabs' }, { provider: provider.name })}
          links={tabs.map((one) => ({
            href: paths.providerInfo({ providerId: provider.id, tab: one }),
            label: intl.formatMessage({ id: `catalogs.tab.${one}` }),
            isCurrent: one === tab,
          }))}
        />
        <Content key={provider.id} provider={provider} />
      </Stack>
    </Page>
  )
}

/** A tab of a later version. */
function NotYet() {
  const intl = useIntl()
  return (
    <Text tone="muted" isProse>
      {intl.formatMessage({ id: 'app.notYet.body' }, { page: intl.formatMessage({ id: 'app.title.providerInfo' }) })}
    </Text>
  )
}
