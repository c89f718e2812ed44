import { EmptyState } from '@vendor-panel/ui'
import { Store } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Redirect, useSearch } from 'wouter'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { paths } from '../../shared/paths.ts'
import { allProvidersPath } from '../../shared/provider/provider-menu.ts'
import { useUser } from '../../shared/user.ts'
import { ProviderRow } from './ProviderRow.tsx'

/** The providers of the user (ROUTE-25, PROV-06); the only one is opened at once (PROV-08). */
export function ProvidersPage() {
  const { providers } = useUser()
  const isListRequested = allProvidersPath.endsWith(`?${useSearch()}`)
  const [only] = providers
  if (only && providers.length === 1 && !isListRequested) return <Redirect to={paths.providerInfo({ providerId: only.id })} replace />
  return <Providers />
}

function Providers() {
  const intl = useIntl()
  const { customer } = useUser()
  const list = usePages('listCustomerProviders', { path: { customerId: customer.id } })
  return (
    <ListPage
      title={intl.formatMessage({ id: 'app.nav.providers' })}
      list={list}
      count={(total) => intl.formatMessage({ id: 'providers.count' }, { count: total })}
      empty={
        <EmptyState icon={Store} title={intl.formatMessage({ id: 'providers.empty.title' })}>
          {intl.formatMessage({ id: 'providers.empty.body' })}
        </EmptyState>
      }
    >
      {(provider) => <ProviderRow provider={provider} />}
    </ListPage>
  )
}
