import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx'

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'unit' | 'fractionDigits' | 'step' | 'strings' | 'minValue' | 'maxValue'> {
  /** ISO 4217 code of the currency. */
  currency: string
}

/** An amount in whole units of a currency, with its sign on the side that the locale uses. Neither wheel nor arrow keys change it. */
export const MoneyField = ({ currency, ...props }: MoneyFieldProps) => <NumberField {...props} unit={{ currency }} />
