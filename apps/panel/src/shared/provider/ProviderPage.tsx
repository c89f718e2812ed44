import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Banner, ButtonLink, Inline, Page, Select, Stack } from '@vendor-panel/ui'
import { LayoutList } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useParams } from 'wouter'
import { ErrorView } from '../ErrorView.tsx'
import { usePageTitle } from '../navigation.ts'
import { pathId } from '../path-id.ts'
import { useProviderAccess } from '../provider-access.ts'
import { useUser, type SessionUser } from '../user.ts'
import { ProviderMenu } from './ProviderMenu.tsx'
import { allProvidersPath, providerMenu, type ProviderMenuEntry, type ProviderPageName } from './provider-menu.ts'
import * as styles from './ProviderPage.css.ts'

export type Provider = SessionUser['providers'][number]

type ProviderPageProps = {
  /** The current entry of the menu. */
  entry: ProviderMenuEntry
  /** The permission of the content, if it is not that of the entry. */
  page?: ProviderPageName
  /** The name of the page in the document title, if it is not that of the entry. */
  title?: string
  /** The same page of another provider, if it is not that of the entry. */
  pathOf?: (providerId: number) => string
  /** Nothing on the page can be changed, so that reading it is all there is. */
  isInformation?: boolean
  children: (provider: Provider, canWrite: boolean) => ReactNode
}

/**
 * A page of one provider: its name, its menu, and the same page of the other providers. An unknown provider, or one of another account, is
 * not found; without permission the address stays, and the page shows who can help (SHELL-13, ROUTE-48, PERM-03, PERM-05).
 */
export function ProviderPage(props: ProviderPageProps) {
  const { providers } = useUser()
  const params = useParams()
  const provider = providers.find(({ id }) => id === pathId(params['providerId']))
  return provider ? <Opened key={provider.id} provider={provider} {...props} /> : <ErrorView kind="notFound" />
}

function Opened({ provider, entry, page, title, pathOf, isInformation = false, children }: ProviderPageProps & { provider: Provider }) {
  const intl = useIntl()
  const { providers } = useUser()
  const [, navigate] = useLocation()
  const menu = providerMenu.find(({ id }) => id === entry)!
  const access = useProviderAccess(provider.id)(page ?? menu.page)
  const label = title ?? intl.formatMessage({ id: `shared.provider.menu.${entry}` })
  usePageTitle(access === 'none' ? null : intl.formatMessage({ id: 'shared.provider.pageTitle' }, { page: label, provider: provider.name }))
  if (access === 'none') return <ErrorView kind="unauthorized" />
  return (
    <Page
      title={<bdi>{provider.name}</bdi>}
      note={<bdi>{`${provider.category.name} · ${provider.city}`}</bdi>}
      actions={
        <Inline gap="sm">
          {providers.length > 1 && (
            <div className={styles.chooser}>
              <Select
                label={intl.formatMessage({ id: 'shared.provider.choose' })}
                isLabelHidden
                options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={String(provider.id)}
                onChange={(id) => navigate((pathOf ?? menu.href)(Number(id)))}
              />
            </div>
          )}
          <ButtonLink variant="quiet" icon={LayoutList} href={allProvidersPath}>
            {intl.formatMessage({ id: 'shared.provider.all' })}
          </ButtonLink>
        </Inline>
      }
    >
      <Stack gap="xl">
        <ProviderMenu provider={provider} current={entry} />
        <OnHold providerId={provider.id} />
        {access === 'read' && !isInformation && <ReadOnly />}
        {children(provider, access === 'write')}
      </Stack>
    </Page>
  )
}

/** Why couples do not see the page, and its statistics are closed (PROV-33). */
function OnHold({ providerId }: { providerId: number }) {
  const intl = useIntl()
  const { data } = useQuery(query('getProvider', { path: { providerId } }))
  return (
    data?.data.onHold && (
      <Banner tone="caution" title={intl.formatMessage({ id: 'shared.provider.onHold.title' })}>
        {intl.formatMessage({ id: 'shared.provider.onHold.body' })}
      </Banner>
    )
  )
}

/** Account managers may change every page, unless the configuration of the country restricts its pictures and offers (PERM-05). */
function ReadOnly() {
  const intl = useIntl()
  const { canManage } = useUser()
  return <Banner tone="neutral">{intl.formatMessage({ id: canManage ? 'shared.provider.restricted' : 'shared.provider.readOnly' })}</Banner>
}
