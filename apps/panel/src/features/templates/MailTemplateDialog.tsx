import { useIntl } from 'react-intl'
import { RecordLoadingDialog } from '../../shared/form/RecordLoading.tsx'
import { useVersioned } from '../../shared/form/use-versioned.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { bodyOf, fieldsOf, newMailTemplate } from './mail-template-form.ts'
import { MailTemplateForm } from './MailTemplateForm.tsx'

/** Adds a template (TMPL-01). */
export function AddMailTemplateDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { customer } = useUser()
  const { write } = useWrite('createMailTemplate', {
    refetch: ['listMailTemplates'],
    done: () => intl.formatMessage({ id: 'templates.mail.added' }),
    hasForm: true,
  })
  return (
    <MailTemplateForm
      title={intl.formatMessage({ id: 'templates.mail.add' })}
      initial={newMailTemplate}
      onClose={onClose}
      send={(fields, { idempotencyKey }) => write({ path: { customerId: customer.id }, body: bodyOf(fields), idempotencyKey })}
    />
  )
}

/** Changes a template; another user's change in the meantime is shown next to the own one (`If-Match`). */
export function EditMailTemplateDialog({ mailTemplateId, onClose }: { mailTemplateId: number; onClose: () => void }) {
  const intl = useIntl()
  const { customer } = useUser()
  const path = { customerId: customer.id, mailTemplateId }
  const read = useVersioned('getMailTemplate', { path }, fieldsOf)
  const { write } = useWrite('replaceMailTemplate', {
    refetch: ['listMailTemplates'],
    done: () => intl.formatMessage({ id: 'templates.mail.saved' }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'templates.mail.editTitle' })
  if (!read.versions)
    return (
      <RecordLoadingDialog title={title} close={intl.formatMessage({ id: 'templates.cancel' })} size="lg" onClose={onClose} read={read} />
    )
  return (
    <MailTemplateForm
      title={title}
      onClose={onClose}
      {...read.versions}
      send={(fields, { ifMatch }) => write({ path, body: bodyOf(fields), ...(ifMatch !== undefined && { ifMatch }) })}
    />
  )
}
