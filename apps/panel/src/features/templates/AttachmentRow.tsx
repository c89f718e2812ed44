import { Button, Heading, ListRow, RowActions, Text } from '@vendor-panel/ui'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { fileSizeText } from '../../shared/file-size.ts'
import { saveFile } from '../../shared/save-file.ts'
import { useLoadFile } from '../../shared/use-load-file.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Attachment } from './attachment.ts'

/** One file: its name, size and date; download, rename and delete. */
export function AttachmentRow({ attachment, onRename }: { attachment: Attachment; onRename: () => void }) {
  const intl = useIntl()
  const api = useApi()
  const format = useFormat()
  const now = useMinute()
  const { customer } = useUser()
  const { load, isLoading } = useLoadFile()
  const { id, name, size, createdAt } = attachment
  const path = { customerId: customer.id, attachmentId: id }
  const removal = useWrite('deleteAttachment', {
    refetch: ['listAttachments', 'listMailTemplates'],
    done: () => intl.formatMessage({ id: 'templates.deleted' }, { name }),
  })
  const download = () =>
    load(
      () => api.downloadAttachment({ path }),
      (file) => saveFile(file, name),
    )
  return (
    <ListRow
      actions={
        <>
          <Button
            size="sm"
            variant="quiet"
            icon={Download}
            aria-label={intl.formatMessage({ id: 'templates.files.downloadOf' }, { name })}
            isPending={isLoading}
            onPress={() => void download()}
          >
            {intl.formatMessage({ id: 'templates.files.download' })}
          </Button>
          <RowActions
            strings={{
              edit: intl.formatMessage({ id: 'templates.files.rename' }),
              editOf: intl.formatMessage({ id: 'templates.files.renameOf' }, { name }),
              delete: intl.formatMessage({ id: 'templates.delete' }),
              deleteOf: intl.formatMessage({ id: 'templates.deleteOf' }, { name }),
            }}
            onEdit={onRename}
            onDelete={() => removal.write({ path })}
            isPending={removal.isPending}
          />
        </>
      }
    >
      <Heading level={2} size="body" dir="auto">
        {name}
      </Heading>
      <Text size="sm" tone="muted" isNumeric>
        {fileSizeText(size, intl)} · {format.moment(createdAt, now)}
      </Text>
    </ListRow>
  )
}
