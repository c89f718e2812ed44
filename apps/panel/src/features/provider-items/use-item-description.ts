import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { useIntl } from 'react-intl'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import type { ItemFields } from './item-form.ts'

/** The fields of an item as text, to compare two versions. */
export function useItemDescription(provider: Provider) {
  const intl = useIntl()
  const format = useFormat()
  const { currency } = useUser().customer
  const { data } = useQuery(query('listItemOptionGroups', { query: { categoryId: provider.category.id } }))
  const options = (data?.data ?? []).flatMap((group) => group.options)
  const money = (amount: number | null) => (amount === null || Number.isNaN(amount) ? '' : format.money(amount, currency))
  return (fields: ItemFields) => [
    { label: intl.formatMessage({ id: 'provider-items.name' }), text: fields.name },
    { label: intl.formatMessage({ id: 'provider-items.intro' }), text: fields.intro },
    { label: intl.formatMessage({ id: 'provider-items.gift' }), text: fields.giftText },
    { label: intl.formatMessage({ id: 'provider-items.price' }), text: money(fields.price) },
    { label: intl.formatMessage({ id: 'provider-items.discountedPrice' }), text: money(fields.discountedPrice) },
    {
      label: intl.formatMessage({ id: 'provider-items.pictures' }),
      text: intl.formatMessage({ id: 'provider-items.pictureCount' }, { count: fields.imageIds.length }),
    },
    { label: intl.formatMessage({ id: 'provider-items.modelName' }), text: fields.modelName },
    {
      label: intl.formatMessage({ id: 'provider-items.options' }),
      text: options.flatMap(({ id, name }) => (fields.optionIds.includes(id) ? [name] : [])).join(', '),
    },
  ]
}
