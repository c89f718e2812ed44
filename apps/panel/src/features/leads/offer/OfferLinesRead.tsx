import { offerTotals } from '@vendor-panel/domain'
import { Bdi, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useFormat } from '../../../shared/use-format.ts'
import * as styles from './offer.css.ts'

type ReadProps = {
  lines: readonly { name: string; quantity: number | null; price: number | null }[]
  reduction: number | null
  currency: string
}

/** The lines of an offer and their sums, as the couple reads them. */
export function OfferLinesRead({ lines, reduction, currency }: ReadProps) {
  const intl = useIntl()
  const format = useFormat()
  const { amounts, subtotal, total } = offerTotals({ lines: lines.map((line) => ({ ...line, note: null })), reduction })
  return (
    <Stack gap="sm">
      <Stack as="ul" gap="sm">
        {lines.map(({ name, quantity, price }, index) => (
          <li key={index} className={styles.row}>
            <span className={styles.name}>
              <Bdi>{name}</Bdi>{' '}
              {quantity !== null && quantity > 1 && (
                <Text as="span" size="sm" tone="muted">
                  {intl.formatMessage({ id: 'leads.offer.times' }, { count: quantity, price: format.money(price ?? 0, currency) })}
                </Text>
              )}
            </span>
            <span>{format.money(amounts[index] ?? 0, currency)}</span>
          </li>
        ))}
      </Stack>
      {reduction !== null && reduction > 0 && (
        <>
          <div className={styles.row}>
            <Text tone="muted">{intl.formatMessage({ id: 'leads.offer.subtotal' })}</Text>
            <span>{format.money(subtotal, currency)}</span>
          </div>
          <div className={styles.row}>
            <Text tone="muted">{intl.formatMessage({ id: 'leads.offer.reduction' })}</Text>
            <span>{format.money(-reduction, currency)}</span>
          </div>
        </>
      )}
      <div className={styles.total}>
        <span>{intl.formatMessage({ id: 'leads.offer.total' })}</span>
        <span>{format.money(total, currency)}</span>
      </div>
    </Stack>
  )
}
