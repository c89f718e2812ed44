import type { Fetch } from './operation.ts'

/** The progress of an upload, in bytes of the whole request; `total` is null while it is unknown. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number | null
}

/** The part of a browser's XMLHttpRequest that is used here, which Node lacks. */
interface BrowserRequest extends EventTarget {
  readonly upload: EventTarget
  readonly status: number
  readonly response: Blob
  responseType: string
  open: (method: string, url: string) => void
  setRequestHeader: (name: string, value: string) => void
  getAllResponseHeaders: () => string
  send: (body: unknown) => void
  abort: () => void
}

/**
 * Sends one call and reports its progress: `api.createAttachment({ …, fetch: uploadWithProgress(onProgress) })`.
 * Uses XMLHttpRequest, because `fetch` reports no upload progress; headers, errors and abort are the same. Without it (Node), `fetch` sends
 * the call and no progress is reported.
 */
export function uploadWithProgress(onProgress: (progress: UploadProgress) => void): Fetch {
  return (url, init) => {
    const { XMLHttpRequest: Request } = globalThis as unknown as { XMLHttpRequest?: new () => BrowserRequest }
    return Request ? send(new Request(), url, init, onProgress) : globalThis.fetch(url, init)
  }
}

/** Statuses without a body: `Response` refuses even an empty one for them. */
const bodiless = new Set([204, 205, 304])

function send(
  request: BrowserRequest,
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      request.abort()
      reject(signal!.reason as Error)
    }
    if (signal?.aborted) return cancel()
    request.open(method, url)
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.responseType = 'blob'
    request.upload.addEventListener('progress', (event) => {
      const { loaded, total, lengthComputable } = event as Event & { loaded: number; total: number; lengthComputable: boolean }
      onProgress({ sent: loaded, total: lengthComputable ? total : null })
    })
    request.addEventListener('load', () => {
      const { status, response } = request
      resolve(new Response(bodiless.has(status) ? null : response, { status, headers: headersOf(request) }))
    })
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel))
    signal?.addEventListener('abort', cancel)
    request.send(body)
  })
}

function headersOf(request: BrowserRequest): [string, string][] {
  return request
    .getAllResponseHeaders()
    .split('\r\n')
    .filter((line) => line.includes(':'))
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
}
