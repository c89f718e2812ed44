import { Button, IconButton, Inline } from '@vendor-panel/ui'
import { Download, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '@vendor-panel/sdk'
import { useApi } from '../../shared/api.ts'
import { refusalText } from '../../shared/refusal-text.ts'
import { saveFile } from '../../shared/save-file.ts'
import { showToast } from '../../shared/toasts.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Discount } from './discount-form.ts'
import * as styles from './discounts.css.ts'

/** The documents of a discount: each can be downloaded, and removed with Undo (DISC-01). */
export function DiscountDocuments({ discount, canWrite }: { discount: Discount; canWrite: boolean }) {
  const intl = useIntl()
  if (discount.documents.length === 0) return null
  return (
    <ul className={styles.documents} aria-label={intl.formatMessage({ id: 'discounts.documents' })}>
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
  const [isLoading, setLoading] = useState(false)
  const path = { discountId, documentId: id }
  const removal = useWrite('deleteDiscountDocument', {
    refetch: ['listDiscounts', 'getDiscount'],
    done: () => intl.formatMessage({ id: 'discounts.documentRemoved' }, { name }),
  })
  async function download() {
    setLoading(true)
    try {
      saveFile(await api.downloadDiscountDocument({ path }), name)
    } catch (error) {
      if (!isApiError(error)) throw error
      showToast({ tone: 'critical', text: refusalText(error, (message) => intl.formatMessage({ id: message })) })
    }
    setLoading(false)
  }
  return (
    <Inline gap="xs" isWrapping={false}>
      <Button size="sm" icon={Download} isPending={isLoading} onPress={() => void download()}>
        {name}
      </Button>
      {canWrite && (
        <IconButton
          size="sm"
          icon={X}
          label={intl.formatMessage({ id: 'discounts.documentRemove' }, { name })}
          onPress={() => void removal.write({ path }).catch(() => {})}
        />
      )}
    </Inline>
  )
}
