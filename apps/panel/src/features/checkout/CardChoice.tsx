import { cardLimitProblem } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { Bdi, Checkbox, RadioGroup, Stack, type CardFieldsHandle } from '@vendor-panel/ui'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { cardText, expiryText } from '../../shared/card-text.ts'
import type { FormState } from '../../shared/form/use-form.ts'
import { useUser } from '../../shared/user.ts'
import type { CardField } from './card-form.ts'
import { CardEntry } from './CardEntry.tsx'
import { CardSaving } from './CardSaving.tsx'
import type { CheckoutValues } from './checkout-form.ts'

type CardChoiceProps = {
  cards: Answer<'listCreditCards'>['data']
  form: FormState<CheckoutValues>
  handle: Ref<CardFieldsHandle>
  onChoose: (card: string) => void
  onCardChange: (path: CardField, bin: string | null) => void
}

/** A saved card, or a new one, which is saved only if that is asked for (PAY-02, PAY-19). */
export function CardChoice({ cards, form, handle, onChoose, onCardChange }: CardChoiceProps) {
  const intl = useIntl()
  const { canManage } = useUser()
  const { field, values, errorAt } = form
  const isNew = values.card === 'new'
  const hasRoom = cardLimitProblem(cards.length) === null
  return (
    <Stack gap="lg">
      {cards.length > 0 && (
        <RadioGroup
          label={intl.formatMessage({ id: 'checkout.card' })}
          options={[
            ...cards.map((card) => ({
              value: String(card.id),
              label: (
                <>
                  {card.name !== null && <Bdi>{card.name}</Bdi>} <Bdi>{cardText(card)}</Bdi>
                </>
              ),
              description: intl.formatMessage({ id: 'checkout.card.expires' }, { date: expiryText(card) }),
            })),
            { value: 'new', label: intl.formatMessage({ id: 'checkout.card.another' }) },
          ]}
          {...field('card')}
          onChange={onChoose}
        />
      )}
      {isNew && <CardEntry handle={handle} errorAt={errorAt} onChange={onCardChange} />}
      {isNew && canManage && hasRoom && <Checkbox label={intl.formatMessage({ id: 'checkout.card.save' })} {...field('isSaved')} />}
      {isNew && values.isSaved && <CardSaving name={field('name')} isPrimary={field('isPrimary')} />}
    </Stack>
  )
}
