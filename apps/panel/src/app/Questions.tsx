import { useIntl } from 'react-intl'
import { lazily } from '../shared/lazily.tsx'
import { useStore } from '../shared/store.ts'
import { askExit } from './exit.ts'
import { askLeave } from './navigation.ts'

const ConfirmDialog = lazily(() => import('./confirm-dialog.ts').then((code) => code.ConfirmDialog))

/** The questions one is asked on the way out: of a form (SHELL-34), and of the panel (AMB-05). */
export function Questions() {
  const intl = useIntl()
  const leaving = useStore(askLeave)
  const exiting = useStore(askExit)
  if (exiting) {
    return (
      <ConfirmDialog
        tone="critical"
        title={intl.formatMessage({ id: 'app.exit.title' })}
        strings={{ confirm: intl.formatMessage({ id: 'app.exit.confirm' }), cancel: intl.formatMessage({ id: 'app.exit.cancel' }) }}
        onCancel={() => askExit.set(null)}
        onConfirm={() => {
          askExit.set(null)
          exiting.exit()
        }}
      >
        {intl.formatMessage({ id: 'app.exit.body' }, { count: exiting.unsentCount })}
      </ConfirmDialog>
    )
  }
  if (!leaving) return null
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'app.unsaved.title' })}
      strings={{ confirm: intl.formatMessage({ id: 'app.unsaved.leave' }), cancel: intl.formatMessage({ id: 'app.unsaved.stay' }) }}
      onCancel={() => askLeave.set(null)}
      onConfirm={() => {
        askLeave.set(null)
        leaving.leave()
      }}
    >
      {intl.formatMessage({ id: 'app.unsaved.body' })}
    </ConfirmDialog>
  )
}
