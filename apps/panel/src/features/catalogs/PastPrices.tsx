import { Disclosure, Stack, Table, type TableColumn } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages, type RowOf } from '../../shared/list/use-pages.ts'
import { useFormat } from '../../shared/use-format.ts'

type PastPrice = RowOf<'listPriceHistory'>

/** Prices that were changed or removed, the latest first (PROV-34). */
export function PastPrices({ providerId }: { providerId: number }) {
  const intl = useIntl()
  const format = useFormat()
  const list = usePages('listPriceHistory', { path: { providerId } })
  const header = (id: 'item' | 'period' | 'price' | 'validUntil' | 'changedBy' | 'changedAt') =>
    intl.formatMessage({ id: `catalogs.past.${id}` })
  const columns: TableColumn<PastPrice>[] = [
    { id: 'item', header: header('item'), cell: ({ item, option }) => `${item}: ${option}` },
    { id: 'period', header: header('period'), cell: ({ weekPeriod }) => intl.formatMessage({ id: `catalogs.column.${weekPeriod}` }) },
    { id: 'price', header: header('price'), isNumeric: true, cell: ({ price, currency }) => format.money(price, currency) },
    { id: 'validUntil', header: header('validUntil'), cell: ({ validUntil }) => format.dayShort(validUntil) },
    { id: 'changedBy', header: header('changedBy'), cell: ({ changedBy }) => changedBy.name },
    { id: 'changedAt', header: header('changedAt'), cell: ({ changedAt }) => format.full(changedAt) },
  ]
  const title = intl.formatMessage({ id: 'catalogs.past.title' })
  return (
    <Disclosure title={title}>
      <Stack gap="lg">
        <ListStates list={list} empty={intl.formatMessage({ id: 'catalogs.past.empty' })}>
          <Table label={title} isLabelHidden columns={columns} items={list.rows} getKey={({ id }) => id} />
        </ListStates>
        <ShowMore list={list} />
      </Stack>
    </Disclosure>
  )
}
