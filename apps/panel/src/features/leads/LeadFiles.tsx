import { Button, Heading, ListRow, RowList, Stack, Text } from '@vendor-panel/ui'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { fileSizeText } from '../../shared/file-size.ts'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { saveFile } from '../../shared/save-file.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useLoadFile } from '../../shared/use-load-file.ts'
import { useMinute } from '../../shared/use-minute.ts'
import type { LeadMessage } from './MessageBubble.tsx'

type LeadFile = LeadMessage['files'][number]

/** All files that the couple and the vendor sent each other. */
export function LeadFiles({ leadId }: { leadId: number }) {
  const intl = useIntl()
  const titleId = useId()
  const title = intl.formatMessage({ id: 'leads.files.title' })
  const list = usePages('listLeadFiles', { path: { leadId } })
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="sm">
        <Heading level={2} size="body" id={titleId}>
          {title}
        </Heading>
        <ListStates list={list} empty={intl.formatMessage({ id: 'leads.files.empty' })}>
          <RowList label={title} items={list.rows}>
            {(file) => <FileRow leadId={leadId} file={file} />}
          </RowList>
          <ShowMore list={list} />
        </ListStates>
      </Stack>
    </section>
  )
}

function FileRow({ leadId, file: { id, name, size, direction, createdAt } }: { leadId: number; file: LeadFile }) {
  const intl = useIntl()
  const api = useApi()
  const format = useFormat()
  const now = useMinute()
  const { load, isLoading } = useLoadFile()
  const about = [
    intl.formatMessage({ id: direction === 'in' ? 'leads.files.received' : 'leads.files.sent' }, { at: format.moment(createdAt, now) }),
    fileSizeText(size, intl),
  ]
  return (
    <ListRow
      actions={
        <Button
          size="sm"
          variant="quiet"
          icon={Download}
          aria-label={intl.formatMessage({ id: 'leads.files.downloadOf' }, { name })}
          isPending={isLoading}
          onPress={() =>
            void load(
              () => api.downloadLeadFile({ path: { leadId, leadFileId: id } }),
              (file) => saveFile(file, name),
            )
          }
        >
          {intl.formatMessage({ id: 'leads.files.download' })}
        </Button>
      }
    >
      <Text dir="auto">{name}</Text>
      <Text size="sm" tone="muted" isNumeric>
        {about.join(' · ')}
      </Text>
    </ListRow>
  )
}
