import type { OrderListStrings } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'

/** The texts of an ordered list, by the name of each row; its page loads the message file `shared.order`. */
export function useOrderStrings(): <Item>(nameOf: (item: Item) => string) => OrderListStrings<Item> {
  const intl = useIntl()
  return (nameOf) => ({
    handle: (item) => intl.formatMessage({ id: 'shared.order.handle' }, { name: nameOf(item) }),
    help: intl.formatMessage({ id: 'shared.order.help' }),
    position: (item, position, count) => intl.formatMessage({ id: 'shared.order.place' }, { name: nameOf(item), place: position, count }),
    cancelled: intl.formatMessage({ id: 'shared.order.cancelled' }),
  })
}
