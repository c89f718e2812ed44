import type { components } from '@vendor-panel/contract'
import { webhookEventTypes, webhookProblems, type WebhookEventType } from '@vendor-panel/domain'
import { CheckboxGroup, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useWrite } from '../../shared/use-write.ts'

type WebhookFields = { url: string; description: string; events: readonly string[] }
const bodyOf = ({ url, description, events }: WebhookFields) => ({ url: url.trim(), description, events: eventsOf(events) })
const eventsOf = (chosen: readonly string[]): WebhookEventType[] => webhookEventTypes.filter((type) => chosen.includes(type))

type WebhookDialogProps = {
  /** Left out for a new one. */
  webhook: components['schemas']['Webhook'] | undefined
  onClose: () => void
  onSecret: (secret: string) => void
}

/** Adds a webhook, whose secret is passed on to be shown once, or changes one. */
export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const intl = useIntl()
  const common = { refetch: ['listWebhooks'], hasForm: true } as const
  const addition = useWrite('createWebhook', { ...common, done: () => intl.formatMessage({ id: 'account.developers.hooks.added' }) })
  const change = useWrite('updateWebhook', { ...common, done: () => intl.formatMessage({ id: 'account.developers.hooks.saved' }) })
  const form = useRecordForm<WebhookFields>({
    initial: { url: webhook?.url ?? '', description: webhook?.description ?? '', events: webhook?.events ?? ['lead.created'] },
    check: (fields) => webhookProblems({ ...fields, events: eventsOf(fields.events) }),
    send: async (fields, { changedBody }) => {
      const body = webhook && changedBody(bodyOf)
      if (!webhook) onSecret((await addition.write({ body: bodyOf(fields) })).data.secret)
      else if (body) await change.write({ path: { webhookId: webhook.id }, body })
      onClose()
    },
  })
  return (
    <RecordFormDialog
      form={form}
      title={intl.formatMessage({ id: webhook ? 'account.developers.hooks.edit.title' : 'account.developers.hooks.add' })}
      onClose={onClose}
      strings={{
        cancel: intl.formatMessage({ id: 'account.cancel' }),
        save: intl.formatMessage({ id: webhook ? 'account.save' : 'account.developers.hooks.submit' }),
      }}
    >
      <TextField
        label={intl.formatMessage({ id: 'account.developers.hooks.url' })}
        description={intl.formatMessage({ id: 'account.developers.hooks.urlHelp' })}
        type="url"
        {...form.field('url')}
      />
      <TextField label={intl.formatMessage({ id: 'account.developers.hooks.description' })} {...form.field('description')} />
      <CheckboxGroup
        label={intl.formatMessage({ id: 'account.developers.hooks.events' })}
        options={webhookEventTypes.map((type) => ({ value: type, label: intl.formatMessage({ id: `account.developers.event.${type}` }) }))}
        {...form.field('events')}
      />
    </RecordFormDialog>
  )
}
