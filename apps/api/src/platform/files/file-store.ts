/** Where files are kept. Rows name them by key; the bytes are never in the database. */
import type { Readable } from 'node:stream'

/** A file on its way in, judged by its content; gone when the operation ends, unless it was kept. */
export interface UploadedFile {
  /** What the caller calls it; for people, never a path of ours. */
  name: string
  /** As the content proves, whatever the caller said. */
  contentType: string
  sizeBytes: number
  sha256: string
}

/** Bytes that were taken in, before anything is known about them. */
export interface IncomingFile {
  /** On this machine. */
  path: string
  sizeBytes: number
  sha256: string
}

/**
 * The port behind which files are kept: a local disk now; another store, such as S3, is one more implementation.
 * A key is random and begins with the customer, and no call reaches past the customer it names.
 */
export interface FileStore {
  /** Takes a stream in, to be kept or dropped; undefined when it is longer than it may be. Nothing stays behind then, or when the stream breaks. */
  receive(stream: Readable, bytesMax: number, signal: AbortSignal): Promise<IncomingFile | undefined>
  /** Lets an incoming file go; one that was kept stays. */
  drop(path: string): Promise<void>
  /** A path beside the incoming files, for what is made out of one. */
  newPath(): string
  /** Keeps an incoming file for good, whatever happens to the machine after that, and answers its key. */
  keep(customerId: number, path: string, extension: string): Promise<string>
  open(customerId: number, key: string): Promise<Readable>
  remove(customerId: number, key: string): Promise<void>
  /** For whom files are kept. */
  customerIds(): Promise<number[]>
  /** The customer's files that have lain here for longer than this; one that is on its way in is never among them. */
  keysOlderThan(customerId: number, hours: number): Promise<string[]>
}
