import { Button } from '@vendor-panel/ui'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useApi } from './api.ts'
import { saveFile } from './save-file.ts'
import { useLoadFile } from './use-load-file.ts'

/** Downloads the receipt of a paid payment. */
export function PaymentReceipt({ paymentId }: { paymentId: number }) {
  const intl = useIntl()
  const api = useApi()
  const { load, isLoading } = useLoadFile()
  const number = String(paymentId)
  const download = () =>
    load(
      () => api.downloadPaymentReceipt({ path: { paymentId } }),
      (file) => saveFile(file, intl.formatMessage({ id: 'payments.receipt.file' }, { number })),
    )
  return (
    <Button
      size="sm"
      icon={Download}
      aria-label={intl.formatMessage({ id: 'payments.receipt.download' }, { number })}
      isPending={isLoading}
      onPress={() => void download()}
    >
      {intl.formatMessage({ id: 'payments.receipt' })}
    </Button>
  )
}
