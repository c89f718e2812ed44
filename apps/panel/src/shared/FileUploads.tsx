import { attachmentLimits, fileProblems } from '@vendor-panel/domain'
import { isApiError, uploadWithProgress, type Fetch } from '@vendor-panel/sdk'
import { FileDrop } from '@vendor-panel/ui'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorText } from './form/form-errors.ts'
import { showToast } from './toasts.ts'
import { uploadProblem } from './upload-problem.ts'

type Upload = { key: string; file: File; progress?: number | undefined; problem?: string | undefined; canRetry?: boolean }

type FileUploadsProps = {
  label: string
  description: string
  isDisabled?: boolean
  /** Sends one file. A refusal is shown at the file. */
  send: (file: File, call: { idempotencyKey: string; signal: AbortSignal; fetch: Fetch }) => Promise<unknown>
}

/**
 * Documents on their way to the server, one after another. Each shows its progress, can be cancelled, and is sent again with the same key
 * after a failure, so that a lost answer makes no second file. Its texts are in the messages `shared.file`.
 */
export function FileUploads({ label, description, isDisabled = false, send: sendFile }: FileUploadsProps) {
  const intl = useIntl()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  const last = useRef(Promise.resolve())
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  const remove = (key: string) => {
    aborts.current.get(key)?.abort()
    setUploads((all) => all.filter((upload) => upload.key !== key))
  }

  function send({ key, file }: Upload) {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    change(key, { progress: 0, problem: undefined, canRetry: false })
    last.current = last.current.then(async () => {
      if (abort.signal.aborted) return
      try {
        await sendFile(file, {
          idempotencyKey: key,
          signal: abort.signal,
          fetch: uploadWithProgress(({ sent, total }) => total !== null && change(key, { progress: sent / total })),
        })
        remove(key)
        showToast({ tone: 'positive', text: intl.formatMessage({ id: 'shared.file.added' }, { name: file.name }) })
      } catch (error) {
        if (abort.signal.aborted) return
        if (!isApiError(error)) throw error
        change(key, {
          progress: undefined,
          problem: uploadProblem(error, 'file', intl),
          canRetry: error.status === 0 || error.status >= 429,
        })
      }
    })
  }

  function add(files: readonly File[]) {
    const added = files.map((file): Upload => {
      const facts = { name: file.name, sizeBytes: file.size, contentType: file.type }
      const [problem] = fileProblems('file', facts, attachmentLimits)
      return { key: crypto.randomUUID(), file, problem: problem && errorText(problem, intl) }
    })
    setUploads((all) => [...all, ...added])
    for (const upload of added) if (upload.problem === undefined) send(upload)
  }

  return (
    <FileDrop
      label={label}
      description={description}
      isDisabled={isDisabled}
      acceptedTypes={Object.keys(attachmentLimits.contentTypes).map((extension) => `.${extension}`)}
      items={uploads.map((upload) => ({
        id: upload.key,
        name: upload.file.name,
        sizeBytes: upload.file.size,
        progress: upload.progress,
        errorMessage: upload.problem,
        onRetry: upload.canRetry ? () => send(upload) : undefined,
        onRemove: () => remove(upload.key),
      }))}
      onAdd={add}
      strings={{
        choose: intl.formatMessage({ id: 'shared.file.chooseSeveral' }),
        drop: intl.formatMessage({ id: 'shared.file.dropSeveral' }),
        remove: intl.formatMessage({ id: 'shared.file.remove' }),
        retry: intl.formatMessage({ id: 'shared.file.retry' }),
      }}
    />
  )
}
