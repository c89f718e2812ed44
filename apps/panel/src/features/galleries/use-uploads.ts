import { useQueryClient } from '@tanstack/react-query'
import { fileProblems, imageLimits } from '@vendor-panel/domain'
import { isApiError, uploadWithProgress } from '@vendor-panel/sdk'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { errorText } from '../../shared/form/form-errors.ts'
import { showToast } from '../../shared/toasts.ts'
import { mediaReads } from './media.ts'
import { uploadProblem } from '../../shared/upload-problem.ts'
import { UploadQueue, type Upload, type UploadEnd } from '../../shared/upload-queue.ts'

/** Where the pictures go: a gallery, or a provider without one. */
export type UploadTarget = { galleryId: number } | { providerId: number }

const uploadsMax = 100

/** Pictures on their way to the server, each in a request of its own (GAL-15). */
export function useUploads(target: UploadTarget, onOverLimit: () => void) {
  const intl = useIntl()
  const api = useApi()
  const client = useQueryClient()
  const [queue] = useState(() => new UploadQueue())
  const { uploads, stored } = useSyncExternalStore(queue.subscribe, queue.state)

  useEffect(() => {
    const refresh = () => void Promise.all(mediaReads.map((name) => client.invalidateQueries({ queryKey: [name] })))
    const end = (error: unknown): UploadEnd => {
      if (!isApiError(error)) throw error
      // `in_flight`: the connection was lost while the server still works on the first attempt.
      if (error.status === 0 || error.status === 503 || error.code === 'in_flight') return { end: 'unreachable' }
      const isFull = error.status === 402
      if (isFull) onOverLimit()
      const problem = isFull ? intl.formatMessage({ id: 'galleries.overLimit' }) : uploadProblem(error, 'file', intl)
      return { end: 'refused', problem, canRetry: error.status === 429 || error.status >= 500, isFull }
    }
    queue.connect({
      send: async ({ key, file }, signal, onProgress) => {
        const fetch = uploadWithProgress(({ sent, total }) => total !== null && onProgress(sent / total))
        const call = { idempotencyKey: key, signal, fetch }
        try {
          if ('galleryId' in target) await api.createGalleryMedia({ path: target, body: { file: [file] }, ...call })
          else await api.createProviderMedia({ path: target, body: { file }, ...call })
          return { end: 'stored' }
        } catch (error) {
          return signal.aborted ? { end: 'unreachable' } : end(error)
        }
      },
      onIdle: (count) => {
        showToast({ tone: 'positive', text: intl.formatMessage({ id: 'galleries.uploaded' }, { count }) })
        refresh()
      },
      onStored: refresh,
    })
  })
  useEffect(() => () => queue.stop(), [queue])

  function add(files: readonly File[]) {
    const room = uploadsMax - uploads.filter(({ state }) => state !== 'refused').length
    queue.add(
      files.map((file, index): Upload => {
        const [problem] = fileProblems('file', { name: file.name, sizeBytes: file.size, contentType: file.type }, imageLimits)
        const text = problem ? errorText(problem, intl) : index < room ? undefined : intl.formatMessage({ id: 'galleries.tooMany' })
        const state = text === undefined ? ({ state: 'queued' } as const) : ({ state: 'refused', problem: text } as const)
        return { key: crypto.randomUUID(), file, progress: 0, ...state }
      }),
    )
  }

  return { uploads, stored, add, retry: queue.retry, remove: queue.remove }
}
