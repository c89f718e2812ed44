import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { LoadFailed } from './LoadFailed.tsx'
import { useFormat } from './use-format.ts'
import { useUser } from './user.ts'

/** Until when the package of the account runs, and whether it renews (SET-06). Its texts are in the messages `shared.subscription`. */
export function SubscriptionText() {
  const intl = useIntl()
  const format = useFormat()
  const { customer } = useUser()
  const { data, isError, refetch } = useQuery(query('getSubscription', { path: { customerId: customer.id } }))
  if (!data) return isError ? <LoadFailed onRetry={() => void refetch()} /> : null
  const { data: subscription } = data
  return (
    <Text>
      {subscription
        ? intl.formatMessage(
            { id: subscription.autoRenew ? 'shared.subscription.renews' : 'shared.subscription.ends' },
            { day: format.day(subscription.dateEnd) },
          )
        : intl.formatMessage({ id: 'shared.subscription.none' })}
    </Text>
  )
}
