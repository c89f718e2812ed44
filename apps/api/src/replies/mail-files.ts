import { Readable } from 'node:stream'
import { attachmentLimits, fieldProblem, fileProblems, messageFilesMax } from '@vendor-panel/domain'
import type { NewLeadFile } from '../leads/lead-files.queries.ts'
import { Refusal, type FieldRefusal } from '../platform/contract/refusal.ts'
import { contentTypeOf } from '../platform/files/content-type.ts'
import { plainFileName } from '../platform/files/file-name.ts'
import type { FileStore, UploadedFile } from '../platform/files/file-store.ts'
import { RequestFiles } from '../platform/files/request-files.ts'
import type { InboundFile, MailTools } from '../platform/mail/inbound-mail.ts'

export interface ReceivedFiles {
  stored: NewLeadFile[]
  /** Files that may not be shared, by name, size or content (LEAD-32, FILE-09). */
  refused: RefusedFile[]
}

export interface RefusedFile {
  name: string
  problems: readonly FieldRefusal[]
}

const allowedTypes = Object.values(attachmentLimits.contentTypes).flat()
const bytesMax = attachmentLimits.sizeKbMax * 1024
const secondsMax = 60
const path = 'file'
const tooMany = { problems: [fieldProblem(path, 'too_many', { max: messageFilesMax })] }
const wrongContent = { problems: [fieldProblem(path, 'file_content')] }

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
    const received: ReceivedFiles = { stored: [], refused: [] }
    for (const { name: sentName, content } of sent) {
      const name = plainFileName(sentName)
      const isRoom = received.stored.length < messageFilesMax
      const result = isRoom ? await receiveFile(store, files, customerId, name, content) : tooMany
      if ('file' in result) received.stored.push(result.file)
      else received.refused.push({ name, problems: result.problems })
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
): Promise<{ file: NewLeadFile } | { problems: FieldRefusal[] }> {
  const problems = fileProblems(path, { name, sizeBytes: content.byteLength, contentType: '' }, attachmentLimits)
  if (problems.length > 0) return { problems }
  const incoming = await store.receive(Readable.from([content]), bytesMax, AbortSignal.timeout(secondsMax * 1000))
  if (!incoming) return wrongContent
  const contentType = (await contentTypeOf(incoming.path, name, allowedTypes)) ?? ''
  const upload: UploadedFile = { name, contentType, sizeBytes: incoming.sizeBytes, sha256: incoming.sha256 }
  files.add(upload, incoming.path)
  if (contentType === '' || fileProblems(path, upload, attachmentLimits).length > 0) return wrongContent
  try {
    const { key, sizeBytes } = await files.keep(customerId, upload, path)
    return { file: { name, size: sizeBytes, content_type: contentType, file_key: key } }
  } catch (error) {
    // A picture that cannot be decoded, or has too many pixels.
    if (error instanceof Refusal) return { problems: error.details.errors ?? wrongContent.problems }
    throw error
  }
}
