import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Select } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import type { FormField } from '../../shared/form/use-form.ts'
import { useFormat } from '../../shared/use-format.ts'

type InstallmentsProps = FormField<string> & {
  amount: number
  currency: string
  /** The id of a saved card, or `new`. */
  card: string
  bin: string | null
}

/** In how many parts the bank of the card lets pay; nothing while there is only one (PAY-06). */
export function Installments({ amount, currency, card, bin, ...field }: InstallmentsProps) {
  const intl = useIntl()
  const format = useFormat()
  const source = card === 'new' ? bin !== null && { bin } : { creditCardId: Number(card) }
  const options = useQuery({
    ...query('listInstallmentOptions', { query: { amount, ...source } }),
    enabled: source !== false && amount > 0,
    placeholderData: keepPreviousData,
  })
  const found = source === false ? [] : (options.data?.data ?? [])
  if (found.length < 2) return null
  return (
    <Select
      label={intl.formatMessage({ id: 'checkout.installments' })}
      options={found.map(({ count, amountPerMonth }) => ({
        value: String(count),
        label: intl.formatMessage({ id: 'checkout.installmentPlan' }, { count, amount: format.money(amountPerMonth, currency) }),
      }))}
      {...field}
    />
  )
}
