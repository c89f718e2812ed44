import { localDate } from '@vendor-panel/domain'
import { Bdi, RadioGroup } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import type { FormField } from '../../shared/form/use-form.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import type { Payable } from './checkout-form.ts'
import * as styles from './checkout.css.ts'

type ItemChoiceProps = FormField<string | null> & { open: readonly Payable[] }

/** The due payments of the account, and the products of its providers that wait for payment. */
export function ItemChoice({ open, ...field }: ItemChoiceProps) {
  const intl = useIntl()
  const format = useFormat()
  const { providers, details } = useUser()
  const today = localDate(useMinute(), details.timeZone).toString()
  const texts = ({ due, product }: Payable) => {
    if (due) {
      const day = format.day(due.dueDate)
      return {
        title: intl.formatMessage({ id: 'payments.due.installment' }),
        about: [
          intl.formatMessage({ id: due.dueDate < today ? 'payments.due.overdue' : 'payments.due.by' }, { day }),
          intl.formatMessage({ id: 'payments.due.every' }, { months: due.recurringMonth }),
        ],
      }
    }
    const provider = providers.find(({ id }) => id === product?.providerId)?.name
    const days =
      product &&
      intl.formatMessage(
        { id: 'payments.product.range' },
        { start: format.dayShort(product.dateStart), end: format.dayShort(product.dateEnd) },
      )
    return { title: product?.name ?? '', about: [provider, days] }
  }
  return (
    <RadioGroup
      label={intl.formatMessage({ id: 'checkout.item' })}
      options={open.map((one) => {
        const { title, about } = texts(one)
        return {
          value: one.key,
          label: (
            <span className={styles.item}>
              <Bdi>{title}</Bdi>
              <span className={styles.price}>{format.money(one.price, one.currency)}</span>
            </span>
          ),
          description: about
            .filter((part) => typeof part === 'string')
            .map((part, index) => (
              <span key={part}>
                {index > 0 && ' · '}
                <Bdi>{part}</Bdi>
              </span>
            )),
        }
      })}
      {...field}
    />
  )
}
