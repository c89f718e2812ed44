import { keepFocusIn } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { DocumentChip } from '../../shared/DocumentChip.tsx'
import { useWrite } from '../../shared/use-write.ts'
import type { Discount } from './discount-form.ts'
import * as styles from './discounts.css.ts'

/** The documents of a discount: each can be downloaded, and removed with Undo (DISC-01). */
export function DiscountDocuments({ discount, canWrite }: { discount: Discount; canWrite: boolean }) {
  const intl = useIntl()
  if (discount.documents.length === 0) return null
  return (
    <ul ref={keepFocusIn} className={styles.documents} aria-label={intl.formatMessage({ id: 'discounts.documents' })}>
      {discount.documents.map((document) => (
        <li key={document.id}>
          <Document discountId={discount.id} document={document} canWrite={canWrite} />
        </li>
      ))}
    </ul>
  )
}

type DocumentProps = { discountId: number; document: Discount['documents'][number]; canWrite: boolean }

function Document({ discountId, document: { id, name }, canWrite }: DocumentProps) {
  const intl = useIntl()
  const api = useApi()
  const path = { discountId, documentId: id }
  const removal = useWrite('deleteDiscountDocument', {
    refetch: ['listDiscounts', 'getDiscount'],
    done: () => intl.formatMessage({ id: 'discounts.documentRemoved' }, { name }),
  })
  return (
    <DocumentChip
      name={name}
      read={() => api.downloadDiscountDocument({ path })}
      {...(canWrite && {
        removal: { label: intl.formatMessage({ id: 'discounts.documentRemove' }, { name }), onRemove: () => removal.write({ path }) },
      })}
    />
  )
}
