import { fieldProblem } from './field.ts'
import type { FieldProblem } from './field.ts'

/** What a file may be; every number is configuration (FILE-02..04, FILE-08). */
export interface FileLimits {
  /** Without dots, in lower case. */
  extensions: readonly string[]
  contentTypes: readonly string[]
  sizeKbMax: number
  widthMax?: number
  heightMax?: number
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
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
  sizeKbMax: 10_240,
  widthMax: 8_000,
  heightMax: 8_000,
}

/** Files that go to a couple: Word, Excel, JPEG and PDF (LEAD-31, LEAD-32, FILE-07). */
export const attachmentLimits: FileLimits = {
  extensions: ['doc', 'docx', 'xls', 'xlsx', 'jpg', 'jpeg', 'pdf'],
  contentTypes: [
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'image/jpeg',
    'application/pdf',
  ],
  sizeKbMax: 10_240,
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

/** What is wrong with a file: extension, content, size with the size it has, and width and height (FILE-02..04, FILE-07, FILE-08, LEAD-32). */
export function fileProblems(path: string, file: FileFacts, limits: FileLimits): FieldProblem[] {
  const { extensions, contentTypes, sizeKbMax, widthMax = Infinity, heightMax = Infinity } = limits
  const problems: FieldProblem[] = []
  if (!extensions.includes(fileExtension(file.name)))
    problems.push(fieldProblem(path, 'file_extension', { extensions: extensions.join(', ') }))
  else if (file.contentType !== '' && !contentTypes.includes(file.contentType.toLowerCase()))
    problems.push(fieldProblem(path, 'file_content'))
  if (!(file.sizeBytes > 0)) problems.push(fieldProblem(path, 'file_empty'))
  else if (file.sizeBytes > sizeKbMax * 1_024)
    problems.push(fieldProblem(path, 'file_too_large', { size: sizeKb(file.sizeBytes), max: sizeKbMax }))
  if ((file.width ?? 0) > widthMax || (file.height ?? 0) > heightMax)
    problems.push(fieldProblem(path, 'image_dimensions', { maxWidth: widthMax, maxHeight: heightMax }))
  return problems
}

/** The size of a file in whole KB, rounded up, so that one byte too many shows (FILE-03). */
export const sizeKb = (bytes: number): number => Math.ceil(bytes / 1_024)
