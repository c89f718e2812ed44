import { useQuery } from '@tanstack/react-query'
import { versioned } from '@vendor-panel/sdk/query'
import { Dialog } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
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
  const api = useApi()
  const { customer } = useUser()
  const path = { customerId: customer.id, mailTemplateId }
  // The version must be the one on the screen, so nothing is taken from the cache.
  const { data, isError, refetch } = useQuery({ ...versioned(api, 'getMailTemplate', { path }), staleTime: Infinity, gcTime: 0 })
  const { write } = useWrite('replaceMailTemplate', {
    refetch: ['listMailTemplates'],
    done: () => intl.formatMessage({ id: 'templates.mail.saved' }),
    hasForm: true,
  })
  const title = intl.formatMessage({ id: 'templates.mail.editTitle' })
  if (!data)
    return (
      <Dialog title={title} strings={{ close: intl.formatMessage({ id: 'templates.cancel' }) }} size="lg" onClose={onClose}>
        {isError ? <LoadFailed onRetry={() => void refetch()} /> : <RowsSkeleton />}
      </Dialog>
    )
  const template = data.answer.data
  return (
    <MailTemplateForm
      title={title}
      initial={fieldsOf(template)}
      onClose={onClose}
      etag={data.etag}
      reload={async () => {
        let etag: string | null = null
        const answer = await api.getMailTemplate({ path, onHeaders: (headers) => void (etag = headers.get('etag')) })
        return { values: fieldsOf(answer.data), etag }
      }}
      send={(fields, { ifMatch }) => write({ path, body: bodyOf(fields), ...(ifMatch !== undefined && { ifMatch }) })}
    />
  )
}
