import { useQueries, useQuery } from '@tanstack/react-query'
import { catalogState, localDate } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Button, EmptyState, Inline, Stack } from '@vendor-panel/ui'
import { Plus, Tag } from 'lucide-react'
import { startTransition, useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useCanWrite } from '../../shared/provider-access.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { CatalogSection } from './CatalogSection.tsx'
import { stateOrder } from './catalog-states.ts'
import { NewCatalog } from './NewCatalog.tsx'
import { PastPrices } from './PastPrices.tsx'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'

/** The price lists of a provider: those that apply, those for later, those that have expired, and past prices (CAT-21, PROV-34). */
export function Prices({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const today = localDate(useMinute(), useUser().details.timeZone)
  const canWrite = useCanWrite(provider.id, 'budget')
  const [isAdding, setAdding] = useState(false)
  const catalogs = useQuery(query('listCatalogs', { query: { providerId: provider.id } }))
  const types = useQuery(query('listCatalogTypes', { query: { providerCategoryId: provider.category.id } }))
  const typeIds = types.data?.data.map(({ id }) => id) ?? []
  const items = useQueries({
    queries: typeIds.map((catalogTypeId) =>
      query('listCatalogItems', { query: { catalogTypeId, providerCategoryId: provider.category.id } }),
    ),
  })
  const failed = [catalogs, types, ...items].filter(({ isError }) => isError)
  const refused = failed.find(({ error }) => error?.status === 403 || error?.status === 404)
  // Without read permission the page shows a message, and who can help.
  if (refused?.error) throw refused.error
  if (failed.length > 0) return <LoadFailed onRetry={() => void Promise.all(failed.map((read) => read.refetch()))} />
  const itemsOf = (typeId: number) => items[typeIds.indexOf(typeId)]?.data?.data ?? []
  if (!catalogs.data || !types.data || items.some(({ data }) => !data)) return <RowsSkeleton />

  const order = (catalog: (typeof catalogs.data.data)[number]) => stateOrder.indexOf(catalogState(catalog, today))
  const sorted = catalogs.data.data.toSorted((one, other) => order(one) - order(other))
  const add = canWrite && !isAdding && types.data.data.length > 0 && (
    // The press is painted before the grid, which a phone takes long to render.
    <Button variant={sorted.length === 0 ? 'primary' : 'secondary'} icon={Plus} onPress={() => startTransition(() => setAdding(true))}>
      {intl.formatMessage({ id: 'catalogs.add' })}
    </Button>
  )
  return (
    <Stack gap="xl">
      {isAdding && (
        <NewCatalog provider={provider} types={types.data.data} itemsOf={itemsOf} taken={sorted} onClose={() => setAdding(false)} />
      )}
      {sorted.length > 0 && <Inline gap="sm">{add}</Inline>}
      {sorted.length === 0 && !isAdding && (
        <EmptyState icon={Tag} title={intl.formatMessage({ id: 'catalogs.empty.title' })} actions={add}>
          {intl.formatMessage({ id: 'catalogs.empty.body' })}
        </EmptyState>
      )}
      <Stack gap="xl">
        {sorted.map((catalog) => (
          <CatalogSection
            key={catalog.id}
            catalog={catalog}
            items={itemsOf(catalog.catalogType.id)}
            hasSeasons={sorted.some(({ catalogType, season }) => season !== null && catalogType.id === catalog.catalogType.id)}
            canWrite={canWrite}
          />
        ))}
      </Stack>
      <PastPrices providerId={provider.id} />
    </Stack>
  )
}
