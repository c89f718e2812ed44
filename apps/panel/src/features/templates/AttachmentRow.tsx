import { isApiError } from '@vendor-panel/sdk'
import { Button, Heading, IconButton, Text } from '@vendor-panel/ui'
import { Download, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { refusalText } from '../../shared/refusal-text.ts'
import { saveFile } from '../../shared/save-file.ts'
import { showToast } from '../../shared/toasts.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { ListRow } from '../../shared/list/ListRow.tsx'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Attachment } from './attachment.ts'

const bytesPerKb = 1_024

/** One file: its name, size and date; download, rename and delete. */
export function AttachmentRow({ attachment, onRename }: { attachment: Attachment; onRename: () => void }) {
  const intl = useIntl()
  const api = useApi()
  const format = useFormat()
  const now = useMinute()
  const { customer } = useUser()
  const [isLoading, setLoading] = useState(false)
  const { id, name, size, createdAt } = attachment
  const path = { customerId: customer.id, attachmentId: id }
  const removal = useWrite('deleteAttachment', {
    refetch: ['listAttachments', 'listMailTemplates'],
    done: () => intl.formatMessage({ id: 'templates.deleted' }, { name }),
  })
  async function download() {
    setLoading(true)
    try {
      saveFile(await api.downloadAttachment({ path }), name)
    } catch (error) {
      if (!isApiError(error)) throw error
      showToast({ tone: 'critical', text: refusalText(error, (message) => intl.formatMessage({ id: message })) })
    }
    setLoading(false)
  }
  const kb = Math.max(1, Math.round(size / bytesPerKb))
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
        {intl.formatNumber(kb, { style: 'unit', unit: 'kilobyte' })} · {format.moment(createdAt, now)}
      </Text>
    </ListRow>
  )
}
