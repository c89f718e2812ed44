import type { FileItem } from '@vendor-panel/ui'
import type { Upload } from './upload-queue.ts'

type Queue = { retry: (key: string) => void; remove: (keys: readonly string[]) => void }

/** The files of an upload queue as rows of a `FileDrop`; `waitingText` is shown at those that wait for the connection. */
export const uploadItems = (uploads: readonly Upload[], { retry, remove }: Queue, waitingText: string): FileItem[] =>
  uploads.map(({ key, file, state, progress, problem, canRetry }) => ({
    id: key,
    name: file.name,
    sizeBytes: file.size,
    progress: state === 'sending' ? progress : undefined,
    errorMessage: state === 'waiting' ? waitingText : problem,
    onRetry: state === 'waiting' || canRetry ? () => retry(key) : undefined,
    onRemove: () => remove([key]),
  }))
