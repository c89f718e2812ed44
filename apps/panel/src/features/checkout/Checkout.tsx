import { useQuery } from '@tanstack/react-query'
import { allProvidersId } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { ButtonLink, EmptyState } from '@vendor-panel/ui'
import { CircleCheck } from 'lucide-react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { paths } from '../../shared/paths.ts'
import { useUser } from '../../shared/user.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { payables } from './checkout-form.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { NoBank } from './NoBank.tsx'

/** What can be paid, read before the form opens; `wanted` is the key of the item that a link names. */
export function Checkout({ wanted }: { wanted: string | null }) {
  const intl = useIntl()
  const { canManage, customerId } = useUser()
  const bank = useQuery(query('getPaymentBank'))
  const products = useQuery(query('listProviderProducts', { path: { productsProviderId: allProvidersId }, query: { limit: 100 } }))
  // Due payments and saved cards belong to the account: its managers see them.
  const due = useQuery({ ...query('listPendingPayments'), enabled: canManage })
  const cards = useQuery({ ...query('listCreditCards', { path: { customerId } }), enabled: canManage })
  const reads = [bank, products, ...(canManage ? [due, cards] : [])]
  const failed = reads.filter(({ isError, data }) => isError && !data)
  if (failed.length > 0) return <LoadFailed onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
  if (!bank.data || !products.data || reads.some(({ data }) => !data)) return <CheckoutSkeleton />
  if (bank.data.data === null) return <NoBank />
  const open = payables(due.data?.data ?? [], products.data.data)
  if (open.length > 0) return <CheckoutForm bank={bank.data.data} open={open} cards={cards.data?.data ?? []} wanted={wanted} />
  return (
    <EmptyState
      icon={CircleCheck}
      title={intl.formatMessage({ id: 'checkout.empty.title' })}
      actions={<ButtonLink href={paths.home()}>{intl.formatMessage({ id: 'checkout.back' })}</ButtonLink>}
    >
      {intl.formatMessage({ id: canManage ? 'checkout.empty.body' : 'checkout.empty.noManager' })}
    </EmptyState>
  )
}
