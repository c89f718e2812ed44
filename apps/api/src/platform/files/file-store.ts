/** The file store. Rows reference files by key; their bytes are never in the database. */
import type { Readable } from 'node:stream'

/** An uploaded file, checked by its content; deleted when the operation ends, unless it was stored. */
export interface UploadedFile {
  /** The caller's file name; for display, never a path. */
  name: string
  /** By its content, not by the caller's claim. */
  contentType: string
  sizeBytes: number
  sha256: string
}

/** Uploaded bytes, before they are checked. */
export interface IncomingFile {
  /** On this machine. */
  path: string
  sizeBytes: number
  sha256: string
}

/** Every store throws it where a key has no file; a request is answered with 404. */
export class FileMissing extends Error {
  override name = 'FileMissing'

  constructor(key: string) {
    super(`The store has no file ${key}`)
  }
}

/**
 * The interface of the file store: a local disk, or a bucket of S3.
 * A key is random and begins with the customer, and no call reaches beyond its customer.
 */
export interface FileStore {
  /** Receives a stream; undefined if it is longer than allowed. Nothing remains then, or if the stream breaks. */
  receive(stream: Readable, bytesMax: number, signal: AbortSignal): Promise<IncomingFile | undefined>
  /** Deletes an incoming file; a stored one stays. */
  drop(path: string): Promise<void>
  /** A temporary path for derived files. */
  newPath(): string
  /** Stores an incoming file durably and returns its key. */
  keep(customerId: number, path: string, extension: string): Promise<string>
  /** @throws FileMissing */
  open(customerId: number, key: string): Promise<Readable>
  remove(customerId: number, key: string): Promise<void>
  /** The customers with stored files. */
  customerIds(): Promise<number[]>
  /** The customer's files that are older than this; incoming files are not included. */
  keysOlderThan(customerId: number, hours: number): Promise<string[]>
}
