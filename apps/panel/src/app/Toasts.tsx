import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { lazily } from '../shared/lazily.tsx'
import { whenUseful } from '../shared/when-useful.ts'
import { closeToast, toasts } from '../shared/toasts.ts'
import { useAtomValue } from '../shared/store.ts'

const ToastRegion = lazily(() => import('./toast-region.ts').then((code) => code.ToastRegion))

/**
 * The region of toasts (SHELL-32, SHELL-33). It exists before the first toast: a live region that is added with its text is often not
 * announced.
 */
export function Toasts() {
  const intl = useIntl()
  const openToasts = useAtomValue(toasts)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => whenUseful(() => setIsReady(true)), [])
  if (!isReady && openToasts.length === 0) return null
  return (
    <ToastRegion
      label={intl.formatMessage({ id: 'app.toast.region' })}
      strings={{ close: intl.formatMessage({ id: 'app.close' }) }}
      toasts={openToasts}
      onClose={closeToast}
    />
  )
}
