import { useQuery } from '@tanstack/react-query'
import { templateVariables, type TemplateVariable } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Button, CheckboxGroup, Disclosure, Inline, Menu, MenuItem, MenuTrigger, Stack, TextArea, TextField } from '@vendor-panel/ui'
import { Braces } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { idField } from '../../shared/form/id-field.ts'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm, type Loaded, type Submission } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useUser } from '../../shared/user.ts'
import { templateFieldProblems, type MailTemplateFields } from './mail-template-form.ts'
import { TemplatePreview } from './TemplatePreview.tsx'

type MailTemplateFormProps = {
  title: string
  onClose: () => void
  initial: MailTemplateFields
  etag?: string | null
  reload?: () => Promise<Loaded<MailTemplateFields>>
  send: (fields: MailTemplateFields, submission: Submission<MailTemplateFields>) => Promise<unknown>
}

/** The fields of a template, its variables, and a preview with a couple of the account (TMPL-05). */
export function MailTemplateForm({ title, onClose, initial, send, ...versions }: MailTemplateFormProps) {
  const intl = useIntl()
  const body = useRef<HTMLTextAreaElement>(null)
  const { customer } = useUser()
  const attachments = useQuery(query('listAttachments', { path: { customerId: customer.id }, query: { limit: 100 } }))
  const files = attachments.data?.data ?? []
  const form = useRecordForm<MailTemplateFields>({
    ...versions,
    initial,
    check: templateFieldProblems,
    send: (fields, submission) => send(fields, submission).then(onClose),
  })

  function insert(variable: TemplateVariable) {
    const element = body.current
    if (!element) return
    const { selectionStart: from, selectionEnd: to } = element
    const text = form.values.body
    const inserted = `{${variable}}`
    form.change({ body: text.slice(0, from) + inserted + text.slice(to) })
    // After the menu has returned focus to its button.
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(from + inserted.length, from + inserted.length)
    })
  }

  return (
    <RecordFormDialog
      form={form}
      title={title}
      size="lg"
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'templates.cancel' }), save: intl.formatMessage({ id: 'templates.save' }) }}
      describe={({ name, subject, body: text, attachmentIds: ids }) => [
        { label: intl.formatMessage({ id: 'templates.mail.name' }), text: name },
        { label: intl.formatMessage({ id: 'templates.mail.subject' }), text: subject },
        { label: intl.formatMessage({ id: 'templates.mail.body' }), text },
        {
          label: intl.formatMessage({ id: 'templates.mail.files' }),
          text: files.flatMap(({ id, name: file }) => (ids.includes(id) ? [file] : [])).join(', '),
        },
      ]}
    >
      <TextField
        label={intl.formatMessage({ id: 'templates.mail.name' })}
        description={intl.formatMessage({ id: 'templates.mail.nameHelp' })}
        {...form.field('name')}
      />
      <TextField label={intl.formatMessage({ id: 'templates.mail.subject' })} {...form.field('subject')} />
      <Stack gap="xs">
        <TextArea
          label={intl.formatMessage({ id: 'templates.mail.body' })}
          description={intl.formatMessage({ id: 'templates.mail.bodyHelp' })}
          rows={8}
          inputRef={body}
          {...form.field('body')}
        />
        <Inline>
          <MenuTrigger>
            <Button size="sm" icon={Braces}>
              {intl.formatMessage({ id: 'templates.mail.insert' })}
            </Button>
            <Menu label={intl.formatMessage({ id: 'templates.mail.insert' })}>
              {templateVariables.map((variable) => (
                <MenuItem key={variable} onAction={() => insert(variable)}>
                  {intl.formatMessage({ id: `templates.variable.${variable}` })}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        </Inline>
      </Stack>
      {attachments.isError && !attachments.data && (
        <LoadFailed title={intl.formatMessage({ id: 'templates.mail.filesFailed' })} onRetry={() => void attachments.refetch()} />
      )}
      {files.length > 0 && (
        <CheckboxGroup
          label={intl.formatMessage({ id: 'templates.mail.files' })}
          options={files.map(({ id, name }) => ({ value: String(id), label: <span dir="auto">{name}</span> }))}
          {...idField(form.field('attachmentIds'))}
        />
      )}
      <Disclosure title={intl.formatMessage({ id: 'templates.preview.title' })}>
        <TemplatePreview subject={form.values.subject} body={form.values.body} />
      </Disclosure>
    </RecordFormDialog>
  )
}
