import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@vendor-panel/sdk'
import { query, useMutate } from '@vendor-panel/sdk/query'
import { Banner, Button, Inline, Stack } from '@vendor-panel/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { bankNavigation } from './go-to-bank.ts'
import { paymentRefusal } from './refusal.ts'

type WaitingPaymentProps = { paymentId: number; onAnswer: () => void }

/** A payment that waits for its bank, which is asked at once; then the person continues on its page, asks again, or cancels (PAY-06). */
export function WaitingPayment({ paymentId, onAnswer }: WaitingPaymentProps) {
  const intl = useIntl()
  const bank = useQuery(query('getPaymentBank'))
  const [problem, setProblem] = useState<string | null>(null)
  const show = (error: ApiError) => setProblem(paymentRefusal(error, [], intl).summary.join(' '))
  const { mutate, data, isPending } = useMutate('createPaymentAction', {
    refetch: ['listPayments', 'listPendingPayments', 'listProviderProducts', 'listCreditCards'],
    meta: { isErrorOwned: true },
    // A refused payment, and one that is settled already, have their result on the server.
    onError: (error) => (error.status === 422 || error.status === 409 ? onAnswer() : show(error)),
    onSuccess: ({ data: { payment } }) => {
      setProblem(null)
      if (payment.status !== 'pending') onAnswer()
    },
  })
  const act = (type: 'confirm-3d' | 'cancel') => mutate({ path: { paymentId }, body: { type } })
  useEffect(() => mutate({ path: { paymentId }, body: { type: 'confirm-3d' } }), [mutate, paymentId])
  const threeD = data?.data.threeD
  const isBankUnknown = bank.isError && !bank.data
  const continueAtBank = () => {
    try {
      if (threeD && bank.data?.data) bankNavigation(threeD, bank.data.data.bankHosts)()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      show(error)
    }
  }
  return (
    <Stack gap="lg">
      <Banner tone={problem === null ? 'info' : 'caution'} isLive title={intl.formatMessage({ id: 'checkout.status.pending' })}>
        {problem ?? intl.formatMessage({ id: 'checkout.pendingHint' })}
      </Banner>
      {threeD && isBankUnknown && <LoadFailed onRetry={() => void bank.refetch()} />}
      <Inline>
        {threeD && !isBankUnknown && (
          <Button variant="primary" isPending={!bank.data} onPress={continueAtBank}>
            {intl.formatMessage({ id: 'checkout.toBank' })}
          </Button>
        )}
        <Button isPending={isPending} onPress={() => act('confirm-3d')}>
          {intl.formatMessage({ id: 'checkout.checkAgain' })}
        </Button>
        <Button isDisabled={isPending} onPress={() => act('cancel')}>
          {intl.formatMessage({ id: 'checkout.cancel' })}
        </Button>
      </Inline>
    </Stack>
  )
}
