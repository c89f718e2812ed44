import type { FieldProblem } from '@vendor-panel/domain'
import { isApiError, uploadWithProgress, type Fetch } from '@vendor-panel/sdk'
import { Button, ConfirmDialog, Inline, Stack } from '@vendor-panel/ui'
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { errorText } from './form/form-errors.ts'
import { OneFileDrop } from './OneFileDrop.tsx'
import { uploadProblem } from './upload-problem.ts'

type PictureFieldProps = {
  label: string
  description: string
  /** The stored picture as it is shown; null without one. */
  picture: ReactNode
  /** What the file dialog offers. */
  acceptedTypes: readonly string[]
  /** The problems that the browser can see. */
  check: (file: { name: string; sizeBytes: number; contentType: string }) => readonly FieldProblem[]
  strings: { remove: string; removeTitle: string; cancel: string }
  /** Stores the picture; a refusal is shown at the file. */
  upload: (file: File, fetch: Fetch) => Promise<unknown>
  /** Deletes the picture; a refusal is shown in a toast. */
  remove: () => Promise<unknown>
  isRemoving: boolean
}

type Sending = { file: File; progress?: number | undefined; problem?: string | undefined }

/** One picture of a record, stored as soon as it is chosen (FILE-08). Its texts are in the messages `shared.file`. */
export function PictureField({ label, description, picture, acceptedTypes, check, strings, ...write }: PictureFieldProps) {
  const intl = useIntl()
  const [sending, setSending] = useState<Sending | null>(null)
  const [isAsking, setAsking] = useState(false)

  async function send(file: File) {
    const [problem] = check({ name: file.name, sizeBytes: file.size, contentType: file.type })
    if (problem) return setSending({ file, problem: errorText(problem, intl) })
    setSending({ file, progress: 0 })
    try {
      const fetch = uploadWithProgress(({ sent, total }) => setSending({ file, progress: total === null ? undefined : sent / total }))
      await write.upload(file, fetch)
      setSending(null)
    } catch (error) {
      if (!isApiError(error)) throw error
      setSending({ file, problem: uploadProblem(error, 'image', intl) })
    }
  }

  return (
    <Stack gap="sm">
      {picture !== null && (
        <>
          {picture}
          <Inline>
            <Button size="sm" variant="quiet" icon={Trash2} onPress={() => setAsking(true)}>
              {strings.remove}
            </Button>
          </Inline>
        </>
      )}
      <OneFileDrop
        label={label}
        description={description}
        acceptedTypes={acceptedTypes}
        file={sending?.file ?? null}
        progress={sending?.progress}
        fileError={sending?.problem}
        onFile={(file) => (file ? void send(file) : setSending(null))}
        onRetry={() => sending && void send(sending.file)}
      />
      <ConfirmDialog
        title={strings.removeTitle}
        strings={{ confirm: strings.remove, cancel: strings.cancel }}
        tone="critical"
        isOpen={isAsking}
        isPending={write.isRemoving}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void write
            .remove()
            .then(() => setAsking(false))
            .catch(() => {})
        }
      />
    </Stack>
  )
}
