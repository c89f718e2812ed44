import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { gatedFeatures, localDate } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { EmptyState, Heading, Icon, Inline, Stack, Text, VisuallyHidden } from '@vendor-panel/ui'
import { Check, Minus, Package } from 'lucide-react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { SubscriptionText } from '../../shared/SubscriptionText.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { PaymentSection } from './PaymentSection.tsx'
import * as styles from './payments.css.ts'
import { ProductStatusTag } from './ProductStatusTag.tsx'

type Product = components['schemas']['ProviderProduct']

/** The product that is active today, its end date, and what it includes (PAY-17, PROV-21). */
export function CurrentPackage({ providerId }: { providerId: number }) {
  const intl = useIntl()
  const { data, isError, error, refetch } = useQuery(query('getActiveProduct', { path: { providerId } }))
  // Without read permission the page shows a message, and who can help.
  if (error?.status === 403 || error?.status === 404) throw error
  return (
    <PaymentSection title={intl.formatMessage({ id: 'payments.package' })}>
      {data ? (
        data.data ? (
          <PackageFacts product={data.data} />
        ) : (
          <EmptyState icon={Package} title={intl.formatMessage({ id: 'payments.package.none' })} level={3}>
            {intl.formatMessage({ id: 'payments.package.noneBody' })}
          </EmptyState>
        )
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </PaymentSection>
  )
}

function PackageFacts({ product: { name, status, dateEnd, price, currency, features } }: { product: Product }) {
  const intl = useIntl()
  const format = useFormat()
  const { timeZone } = useUser().details
  const today = localDate(useMinute(), timeZone)
  const days = today.until(Temporal.PlainDate.from(dateEnd)).days
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Inline gap="sm">
          <Heading level={3} dir="auto">
            {name}
          </Heading>
          <ProductStatusTag status={status} />
        </Inline>
        <Text isNumeric>
          {intl.formatMessage({ id: 'payments.package.until' }, { day: format.day(dateEnd), days })}
          {' · '}
          {format.money(price, currency)}
        </Text>
        <SubscriptionText />
      </Stack>
      <ul className={styles.features} aria-label={intl.formatMessage({ id: 'payments.package.features' })}>
        {gatedFeatures.map((feature) => {
          const isIncluded = features.includes(feature)
          return (
            <li key={feature} className={styles.feature}>
              <span className={isIncluded ? styles.included : styles.missing}>
                <Icon icon={isIncluded ? Check : Minus} size={16} />
              </span>
              <Text as="span" tone={isIncluded ? 'inherit' : 'muted'}>
                {intl.formatMessage({ id: `payments.feature.${feature}` })}
                {!isIncluded && <VisuallyHidden> ({intl.formatMessage({ id: 'payments.package.notIncluded' })})</VisuallyHidden>}
              </Text>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
