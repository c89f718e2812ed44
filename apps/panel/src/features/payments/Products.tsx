import type { components } from '@vendor-panel/contract'
import { allProvidersId, productStatuses, type ProductStatus } from '@vendor-panel/domain'
import { Bdi, EmptyState, SegmentedControl, Stack, Table, Text, type TableColumn } from '@vendor-panel/ui'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import { PaymentSection } from './PaymentSection.tsx'
import { ProductStatusTag } from './ProductStatusTag.tsx'

type Product = components['schemas']['ProviderProduct']
type Shown = ProductStatus | 'all'

/** The previous, pending, active and passive products of a provider, or of all providers (PAY-01, PAY-18). */
export function Products({ providerId }: { providerId: number }) {
  const intl = useIntl()
  const [status, setStatus] = useState<Shown>('all')
  const list = usePages('listProviderProducts', {
    path: { productsProviderId: providerId },
    ...(status !== 'all' && { query: { status } }),
  })
  const columns = useColumns(providerId === allProvidersId)
  const title = intl.formatMessage({ id: 'payments.products' })
  const statuses: readonly Shown[] = ['all', ...productStatuses]
  return (
    <PaymentSection title={title} help={intl.formatMessage({ id: 'payments.products.body' })}>
      <Stack gap="md">
        <SegmentedControl
          label={intl.formatMessage({ id: 'payments.products.filter' })}
          variant="chips"
          items={statuses.map((id) => ({ id, label: intl.formatMessage({ id: `payments.product.${id}` }) }))}
          value={status}
          onChange={setStatus}
        />
        <ListStates
          list={list}
          empty={
            <EmptyState icon={PackageOpen} title={intl.formatMessage({ id: 'payments.products.none' })} level={3}>
              {intl.formatMessage({ id: status === 'all' ? 'payments.products.noneBody' : 'payments.products.noMatch' })}
            </EmptyState>
          }
        >
          <Table label={title} isLabelHidden columns={columns} items={list.rows} getKey={({ id }) => id} />
          <ShowMore list={list} />
        </ListStates>
      </Stack>
    </PaymentSection>
  )
}

function useColumns(namesProvider: boolean): TableColumn<Product>[] {
  const intl = useIntl()
  const format = useFormat()
  const { providers } = useUser()
  const nameOf = (providerId: number) => providers.find(({ id }) => id === providerId)?.name
  const provider: TableColumn<Product> = {
    id: 'provider',
    header: intl.formatMessage({ id: 'payments.provider' }),
    cell: ({ providerId }) => <Bdi>{nameOf(providerId) ?? '–'}</Bdi>,
  }
  return [
    { id: 'name', header: intl.formatMessage({ id: 'payments.product' }), cell: ({ name }) => <Bdi>{name}</Bdi> },
    ...(namesProvider ? [provider] : []),
    {
      id: 'days',
      header: intl.formatMessage({ id: 'payments.product.days' }),
      cell: ({ dateStart, dateEnd }) => (
        <Text as="span" isNumeric>
          {intl.formatMessage({ id: 'payments.product.range' }, { start: format.dayShort(dateStart), end: format.dayShort(dateEnd) })}
        </Text>
      ),
    },
    {
      id: 'price',
      header: intl.formatMessage({ id: 'payments.product.price' }),
      isNumeric: true,
      cell: ({ price, currency }) => format.money(price, currency),
    },
    {
      id: 'status',
      header: intl.formatMessage({ id: 'payments.product.status' }),
      cell: ({ status }) => <ProductStatusTag status={status} />,
    },
  ]
}
