import { entryOf } from './entry-of.ts'
import { fieldProblem } from './field.ts'
import type { FieldProblem } from './field.ts'
import { createAttachmentBounds, createProviderMediaBounds } from './generated/bounds.ts'

/** What a file may be; every number is configuration (FILE-02..04, FILE-08). */
export interface FileLimits {
  /** The content types behind each extension; extensions without dots, in lower case. */
  contentTypes: Readonly<Record<string, readonly string[]>>
  sizeKbMax: number
  /** Both or none, so that a refusal can name both (FILE-04). */
  pixelsMax?: { width: number; height: number }
}

/** What is known of a file before it is sent, or on the server after its content was looked at. */
export interface FileFacts {
  name: string
  sizeBytes: number
  /** As the browser says, or as the content proves; empty when the browser does not know. */
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

/** Files that go to a couple: Word, Excel, JPEG and PDF (LEAD-31, LEAD-32, FILE-07). */
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

/** A profile image may be any type of image (USER-24). */
export function isImageType(contentType: string): boolean {
  return /^image\/[\w.+-]+$/i.test(contentType)
}

/** The extensions of a comma list, however it is written (FILE-02). */
export function parseExtensions(list: string): string[] {
  const names = list.split(',').map((name) => name.trim().replace(/^\./, '').toLowerCase())
  return names.filter((name) => name !== '')
}

/** The extension of a file name in lower case, or an empty text; a name that starts with its only dot has none (FILE-02). */
export function fileExtension(name: string): string {
  return (/[^./\\]\.([^./\\]+)$/.exec(name)?.[1] ?? '').toLowerCase()
}

/** What is wrong with a file: extension, content that is not what the extension says, size with the size it has, and width and height (FILE-02..04, FILE-07, FILE-08, LEAD-32). */
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

/** A size that is not known is asked where the picture is read. */
const isWithin = (pixels: number | undefined, max: number) => pixels === undefined || (pixels > 0 && pixels <= max)

/** The size of a file in whole KB, rounded up, so that one byte too many shows (FILE-03). */
export const sizeKb = (bytes: number): number => Math.ceil(bytes / 1_024)
