import { createCreditCardBounds as bounds } from '@vendor-panel/domain/bounds'
import { Checkbox, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import type { FormField } from '../../shared/form/use-form.ts'

type CardSavingProps = { name: FormField<string>; isPrimary: FormField<boolean> }

/** The name of a card that is saved, and whether it is used first (PAY-02). */
export function CardSaving({ name, isPrimary }: CardSavingProps) {
  const intl = useIntl()
  return (
    <>
      <TextField
        label={intl.formatMessage({ id: 'checkout.card.name' })}
        marker={intl.formatMessage({ id: 'checkout.optional' })}
        description={intl.formatMessage({ id: 'checkout.card.nameHint' })}
        autoComplete="off"
        maxLength={bounds.name.maxLength}
        {...name}
      />
      <Checkbox label={intl.formatMessage({ id: 'checkout.card.primary' })} {...isPrimary} />
    </>
  )
}
