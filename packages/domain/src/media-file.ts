import { entryOf } from './entry-of.ts'
import { fieldProblem } from './field.ts'
import type { FieldProblem } from './field.ts'
import { createAttachmentBounds, createLeadFileMessageBounds, createProviderMediaBounds } from './generated/bounds.ts'

/** The limits of a kind of file; every number is configuration (FILE-02..04, FILE-08). */
export interface FileLimits {
  /** The content types behind each extension; extensions without dots, in lower case. */
  contentTypes: Readonly<Record<string, readonly string[]>>
  sizeKbMax: number
  /** Both or none, because a refusal states both (FILE-04). */
  pixelsMax?: { width: number; height: number }
}

/** The facts about a file: before it is sent, or on the server after its content was inspected. */
export interface FileFacts {
  name: string
  sizeBytes: number
  /** The content type by the browser, or by the content; empty if the browser does not know it. */
  contentType: string
  width?: number
  height?: number
}

/** Photos of pages and galleries (FILE-08). */
export const imageLimits: Required<FileLimits> = {
  contentTypes: { jpg: ['image/jpeg'], jpeg: ['image/jpeg'], png: ['image/png'], webp: ['image/webp'] },
  sizeKbMax: createProviderMediaBounds.file.maxBytes / 1_024,
  pixelsMax: { width: 8_000, height: 8_000 },
}

/** Files for a couple: Word, Excel, JPEG and PDF (LEAD-31, LEAD-32, FILE-07). */
export const attachmentLimits: FileLimits = {
  contentTypes: {
    doc: ['application/msword'],
    docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    xls: ['application/vnd.ms-excel'],
    xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    jpg: ['image/jpeg'],
    jpeg: ['image/jpeg'],
    pdf: ['application/pdf'],
  },
  sizeKbMax: createAttachmentBounds.file.maxBytes / 1_024,
}

/** How many files one message has at most. */
export const messageFilesMax = createLeadFileMessageBounds.file.maxItems

/** All files of one message together: mail servers accept 25 MB, and encoding adds a third. Our choice. */
export const messageFilesKbMax = 18_432

/** The problems of the files of one message as a whole (FILE-08); those of each file: `fileProblems`. */
export function messageFilesProblems(path: string, files: readonly Pick<FileFacts, 'sizeBytes'>[]): FieldProblem[] {
  const { length } = files
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0)
  if (length > messageFilesMax) return [fieldProblem(path, 'too_many', { max: messageFilesMax })]
  if (sizeBytes > messageFilesKbMax * 1_024)
    return [fieldProblem(path, 'files_too_large', { size: sizeKb(sizeBytes), max: messageFilesKbMax })]
  return []
}

/** A profile image may be any type of image (USER-24). */
export function isImageType(contentType: string): boolean {
  return /^image\/[\w.+-]+$/i.test(contentType)
}

/** The extension of a file name in lower case, or an empty text; a name that starts with its only dot has none (FILE-02). */
export function fileExtension(name: string): string {
  return (/[^./\\]\.([^./\\]+)$/.exec(name)?.[1] ?? '').toLowerCase()
}

/**
 * The problems of a file: its extension, content that does not match it, size, and width and height (FILE-02..04, FILE-07, FILE-08,
 * LEAD-32).
 */
export function fileProblems(path: string, file: FileFacts, limits: FileLimits): FieldProblem[] {
  const { contentTypes, sizeKbMax, pixelsMax } = limits
  const types = entryOf(contentTypes, fileExtension(file.name))
  const problems: FieldProblem[] = []
  if (!types) problems.push(fieldProblem(path, 'file_extension', { extensions: Object.keys(contentTypes).join(', ') }))
  else if (file.contentType !== '' && !types.includes(file.contentType.toLowerCase())) problems.push(fieldProblem(path, 'file_content'))
  if (!(file.sizeBytes > 0)) problems.push(fieldProblem(path, 'file_empty'))
  else if (file.sizeBytes > sizeKbMax * 1_024)
    problems.push(fieldProblem(path, 'file_too_large', { size: sizeKb(file.sizeBytes), max: sizeKbMax }))
  if (pixelsMax && !(isWithin(file.width, pixelsMax.width) && isWithin(file.height, pixelsMax.height)))
    problems.push(fieldProblem(path, 'image_dimensions', { maxWidth: pixelsMax.width, maxHeight: pixelsMax.height }))
  return problems
}

/** An unknown size is checked when the picture is read. */
const isWithin = (pixels: number | undefined, max: number) => pixels === undefined || (pixels > 0 && pixels <= max)

/** The size of a file in whole KB, rounded up, so that one byte too many is visible (FILE-03). */
export const sizeKb = (bytes: number): number => Math.ceil(bytes / 1_024)
