import { useQuery } from '@tanstack/react-query'
import { cardLimitProblem, savedCardsMax } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { ButtonLink, EmptyState, RowList, Text } from '@vendor-panel/ui'
import { CreditCard, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { paths } from '../../shared/paths.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useUser } from '../../shared/user.ts'
import { PaymentSection } from './PaymentSection.tsx'
import { SavedCardRow } from './SavedCardRow.tsx'

/** The saved cards of the account: ten at most, one of them primary; account managers only (PAY-01, PAY-03, PAY-20). */
export function SavedCards() {
  const intl = useIntl()
  const { canManage } = useUser()
  return canManage ? (
    <ManagedCards />
  ) : (
    <PaymentSection title={intl.formatMessage({ id: 'payments.cards' })}>
      <Text tone="muted">{intl.formatMessage({ id: 'payments.cards.managersOnly' })}</Text>
    </PaymentSection>
  )
}

function ManagedCards() {
  const intl = useIntl()
  const { customer } = useUser()
  const { data, isError, refetch } = useQuery(query('listCreditCards', { path: { customerId: customer.id } }))
  const cards = data?.data ?? []
  const title = intl.formatMessage({ id: 'payments.cards' })
  const isFull = cardLimitProblem(cards.length) !== null
  // The page of the checkout alone may send a card to the bank (PAY-13).
  const add = (
    <ButtonLink icon={Plus} href={paths.checkout({}, { card: 'new' })}>
      {intl.formatMessage({ id: 'payments.cards.add' })}
    </ButtonLink>
  )
  return (
    <PaymentSection
      title={title}
      help={intl.formatMessage({ id: isFull ? 'payments.cards.full' : 'payments.cards.body' }, { max: savedCardsMax })}
      actions={cards.length > 0 && !isFull && add}
    >
      {!data ? (
        isError ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton count={1} />
        )
      ) : cards.length === 0 ? (
        <EmptyState icon={CreditCard} title={intl.formatMessage({ id: 'payments.cards.none' })} level={3} actions={add}>
          {intl.formatMessage({ id: 'payments.cards.noneBody' })}
        </EmptyState>
      ) : (
        <RowList label={title} items={cards}>
          {(card) => <SavedCardRow card={card} />}
        </RowList>
      )}
    </PaymentSection>
  )
}
