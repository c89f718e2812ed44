import { cardBrand, cardDigits } from '@vendor-panel/domain'
import { CardFields, type CardFieldsHandle } from '@vendor-panel/ui'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { brandText } from '../../shared/card-text.ts'
import type { CardField } from './card-form.ts'

type CardEntryProps = {
  handle: Ref<CardFieldsHandle>
  errorAt: (path: CardField) => string | undefined
  /** A field has changed; the first six digits of the number name its bank. */
  onChange: (path: CardField, bin: string | null) => void
}

const binLength = 6
const binOf = (number: string) => (cardDigits(number).length >= binLength ? cardDigits(number).slice(0, binLength) : null)

/** The fields of a new card (PAY-02). */
export function CardEntry({ handle, errorAt, onChange }: CardEntryProps) {
  const intl = useIntl()
  return (
    <CardFields
      handle={handle}
      strings={{
        holderName: intl.formatMessage({ id: 'checkout.card.holder' }),
        number: intl.formatMessage({ id: 'checkout.card.number' }),
        expiry: intl.formatMessage({ id: 'checkout.card.expiry' }),
        expiryHint: intl.formatMessage({ id: 'checkout.card.expiryHint' }),
        cvv: intl.formatMessage({ id: 'checkout.card.cvv' }),
        cvvHint: intl.formatMessage({ id: 'checkout.card.cvvHint' }),
      }}
      brandOf={(number) => brandText(cardBrand(number)) || null}
      errors={{
        holderName: errorAt('holderName'),
        number: errorAt('number'),
        expiry: errorAt('expiryMonth'),
        cvv: errorAt('cvv'),
      }}
      onChange={(field, number) => onChange(field === 'expiry' ? 'expiryMonth' : field, binOf(number))}
    />
  )
}
