import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { lazily } from '../shared/lazily.tsx'
import { closeToast, toastsAtom } from '../shared/toasts.ts'

const ToastRegion = lazily(() => import('./toast-region.ts').then((code) => code.ToastRegion))

/** Where what happened is said (SHELL-32, SHELL-33). It stands there before it speaks: a live region that comes with its text is often not heard. */
export function Toasts() {
  const intl = useIntl()
  const toasts = useAtomValue(toastsAtom)
  return (
    <ToastRegion
      label={intl.formatMessage({ id: 'app.toast.region' })}
      strings={{ close: intl.formatMessage({ id: 'app.close' }) }}
      toasts={toasts}
      onClose={closeToast}
    />
  )
}
