import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { EmptyState, Heading, OrderList, Stack, Text } from '@vendor-panel/ui'
import { Link2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useOrderStrings } from '../../shared/list/use-order-strings.ts'
import { ProviderPage, type Provider } from '../../shared/provider/ProviderPage.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { AddRelatedProvider } from './AddRelatedProvider.tsx'
import { RelatedProviderRow } from './RelatedProviderRow.tsx'

/** The other providers of the account that couples see next to this one: listed, added, ordered and removed (PROV-15). */
export const RelatedProvidersPage = () => (
  <ProviderPage entry="related">{(provider, canWrite) => <RelatedProviders provider={provider} canWrite={canWrite} />}</ProviderPage>
)

function RelatedProviders({ provider, canWrite }: { provider: Provider; canWrite: boolean }) {
  const intl = useIntl()
  const path = { providerId: provider.id }
  const { data, isError, error, refetch } = useQuery(query('listRelatedProviders', { path }))
  const order = useWrite('replaceRelatedProviderOrder', {
    refetch: ['listRelatedProviders'],
    done: () => intl.formatMessage({ id: 'shared.order.saved' }),
  })
  const strings = useOrderStrings()
  // Without read permission the page shows a message, and who can help.
  if (error?.status === 403 || error?.status === 404) throw error
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  const related = data.data
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>{intl.formatMessage({ id: 'shared.provider.menu.related' })}</Heading>
        <Text tone="muted" isProse>
          {intl.formatMessage({ id: 'related-providers.body' })}
        </Text>
      </Stack>
      {canWrite && <AddRelatedProvider provider={provider} related={related} />}
      {related.length === 0 ? (
        <EmptyState icon={Link2} title={intl.formatMessage({ id: 'related-providers.empty.title' })} level={3}>
          {intl.formatMessage({ id: 'related-providers.empty.body' })}
        </EmptyState>
      ) : (
        <OrderList
          label={intl.formatMessage({ id: 'shared.provider.menu.related' })}
          items={related}
          getKey={({ id }) => id}
          onOrder={canWrite ? (ids) => order.write({ path, body: { ids } }) : undefined}
          strings={strings<(typeof related)[number]>((relation) => relation.provider.name)}
        >
          {(relation) => <RelatedProviderRow providerId={provider.id} relation={relation} canWrite={canWrite} />}
        </OrderList>
      )}
    </Stack>
  )
}
