import { useQuery } from '@tanstack/react-query'
import { attachmentLimits } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Button, FileDrop, Menu, MenuItem, MenuSection, MenuTrigger } from '@vendor-panel/ui'
import { Paperclip, Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { OfflineHint } from '../../shared/OfflineHint.tsx'
import { useUser } from '../../shared/user.ts'
import { withChosen, type ChosenFile } from './chosen-files.ts'
import { dropDraftFiles, keepDraftFile } from './draft-files.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import type { DraftFile } from './drafts.ts'
import { wideOnly } from './LeadHeader.css.ts'
import type { Lead } from './lead-row.ts'
import * as styles from './TemplateDialog.css.ts'

type AttachButtonProps = { lead: Lead; keeper: DraftKeeper; isDisabled: boolean }

/** Adds files to an e-mail: chosen on this device, dropped or pasted into the form, or attachments of the account. */
export function AttachButton({ lead, keeper, isDisabled }: AttachButtonProps) {
  const intl = useIntl()
  const { id: userId, customer } = useUser()
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const saved = useQuery({
    ...query('listAttachments', { path: { customerId: customer.id }, query: { limit: 100 } }),
    enabled: isOpen,
  })
  // Saved at once, like the contents of the files.
  function add(chosen: readonly ChosenFile[]) {
    const { draft } = keeper.state()
    void keeper.keep({ ...draft, files: [...withChosen(draft.files, chosen, intl)] })
  }
  function addFiles(files: readonly File[]) {
    const chosen = files.map((file) => ({ file, id: crypto.randomUUID() }))
    for (const { id, file } of chosen) keepDraftFile({ userId, leadId: lead.id }, id, file)
    add(chosen.map(({ id, file: { name, size, type } }) => ({ id, name, sizeBytes: size, contentType: type, attachmentId: null })))
  }
  useGivenFiles(input, isDisabled, addFiles)
  const label = intl.formatMessage({ id: 'leads.files.attach' })
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={Object.keys(attachmentLimits.contentTypes)
          .map((extension) => `.${extension}`)
          .join()}
        onChange={({ currentTarget }) => {
          addFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button size="sm" variant="quiet" icon={Paperclip} isDisabled={isDisabled} aria-label={label}>
          <span className={wideOnly}>{label}</span>
        </Button>
        <Menu label={label} placement="top start">
          <MenuItem key="choose" icon={Upload} onAction={() => input.current?.click()}>
            {intl.formatMessage({ id: 'leads.files.choose' })}
          </MenuItem>
          {saved.data && saved.data.data.length > 0 && (
            <MenuSection title={intl.formatMessage({ id: 'leads.files.saved' })}>
              {saved.data.data.map(({ id, name, size, contentType }) => (
                <MenuItem
                  key={id}
                  isDisabled={keeper.state().draft.files.some(({ attachmentId }) => attachmentId === id)}
                  onAction={() => add([{ id: crypto.randomUUID(), name, sizeBytes: size, contentType, attachmentId: id }])}
                >
                  {name}
                </MenuItem>
              ))}
            </MenuSection>
          )}
        </Menu>
      </MenuTrigger>
    </>
  )
}

/** Takes files that are dropped on the form or pasted into it. */
function useGivenFiles(within: { current: HTMLElement | null }, isDisabled: boolean, add: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    if (isDisabled || !transfer?.types.includes('Files')) return
    event.preventDefault()
    if (event.type !== 'dragover') add([...transfer.files])
  })
  useEffect(() => {
    const form = within.current?.closest('form')
    const onDrag = (event: DragEvent) => take(event, event.dataTransfer)
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData)
    form?.addEventListener('dragover', onDrag)
    form?.addEventListener('drop', onDrag)
    form?.addEventListener('paste', onPaste)
    return () => {
      form?.removeEventListener('dragover', onDrag)
      form?.removeEventListener('drop', onDrag)
      form?.removeEventListener('paste', onPaste)
    }
  }, [within])
}

type FilesToSendProps = { lead: Lead; keeper: DraftKeeper; files: readonly DraftFile[]; isPending: boolean; progress: number | undefined }

/** The files of a draft, with the progress of sending them, or why one cannot be sent. */
export function FilesToSend({ lead, keeper, files, isPending, progress }: FilesToSendProps) {
  const intl = useIntl()
  const { id: userId } = useUser()
  function remove(file: DraftFile) {
    dropDraftFiles({ userId, leadId: lead.id }, [file])
    const { draft } = keeper.state()
    void keeper.keep({ ...draft, files: draft.files.filter(({ id }) => id !== file.id) })
  }
  return (
    <div className={styles.files}>
      <OfflineHint text={intl.formatMessage({ id: 'leads.files.offline' })} />
      <FileDrop
        isReadOnly
        label={intl.formatMessage({ id: 'leads.files.toSend' })}
        isLabelHidden
        isDisabled={isPending}
        items={files.map((file) => ({
          id: file.id,
          name: file.name,
          sizeBytes: file.sizeBytes,
          progress: file.attachmentId === null ? progress : undefined,
          errorMessage: file.problem ?? undefined,
          onRemove: () => remove(file),
        }))}
        onAdd={() => {}}
        strings={{ choose: '', drop: '', retry: '', remove: intl.formatMessage({ id: 'leads.files.remove' }) }}
      />
    </div>
  )
}
