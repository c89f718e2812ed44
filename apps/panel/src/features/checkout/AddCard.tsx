import { useQuery } from '@tanstack/react-query'
import { cardTextProblem, localDate, present } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Button, Text, type CardFieldsHandle } from '@vendor-panel/ui'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { Form } from '../../shared/form/Form.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { productInfoPath } from '../../shared/paths.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { newCardProblems, noCard, savingOf } from './card-form.ts'
import { CardEntry } from './CardEntry.tsx'
import { CardSaving } from './CardSaving.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { NoBank } from './NoBank.tsx'
import { isDecided, paymentRefusal } from './refusal.ts'
import { useCardToken } from './use-card-token.ts'

/** Saves a card without a payment; account managers only (PAY-02, PAY-03). */
export function AddCard() {
  const intl = useIntl()
  const { canManage } = useUser()
  const { data, isError, refetch } = useQuery(query('getPaymentBank'))
  if (!canManage) return <Text tone="muted">{intl.formatMessage({ id: 'checkout.add.noManager' })}</Text>
  if (!data) return isError ? <LoadFailed onRetry={() => void refetch()} /> : <CheckoutSkeleton />
  return data.data === null ? <NoBank /> : <AddCardForm tokenUrl={data.data.tokenUrl} />
}

function AddCardForm({ tokenUrl }: { tokenUrl: string }) {
  const intl = useIntl()
  const { customer, details } = useUser()
  const [, navigate] = useLocation()
  const today = localDate(useMinute(), details.timeZone)
  const fields = useRef<CardFieldsHandle>(null)
  const token = useCardToken(fields, tokenUrl, today)
  const { write } = useWrite('createCreditCard', {
    refetch: ['listCreditCards'],
    done: () => intl.formatMessage({ id: 'checkout.add.done' }),
    hasForm: true,
  })
  const form = useForm({
    initial: { name: '', isPrimary: false, ...noCard },
    check: ({ name }) => [
      ...(fields.current ? newCardProblems(fields.current.read(), today) : []),
      ...present([cardTextProblem('name', name)]),
    ],
    refusal: paymentRefusal,
    send: async (values, { idempotencyKey }) => {
      try {
        const body = { token: await token.take(), ...savingOf(values) }
        await write({ path: { customerId: customer.id }, body, idempotencyKey })
        token.wipe()
        navigate(productInfoPath)
      } catch (error) {
        // The next try is another request: with another token, and another idempotency key.
        if (isDecided(error)) {
          token.clear()
          form.change({})
        }
        throw error
      }
    },
  })
  return (
    <Form form={form} aria-label={intl.formatMessage({ id: 'checkout.add.title' })}>
      <CardEntry
        handle={fields}
        errorAt={form.errorAt}
        onChange={(path) => {
          token.change()
          form.change({ [path]: null })
        }}
      />
      <CardSaving name={form.field('name')} isPrimary={form.field('isPrimary')} />
      <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
        {intl.formatMessage({ id: 'checkout.add.save' })}
      </Button>
      <Text tone="muted" size="sm">
        {intl.formatMessage({ id: 'checkout.safe' })}
      </Text>
    </Form>
  )
}
