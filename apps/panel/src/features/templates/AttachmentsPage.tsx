import { useMutate } from '@vendor-panel/sdk/query'
import { EmptyState, RowListSkeleton } from '@vendor-panel/ui'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FileUploads } from '../../shared/FileUploads.tsx'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { useUser } from '../../shared/user.ts'
import type { Attachment } from './attachment.ts'
import { AttachmentRow } from './AttachmentRow.tsx'
import { RenameDialog } from './template-dialogs.ts'

/** The files for mails to couples: uploaded, renamed, downloaded and deleted (TMPL-01, TMPL-03, FILE-07). */
export function AttachmentsPage() {
  const intl = useIntl()
  const { customer } = useUser()
  const list = usePages('listAttachments', { path: { customerId: customer.id } })
  const { mutateAsync } = useMutate('createAttachment', { refetch: ['listAttachments'], meta: { isErrorOwned: true } })
  const [renamed, setRenamed] = useState<Attachment | null>(null)
  return (
    <>
      <ListPage
        title={intl.formatMessage({ id: 'app.nav.attachments' })}
        list={list}
        skeleton={<RowListSkeleton hasActions />}
        count={(total) => intl.formatMessage({ id: 'templates.files.count' }, { count: total })}
        filters={
          <FileUploads
            label={intl.formatMessage({ id: 'templates.files.upload' })}
            description={intl.formatMessage({ id: 'templates.files.uploadHelp' })}
            send={(file, call) => mutateAsync({ path: { customerId: customer.id }, body: { file }, ...call })}
          />
        }
        empty={
          <EmptyState icon={Paperclip} title={intl.formatMessage({ id: 'templates.files.empty.title' })}>
            {intl.formatMessage({ id: 'templates.files.empty.body' })}
          </EmptyState>
        }
      >
        {(attachment) => <AttachmentRow attachment={attachment} onRename={() => setRenamed(attachment)} />}
      </ListPage>
      {renamed && <RenameDialog attachment={renamed} onClose={() => setRenamed(null)} />}
    </>
  )
}
