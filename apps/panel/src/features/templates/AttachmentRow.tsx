import { Button, Heading, IconButton, Text } from '@vendor-panel/ui'
import { Download, Pencil, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { fileSizeText } from '../../shared/file-size.ts'
import { saveFile } from '../../shared/save-file.ts'
import { useLoadFile } from '../../shared/use-load-file.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { ListRow } from '../../shared/list/ListRow.tsx'
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
          <Button
            size="sm"
            variant="quiet"
            icon={Pencil}
            aria-label={intl.formatMessage({ id: 'templates.files.renameOf' }, { name })}
            onPress={onRename}
          >
            {intl.formatMessage({ id: 'templates.files.rename' })}
          </Button>
          <IconButton
            size="sm"
            icon={Trash2}
            label={intl.formatMessage({ id: 'templates.deleteOf' }, { name })}
            isPending={removal.isPending}
            // A refusal is shown in a toast.
            onPress={() => void removal.write({ path }).catch(() => {})}
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
