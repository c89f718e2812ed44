import { FileDrop } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { saveFile } from '../../shared/save-file.ts'
import { useLoadFile } from '../../shared/use-load-file.ts'
import type { LeadMessage } from './MessageBubble.tsx'

type MessageFilesProps = { leadId: number; files: LeadMessage['files'] }

/** The files of a message; pressing one downloads it. */
export function MessageFiles({ leadId, files }: MessageFilesProps) {
  const intl = useIntl()
  const api = useApi()
  const { load } = useLoadFile()
  return (
    <FileDrop
      isReadOnly
      label={intl.formatMessage({ id: 'leads.files.ofMessage' })}
      isLabelHidden
      items={files.map(({ id, name, size }) => ({
        id: String(id),
        name,
        sizeBytes: size,
        onOpen: () =>
          void load(
            () => api.downloadLeadFile({ path: { leadId, leadFileId: id } }),
            (file) => saveFile(file, name),
          ),
      }))}
      onAdd={() => {}}
      strings={{ choose: '', drop: '', retry: '', remove: '' }}
    />
  )
}
