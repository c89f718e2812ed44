import { CreditCard } from 'lucide-react'
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react'

import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { groupExpiry, groupNumber, splitExpiry } from './card-text.ts'
import * as styles from './CardFields.css.ts'

/** A card as typed. */
export interface CardValues {
  holderName: string
  number: string
  expiryMonth: string
  expiryYear: string
  cvv: string
}

export interface CardFieldsHandle {
  /** What was typed, for the one call that sends it. */
  read: () => CardValues
  /** Empties the fields. */
  clear: () => void
}

export interface CardFieldsProps {
  /** Reads what was typed, and empties the fields. */
  handle: Ref<CardFieldsHandle>
  strings: { holderName: string; number: string; expiry: string; expiryHint: string; cvv: string; cvvHint: string }
  /** The name of the card's brand, by the number as typed; null while it is unknown. */
  brandOf: (number: string) => string | null
  errors?: Partial<Record<'holderName' | 'number' | 'expiry' | 'cvv', ReactNode>>
  /** Called when a field changes, with its name and the number as typed, of which the first digits name the bank. */
  onChange?: (field: 'holderName' | 'number' | 'expiry' | 'cvv', number: string) => void
}

const empty = { holderName: '', number: '', expiry: '', cvv: '' }

/**
 * The fields of a payment card: number in groups with its brand, expiry, security code, holder. The values stay in this component, and
 * nowhere outlive it: the caller reads them once, to send them to the bank.
 */
export function CardFields({ handle, strings, brandOf, errors = {}, onChange }: CardFieldsProps) {
  const [typed, setTyped] = useState(empty)
  useImperativeHandle(handle, () => ({
    read: () => ({ holderName: typed.holderName, number: typed.number, ...splitExpiry(typed.expiry), cvv: typed.cvv }),
    clear: () => setTyped({ ...empty }),
  }))
  const change = (field: keyof typeof empty, text: string) => {
    const next = { ...typed, [field]: text }
    setTyped(next)
    onChange?.(field, next.number)
  }
  const digits = { type: 'tel', inputMode: 'numeric', spellCheck: 'false', isRequired: true } as const
  return (
    <Stack gap="lg">
      <TextField
        {...digits}
        label={strings.number}
        icon={CreditCard}
        note={brandOf(typed.number)}
        name="cardnumber"
        autoComplete="cc-number"
        maxLength={23}
        value={typed.number}
        onChange={(text) => change('number', groupNumber(typed.number, text))}
        errorMessage={errors.number}
      />
      <div className={styles.pair}>
        <TextField
          {...digits}
          label={strings.expiry}
          placeholder={strings.expiryHint}
          name="exp-date"
          autoComplete="cc-exp"
          maxLength={9}
          value={typed.expiry}
          onChange={(text) => change('expiry', groupExpiry(typed.expiry, text))}
          errorMessage={errors.expiry}
        />
        <TextField
          {...digits}
          label={strings.cvv}
          description={strings.cvvHint}
          name="cvc"
          autoComplete="cc-csc"
          maxLength={4}
          value={typed.cvv}
          onChange={(text) => change('cvv', text)}
          errorMessage={errors.cvv}
        />
      </div>
      <TextField
        label={strings.holderName}
        name="ccname"
        autoComplete="cc-name"
        isRequired
        value={typed.holderName}
        onChange={(text) => change('holderName', text)}
        errorMessage={errors.holderName}
      />
    </Stack>
  )
}
