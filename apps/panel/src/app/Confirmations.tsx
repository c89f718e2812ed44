import { ConfirmDialog } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { confirmExit } from './exit.ts'
import { confirmLeave } from '../shared/navigation.ts'
import { store, useAtomValue } from '../shared/store.ts'

/** The questions before leaving a form (SHELL-34) and before signing out (AMB-05). */
export function Confirmations() {
  const intl = useIntl()
  const leaving = useAtomValue(confirmLeave)
  const exiting = useAtomValue(confirmExit)
  if (exiting) {
    return (
      <ConfirmDialog
        tone="critical"
        title={intl.formatMessage({ id: 'app.exit.title' })}
        strings={{ confirm: intl.formatMessage({ id: 'app.exit.confirm' }), cancel: intl.formatMessage({ id: 'app.exit.cancel' }) }}
        onCancel={() => store.set(confirmExit, null)}
        onConfirm={() => {
          store.set(confirmExit, null)
          exiting.exit()
        }}
      >
        {intl.formatMessage({ id: 'app.exit.body' }, { count: exiting.unsentCount })}
      </ConfirmDialog>
    )
  }
  if (!leaving) return null
  const [form, another] = leaving.forms ?? []
  const question = another ? undefined : form?.question
  return (
    <ConfirmDialog
      title={question?.title ?? intl.formatMessage({ id: 'app.unsaved.title' })}
      strings={{ confirm: intl.formatMessage({ id: 'app.unsaved.leave' }), cancel: intl.formatMessage({ id: 'app.unsaved.stay' }) }}
      onCancel={() => store.set(confirmLeave, null)}
      onConfirm={() => {
        store.set(confirmLeave, null)
        leaving.leave()
      }}
    >
      {question?.body ?? intl.formatMessage({ id: 'app.unsaved.body' })}
    </ConfirmDialog>
  )
}
