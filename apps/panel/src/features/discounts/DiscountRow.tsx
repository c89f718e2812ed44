import { Bdi, Heading, Inline, ListRow, RowActions, StatusTag, Text } from '@vendor-panel/ui'
import { Star } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ReducedPrice } from '../../shared/ReducedPrice.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { DiscountDocuments } from './DiscountDocuments.tsx'
import type { Discount } from './discount-form.ts'

type DiscountRowProps = { discount: Discount; providerName: string | undefined; canWrite: boolean; onEdit: () => void }

/** One discount: its text for couples, value, prices and documents. */
export function DiscountRow({ discount, providerName, canWrite, onEdit }: DiscountRowProps) {
  const intl = useIntl()
  const { intro } = discount
  const removal = useWrite('deleteDiscount', {
    refetch: ['listDiscounts'],
    done: () => intl.formatMessage({ id: 'discounts.deleted' }, { intro }),
  })
  return (
    <ListRow
      actions={
        canWrite && (
          <RowActions
            strings={{
              edit: intl.formatMessage({ id: 'discounts.edit' }),
              editOf: intl.formatMessage({ id: 'discounts.editOf' }, { intro }),
              delete: intl.formatMessage({ id: 'discounts.delete' }),
              deleteOf: intl.formatMessage({ id: 'discounts.deleteOf' }, { intro }),
            }}
            onEdit={onEdit}
            onDelete={() => removal.write({ path: { discountId: discount.id } })}
            isPending={removal.isPending}
          />
        )
      }
    >
      <Inline gap="sm">
        <Heading level={2} size="body" dir="auto">
          {intro}
        </Heading>
        {discount.isPrimary && (
          <StatusTag tone="promote" icon={Star}>
            {intl.formatMessage({ id: 'discounts.primary' })}
          </StatusTag>
        )}
      </Inline>
      <Inline gap="sm">
        <Text isNumeric>
          <DiscountValue discount={discount} />
        </Text>
        <ReducedPrice
          regular={discount.regularPrice}
          reduced={discount.discountedPrice}
          currency={discount.currency}
          strings={{
            regular: intl.formatMessage({ id: 'discounts.regularPrice' }),
            reduced: intl.formatMessage({ id: 'discounts.discountedPrice' }),
          }}
        />
        {providerName && (
          <Text tone="muted">
            <Bdi>{providerName}</Bdi>
          </Text>
        )}
      </Inline>
      <DiscountDocuments discount={discount} canWrite={canWrite} />
    </ListRow>
  )
}

/** The value of the discount: a percentage off, or payment in instalments (DISC-01). */
function DiscountValue({ discount: { discountRatio, installmentCount } }: { discount: Discount }) {
  const intl = useIntl()
  return discountRatio === null
    ? intl.formatMessage({ id: 'discounts.installments' }, { count: installmentCount ?? 0 })
    : intl.formatMessage({ id: 'discounts.off' }, { share: intl.formatNumber(discountRatio / 100, { style: 'percent' }) })
}
