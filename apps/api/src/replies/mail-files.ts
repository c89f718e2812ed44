import { Readable } from 'node:stream'
import { attachmentLimits, fileProblems, messageFilesMax } from '@vendor-panel/domain'
import type { NewLeadFile } from '../leads/lead-files.queries.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { contentTypeOf } from '../platform/files/content-type.ts'
import { plainFileName } from '../platform/files/file-name.ts'
import type { FileStore, UploadedFile } from '../platform/files/file-store.ts'
import { RequestFiles } from '../platform/files/request-files.ts'
import type { InboundFile, MailTools } from '../platform/mail/inbound-mail.ts'

export interface ReceivedFiles {
  stored: NewLeadFile[]
  /** The names of files that may not be shared, by name or by content (LEAD-32, FILE-09). */
  refusedNames: string[]
}

const allowedTypes = Object.values(attachmentLimits.contentTypes).flat()
const bytesMax = attachmentLimits.sizeKbMax * 1024
const secondsMax = 60

/**
 * Stores the files of a mail by the rules for files that a vendor shares, and names the others; they are deleted if `work` does not
 * receive the mail.
 */
export async function withFiles(
  { files: store, log }: Pick<MailTools, 'files' | 'log'>,
  customerId: number,
  sent: readonly InboundFile[],
  work: (received: ReceivedFiles) => Promise<boolean>,
): Promise<void> {
  const files = new RequestFiles(store)
  let isReceived = false
  try {
    const received: ReceivedFiles = { stored: [], refusedNames: [] }
    for (const { name: sentName, content } of sent) {
      const name = plainFileName(sentName)
      const file = received.stored.length < messageFilesMax ? await receiveFile(store, files, customerId, name, content) : undefined
      if (file) received.stored.push(file)
      else received.refusedNames.push(name)
    }
    isReceived = await work(received)
  } finally {
    await files.settle(isReceived, log)
  }
}

async function receiveFile(
  store: FileStore,
  files: RequestFiles,
  customerId: number,
  name: string,
  content: Buffer,
): Promise<NewLeadFile | undefined> {
  const incoming = await store.receive(Readable.from([content]), bytesMax, AbortSignal.timeout(secondsMax * 1000))
  if (!incoming) return undefined
  const contentType = (await contentTypeOf(incoming.path, name, allowedTypes)) ?? ''
  const upload: UploadedFile = { name, contentType, sizeBytes: incoming.sizeBytes, sha256: incoming.sha256 }
  files.add(upload, incoming.path)
  if (contentType === '' || fileProblems('file', upload, attachmentLimits).length > 0) return undefined
  try {
    const { key, sizeBytes } = await files.keep(customerId, upload, 'file')
    return { name, size: sizeBytes, content_type: contentType, file_key: key }
  } catch (error) {
    // A picture that cannot be decoded.
    if (error instanceof Refusal) return undefined
    throw error
  }
}
