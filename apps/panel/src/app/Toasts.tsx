import { useIntl } from 'react-intl'
import { lazily } from '../shared/lazily.tsx'
import { useStore } from '../shared/store.ts'
import { closeToast, toasts } from '../shared/toasts.ts'

const ToastRegion = lazily(() => import('./toast-region.ts').then((code) => code.ToastRegion))

/** Where what happened is said (SHELL-32, SHELL-33). It stands there before it speaks: a live region that comes with its text is often not heard. */
export function Toasts() {
  const intl = useIntl()
  return (
    <ToastRegion
      label={intl.formatMessage({ id: 'app.toast.region' })}
      strings={{ close: intl.formatMessage({ id: 'app.close' }) }}
      toasts={useStore(toasts)}
      onClose={closeToast}
    />
  )
}
