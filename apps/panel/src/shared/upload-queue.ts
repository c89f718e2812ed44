/** One file on its way to the server. */
export type Upload = {
  /** Also the idempotency key: a file that is sent again is stored once. */
  key: string
  file: File
  state: 'queued' | 'sending' | 'waiting' | 'refused'
  progress: number
  problem?: string | undefined
  canRetry?: boolean
}

/** How an attempt ended: stored; not reached, so that it is sent again by itself; or refused, `isFull` for all that are still queued. */
export type UploadEnd = { end: 'stored' } | { end: 'unreachable' } | { end: 'refused'; problem: string; canRetry: boolean; isFull: boolean }

type Sending = {
  send: (upload: Upload, signal: AbortSignal, onProgress: (progress: number) => void) => Promise<UploadEnd>
  /** So many files were stored, and nothing is on its way any more. */
  onIdle: (stored: number) => void
  /** More files were stored: lists that show them are stale. */
  onStored: () => void
}

type State = { uploads: readonly Upload[]; stored: number }

/** How many files are sent at the same time. */
const sendingMax = 3
const waitMilliseconds = 5_000
/** After so many stored files the lists are read again. */
const storedStep = 10

/**
 * Files on their way to the server, a few at the same time. Each can be cancelled and sent again; those that did not reach the server are
 * sent again with the same key when the connection is back.
 */
export class UploadQueue {
  readonly #aborts = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()
  #state: State = { uploads: [], stored: 0 }
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Sending | undefined

  readonly state = (): State => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    window.addEventListener('online', this.resume)
    return () => {
      this.#listeners.delete(listener)
      window.removeEventListener('online', this.resume)
    }
  }

  /** The callbacks of the latest render. */
  connect(sending: Sending): void {
    this.#sending = sending
  }

  add(uploads: readonly Upload[]): void {
    const shown = this.#state.uploads.filter(({ state, canRetry }) => state !== 'refused' || canRetry)
    this.#set({ ...this.#state, uploads: [...shown, ...uploads] })
    this.#next()
  }

  readonly retry = (key: string): void => {
    const state = this.#state.uploads.find((upload) => upload.key === key)?.state
    // A second press, before its Retry is removed from the screen.
    if (state !== 'refused' && state !== 'waiting') return
    this.#change(key, { state: 'queued', problem: undefined, canRetry: false })
    this.#next()
  }

  /** Also cancels those that are being sent. */
  readonly remove = (keys: readonly string[]): void => {
    for (const key of keys) this.#aborts.get(key)?.abort()
    this.#set({ ...this.#state, uploads: this.#state.uploads.filter(({ key }) => !keys.includes(key)) })
    this.#next()
  }

  /** Sends what did not reach the server. */
  readonly resume = (): void => {
    const uploads = this.#state.uploads.map((upload) => (upload.state === 'waiting' ? { ...upload, state: 'queued' as const } : upload))
    this.#set({ ...this.#state, uploads })
    this.#next()
  }

  /** The page is left. */
  stop(): void {
    clearTimeout(this.#timer)
    for (const abort of this.#aborts.values()) abort.abort()
  }

  #next(): void {
    const inState = (wanted: Upload['state']) => this.#state.uploads.filter(({ state }) => state === wanted)
    const sending = inState('sending').length
    for (const upload of inState('queued').slice(0, Math.max(0, sendingMax - sending))) void this.#send(upload)
    clearTimeout(this.#timer)
    if (inState('waiting').length > 0) this.#timer = setTimeout(() => navigator.onLine && this.resume(), waitMilliseconds)
    const isIdle = (['queued', 'sending', 'waiting'] as const).every((state) => inState(state).length === 0)
    const { stored } = this.#state
    if (!isIdle || stored === 0) return
    this.#set({ ...this.#state, stored: 0 })
    this.#sending?.onIdle(stored)
  }

  async #send(upload: Upload): Promise<void> {
    const { key } = upload
    const abort = new AbortController()
    this.#aborts.set(key, abort)
    this.#change(key, { state: 'sending', progress: 0 })
    const ended = await this.#sending?.send(upload, abort.signal, (progress) => this.#change(key, { progress }))
    this.#aborts.delete(key)
    if (!ended || abort.signal.aborted) return
    if (ended.end === 'stored') this.#stored(key)
    else if (ended.end === 'unreachable') this.#change(key, { state: 'waiting' })
    else this.#refuse(key, ended)
    this.#next()
  }

  #stored(key: string): void {
    const stored = this.#state.stored + 1
    this.#set({ uploads: this.#state.uploads.filter((upload) => upload.key !== key), stored })
    if (stored % storedStep === 0) this.#sending?.onStored()
  }

  #refuse(key: string, { problem, canRetry, isFull }: UploadEnd & { end: 'refused' }): void {
    const isRefused = (upload: Upload) => upload.key === key || (isFull && upload.state === 'queued')
    const uploads = this.#state.uploads.map((upload) =>
      isRefused(upload) ? { ...upload, state: 'refused' as const, problem, canRetry } : upload,
    )
    this.#set({ ...this.#state, uploads })
  }

  #change(key: string, changes: Partial<Upload>): void {
    this.#set({ ...this.#state, uploads: this.#state.uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)) })
  }

  #set(state: State): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
