import { Button, EmptyState, Heading, Inline, OrderList, RowListSkeleton, Stack, Text } from '@vendor-panel/ui'
import { Gift, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { itemCountLimit } from '@vendor-panel/domain'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { useOrderStrings } from '../../shared/list/use-order-strings.ts'
import { usePages } from '../../shared/list/use-pages.ts'
import { ProviderPage, type Provider } from '../../shared/provider/ProviderPage.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { DressBids } from './DressBids.tsx'
import { AddItemDialog, EditItemDialog } from './item-dialogs.ts'
import type { ProviderItem } from './item-form.ts'
import { ItemRow } from './ItemRow.tsx'

/** The offers and products of a provider: listed, added, changed, ordered and deleted (ROUTE-33, PROV-14, ITEM-01). */
export const ItemsPage = () => (
  <ProviderPage entry="items">{(provider, canWrite) => <Items provider={provider} canWrite={canWrite} />}</ProviderPage>
)

function Items({ provider, canWrite }: { provider: Provider; canWrite: boolean }) {
  const intl = useIntl()
  const list = usePages('listProviderItems', { query: { providerId: provider.id, limit: itemCountLimit } })
  const order = useWrite('replaceProviderItemOrder', {
    refetch: ['listProviderItems'],
    done: () => intl.formatMessage({ id: 'shared.order.saved' }),
  })
  const strings = useOrderStrings()
  const [dialog, setDialog] = useState<'add' | ProviderItem | null>(null)
  const close = () => setDialog(null)
  const add = canWrite && (
    <Button variant="primary" icon={Plus} onPress={() => setDialog('add')}>
      {intl.formatMessage({ id: 'provider-items.add' })}
    </Button>
  )
  // The order of all items is saved as a whole.
  const canOrder = canWrite && !list.hasMore && !list.isMoreLoading
  return (
    <Stack gap="lg">
      <Inline gap="md" justify="between">
        <Stack gap="xs">
          <Heading level={2}>{intl.formatMessage({ id: 'shared.provider.menu.items' })}</Heading>
          <Text tone="muted" role="status">
            {list.total !== undefined && intl.formatMessage({ id: 'provider-items.count' }, { count: list.total })}
          </Text>
        </Stack>
        <Inline gap="sm">
          <DressBids providerId={provider.id} />
          {list.total !== 0 && add}
        </Inline>
      </Inline>
      <ListStates
        list={list}
        skeleton={<RowListSkeleton hasActions={canWrite} />}
        empty={
          <EmptyState icon={Gift} title={intl.formatMessage({ id: 'provider-items.empty.title' })} level={3} actions={add}>
            {intl.formatMessage({ id: 'provider-items.empty.body' })}
          </EmptyState>
        }
      >
        {canWrite && list.hasMore && <Text tone="muted">{intl.formatMessage({ id: 'provider-items.orderAll' })}</Text>}
        <OrderList<ProviderItem>
          label={intl.formatMessage({ id: 'shared.provider.menu.items' })}
          items={list.rows}
          getKey={({ id }) => id}
          onOrder={canOrder ? (ids) => order.write({ body: { providerId: provider.id, ids } }) : undefined}
          strings={strings<ProviderItem>(({ name }) => name)}
        >
          {(item) => <ItemRow item={item} categoryId={provider.category.id} canWrite={canWrite} onEdit={() => setDialog(item)} />}
        </OrderList>
      </ListStates>
      <ShowMore list={list} />
      {dialog === 'add' && <AddItemDialog provider={provider} onClose={close} />}
      {typeof dialog === 'object' && dialog && <EditItemDialog provider={provider} item={dialog} onClose={close} />}
    </Stack>
  )
}
