/** The files of one request: stored ones are kept, and removed ones deleted, only if it succeeds. */
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { isImageType } from '@vendor-panel/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { FileStore, UploadedFile } from './file-store.ts'
import { rewritePicture, type Picture } from './picture.ts'

/** The file operations of a handler. Every call names the customer, as every query does. */
export interface Files {
  /**
   * Stores an upload and returns its key and size for a row: a picture is re-encoded (FILE-09), other files are unchanged. `field` is its
   * name in the form.
   */
  keep(customerId: number, upload: UploadedFile, field: string): Promise<{ key: string; sizeBytes: number }>
  /** Stores a re-encoded picture that is publicly readable; `field` is its name in the form. */
  keepPicture(customerId: number, upload: UploadedFile, field: string): Promise<Picture & { key: string }>
  /** The bytes of an upload that is not stored. */
  read(upload: UploadedFile): Promise<Buffer>
  open(customerId: number, key: string): Promise<Readable>
  remove(customerId: number, key: string): void
}

interface Kept {
  customerId: number
  key: string
}
interface Notes {
  /** A transaction that is retried stores the same file, not a second one. */
  kept: Map<UploadedFile, Promise<Kept>>
  removed: Kept[]
  opened: Readable[]
  incoming: Map<UploadedFile, string>
}

export class RequestFiles implements Files {
  readonly #store: FileStore
  /** Created with the first file: most requests have none. */
  #notes: Notes | undefined

  constructor(store: FileStore) {
    this.#store = store
  }

  /** Registers an upload of this request at this path. */
  add(upload: UploadedFile, path: string): void {
    this.#noted.incoming.set(upload, path)
  }

  keep(customerId: number, upload: UploadedFile, field: string): Promise<{ key: string; sizeBytes: number }> {
    // Reading it requires a token; without an extension the key is not a URL.
    if (isImageType(upload.contentType)) return this.#keepRewritten(customerId, upload, field, () => '')
    const path = this.#pathOf(upload)
    const { sizeBytes } = upload
    return this.#once(upload, async () => ({ customerId, sizeBytes, key: await this.#store.keep(customerId, path, '') }))
  }

  keepPicture(customerId: number, upload: UploadedFile, field: string): Promise<Picture & { key: string }> {
    return this.#keepRewritten(customerId, upload, field, ({ extension }) => extension)
  }

  #keepRewritten(customerId: number, upload: UploadedFile, field: string, endingOf: (picture: Picture) => string): Promise<Picture & Kept> {
    const path = this.#pathOf(upload)
    return this.#once(upload, async () => {
      const rewritten = this.#store.newPath()
      try {
        const picture = await rewritePicture(path, rewritten, field)
        return { ...picture, customerId, key: await this.#store.keep(customerId, rewritten, endingOf(picture)) }
      } finally {
        await this.#store.drop(rewritten)
      }
    })
  }

  read(upload: UploadedFile): Promise<Buffer> {
    return readFile(this.#pathOf(upload))
  }

  async open(customerId: number, key: string): Promise<Readable> {
    const stream = await this.#store.open(customerId, key)
    this.#noted.opened.push(stream)
    return stream
  }

  remove(customerId: number, key: string): void {
    this.#noted.removed.push({ customerId, key })
  }

  /** Ends the request: in every case, no file without a row remains. A failed removal does not change the answer. */
  async settle(isKept: boolean, log: FastifyBaseLogger): Promise<void> {
    if (!this.#notes) return
    const { kept, removed, opened, incoming } = this.#notes
    this.#notes = undefined
    const made = (await Promise.allSettled(kept.values())).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    if (!isKept) for (const stream of opened) stream.destroy()
    const ends = await Promise.allSettled([
      ...(isKept ? removed : made).map(({ customerId, key }) => this.#store.remove(customerId, key)),
      ...[...incoming.values()].map((path) => this.#store.drop(path)),
    ])
    for (const end of ends) if (end.status === 'rejected') log.error({ error: end.reason as unknown }, 'a file could not be removed')
  }

  get #noted(): Notes {
    this.#notes ??= { kept: new Map(), removed: [], opened: [], incoming: new Map() }
    return this.#notes
  }

  #pathOf(upload: UploadedFile): string {
    const path = this.#noted.incoming.get(upload)
    if (path === undefined) throw new Error('This is no upload of this request')
    return path
  }

  #once<Result extends Kept>(upload: UploadedFile, work: () => Promise<Result>): Promise<Result> {
    const known = this.#noted.kept.get(upload) as Promise<Result> | undefined
    if (known) return known
    const made = work()
    this.#noted.kept.set(upload, made)
    return made
  }
}
