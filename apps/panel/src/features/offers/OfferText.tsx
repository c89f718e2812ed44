import type { Answer } from '@vendor-panel/sdk'
import { Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import * as coupleStyles from '../../shared/couple-page.css.ts'
import { Facts } from '../../shared/Facts.tsx'
import { moneyText } from '../../shared/money-text.ts'
import * as styles from './offer-page.css.ts'

type Offer = Answer<'getOffer'>['data']
// A day is not an instant: no time zone may change it. Gregorian in every locale (I18N-14).
const ofDay = { calendar: 'gregory', timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** Day, lines, sums and the note of an offer. */
export function OfferText({ offer }: { offer: Offer }) {
  const intl = useIntl()
  const { lines, reduction, subtotal, total, currency, eventDate, spaceName, guestCount, validUntil, note } = offer
  const money = (amount: number) => moneyText(intl, amount, currency)
  const facts = [
    eventDate && intl.formatDate(eventDate, ofDay),
    spaceName,
    guestCount !== null && intl.formatMessage({ id: 'offers.page.guests' }, { count: guestCount }),
  ].filter((fact) => fact !== null && fact !== false && fact !== '')
  return (
    <section className={coupleStyles.ticket} aria-label={intl.formatMessage({ id: 'offers.page.title' })}>
      {facts.length > 0 && (
        <Text size="lg">
          <Facts facts={facts} />
        </Text>
      )}
      <Stack as="ul" gap="none">
        {lines.map((line, index) => (
          <li key={index} className={styles.line}>
            <Stack gap="none" className={styles.name}>
              <span>
                <bdi>{line.name}</bdi>
              </span>
              {line.note && (
                <Text size="sm" tone="muted" dir="auto">
                  {line.note}
                </Text>
              )}
              {line.quantity > 1 && (
                <Text size="sm" tone="muted">
                  {intl.formatMessage({ id: 'offers.page.times' }, { count: line.quantity, price: money(line.price) })}
                </Text>
              )}
            </Stack>
            <span className={styles.amount}>{money(line.amount)}</span>
          </li>
        ))}
      </Stack>
      <Stack gap="xs">
        {reduction > 0 && (
          <>
            <div className={styles.sum}>
              <Text tone="muted">{intl.formatMessage({ id: 'offers.page.subtotal' })}</Text>
              <span className={styles.amount}>{money(subtotal)}</span>
            </div>
            <div className={styles.sum}>
              <Text tone="muted">{intl.formatMessage({ id: 'offers.page.reduction' })}</Text>
              <span className={styles.amount}>{money(-reduction)}</span>
            </div>
          </>
        )}
        <div className={`${styles.sum} ${styles.total}`}>
          <span>{intl.formatMessage({ id: 'offers.page.total' })}</span>
          <span className={styles.amount}>{money(total)}</span>
        </div>
      </Stack>
      {note !== '' && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'offers.page.validUntil' }, { day: intl.formatDate(validUntil, ofDay) })}
      </Text>
    </section>
  )
}
