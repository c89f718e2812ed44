import { Heading, Icon, Inline, ListRow, RowActions, Text } from '@vendor-panel/ui'
import { Paperclip } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { MailTemplate } from './mail-template-form.ts'
import * as styles from './templates.css.ts'

/** One template: its name, its subject, the start of its text and its files. */
export function MailTemplateRow({ template, onEdit }: { template: MailTemplate; onEdit: () => void }) {
  const intl = useIntl()
  const { customer } = useUser()
  const { name, subject, body, attachments } = template
  const removal = useWrite('deleteMailTemplate', {
    refetch: ['listMailTemplates'],
    done: () => intl.formatMessage({ id: 'templates.deleted' }, { name }),
  })
  return (
    <ListRow
      actions={
        <RowActions
          strings={{
            edit: intl.formatMessage({ id: 'templates.edit' }),
            editOf: intl.formatMessage({ id: 'templates.editOf' }, { name }),
            delete: intl.formatMessage({ id: 'templates.delete' }),
            deleteOf: intl.formatMessage({ id: 'templates.deleteOf' }, { name }),
          }}
          onEdit={onEdit}
          onDelete={() => removal.write({ path: { customerId: customer.id, mailTemplateId: template.id } })}
          isPending={removal.isPending}
        />
      }
    >
      <Heading level={2} size="body" dir="auto">
        {name}
      </Heading>
      <Text as="p" dir="auto">
        {subject}
      </Text>
      <p className={styles.excerpt} dir="auto">
        {body}
      </p>
      {attachments.length > 0 && (
        <Inline as="ul" gap="md" className={styles.files} aria-label={intl.formatMessage({ id: 'templates.mail.files' })}>
          {attachments.map((file) => (
            <li key={file.id} className={styles.file}>
              <Icon icon={Paperclip} size={14} />
              <Text size="sm" tone="muted" dir="auto">
                {file.name}
              </Text>
            </li>
          ))}
        </Inline>
      )}
    </ListRow>
  )
}
