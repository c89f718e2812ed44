/** Forms with files: read as a stream, each file to a temporary folder and checked by its content; errors name the field. */
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { sizeKb } from '@vendor-panel/domain'
import type { FastifyRequest } from 'fastify'
import { contentTypeOf } from '../files/content-type.ts'
import { plainFileName } from '../files/file-name.ts'
import type { FileStore, UploadedFile } from '../files/file-store.ts'
import type { RequestFiles } from '../files/request-files.ts'
import type { Body, Schema } from './document.ts'
import { InvalidInput, Refusal, type FieldRefusal } from './refusal.ts'

export const formType = 'multipart/form-data'

/** The content of a form: its texts, which the contract's schema validates (a file is represented by a text), and its files by field. */
export interface FormBody {
  texts: Record<string, unknown>
  uploads: Record<string, UploadedFile | UploadedFile[]>
}

interface FileField {
  isList: boolean
  countMax: number
  bytesMax: number
  contentTypes: string[]
}

const textBytesMax = 64 * 1024
const textCountMax = 200
const minutesMax = 5
const kilobyte = 1024

/** Reads the forms of one operation. */
export function formReader({ schema, encoding = {} }: Body, store: FileStore) {
  const fields = new Map<string, FileField>()
  const others = new Map<string, Schema>()
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const file = fileField(property, encoding[name]?.contentType)
    if (file) fields.set(name, file)
    else others.set(name, property)
  }
  const filesMax = [...fields.values()].reduce((sum, { countMax }) => sum + countMax, 0)
  const bytesMax = [...fields.values()].reduce((sum, field) => sum + field.countMax * (field.bytesMax + kilobyte), textBytesMax)

  return async function read(request: FastifyRequest, files: RequestFiles): Promise<FormBody> {
    const form: FormBody = { texts: {}, uploads: {} }
    // A call without a body gets an error for each missing field.
    if (!request.headers['content-type'] && !hasBody(request)) return form
    if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type')
    if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw new Refusal(413, 'too_large')
    // One more than allowed, so that the error can name the field with too many.
    const limits = { fields: textCountMax, fieldSize: textBytesMax, fieldNameSize: 100, files: filesMax + 1, fileSize: Infinity }
    const signal = AbortSignal.timeout(minutesMax * 60_000)
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'field') addText(form, part, fields, others)
        else await addFile(form, part, signal, files)
      }
    } catch (error) {
      // The rest is read and discarded, so that a caller that is still sending gets the answer and can use the connection again.
      request.raw.unpipe()
      request.raw.resume()
      throw readableError(error)
    }
    return form
  }

  async function addFile({ texts, uploads }: FormBody, part: MultipartFile, signal: AbortSignal, files: RequestFiles): Promise<void> {
    const path = part.fieldname
    const field = fields.get(path)
    if (!field) throw new InvalidInput([{ path, code: others.has(path) ? 'kind' : 'unknown_field' }])
    const known = [uploads[path] ?? []].flat()
    if (known.length >= field.countMax) throw new InvalidInput([{ path, code: 'too_many', params: { max: field.countMax } }])
    const filePath = field.isList ? `${path}[${known.length}]` : path
    const incoming = await store.receive(part.file, field.bytesMax, signal)
    if (!incoming) throw tooLarge(filePath, part.file.bytesRead, field.bytesMax)
    const { sizeBytes, sha256 } = incoming
    const upload: UploadedFile = { name: fileName(part.filename), contentType: '', sizeBytes, sha256 }
    files.add(upload, incoming.path)
    // A browser sends an empty file input as a file without name and bytes.
    if (sizeBytes === 0 && !part.filename) return
    if (sizeBytes === 0) throw new InvalidInput([{ path: filePath, code: 'file_empty' }])
    const contentType = await contentTypeOf(incoming.path, upload.name, field.contentTypes)
    if (!contentType) throw new Refusal(415, 'unsupported_media_type', { errors: [{ path: filePath, code: 'file_content' }] })
    upload.contentType = contentType
    uploads[path] = field.isList ? [...known, upload] : upload
    texts[path] = field.isList ? [...known, upload].map(() => 'a file') : 'a file'
  }
}

function fileField(property: Schema, contentType: string | undefined): FileField | undefined {
  const file = property.items ?? property
  if (!file.contentMediaType) return undefined
  const bytesMax = file['x-max-bytes'] ?? property['x-max-bytes']
  if (bytesMax === undefined || !contentType) throw new Error('A file of a form needs x-max-bytes and the types of its encoding')
  const isList = property.items !== undefined
  return {
    isList,
    countMax: isList ? (property.maxItems ?? 1) : 1,
    bytesMax,
    contentTypes: contentType.split(',').map((one) => one.trim()),
  }
}

function addText(
  { texts }: FormBody,
  part: Extract<Multipart, { type: 'field' }>,
  fields: ReadonlyMap<string, FileField>,
  others: ReadonlyMap<string, Schema>,
): void {
  const { fieldname: path, fieldnameTruncated, value, valueTruncated } = part
  const problem = (code: FieldRefusal['code']) => new InvalidInput([{ path, code }])
  if (fieldnameTruncated) throw problem('unknown_field')
  if (valueTruncated) throw new InvalidInput([{ path, code: 'too_long', params: { max: textBytesMax } }])
  if (fields.has(path)) throw problem('kind')
  const kind = others.get(path)
  if (!kind) throw problem('unknown_field')
  const isList = kind.type === 'array'
  const read = kind.type === 'object' || (isList && kind.items?.type === 'object') ? parsed(value) : value
  // A list is sent as repeated fields or, for objects, as JSON.
  if (isList && !Array.isArray(read)) texts[path] = [...((texts[path] as unknown[] | undefined) ?? []), read]
  else if (path in texts) throw problem('kind')
  else texts[path] = read
}

/** JSON of a field; invalid JSON stays text, which the schema then refuses. */
function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return value
  }
}

/** The name that the person gave the file: the last part of a path, of whatever system. */
function fileName(name: string | undefined): string {
  return plainFileName((name ?? '').split(/[/\\]/).at(-1) ?? '') || 'file'
}

function tooLarge(path: string, bytes: number, bytesMax: number): Refusal {
  const params = { size: sizeKb(bytes), max: Math.floor(bytesMax / kilobyte) }
  return new Refusal(413, 'too_large', { errors: [{ path, code: 'file_too_large', params }] })
}

const hasBody = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A truncated or invalid form is the caller's error; a full disk is ours. */
function readableError(error: unknown): unknown {
  if (error instanceof Refusal || error instanceof InvalidInput) return error
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string }
  return statusCode === 413 || syscall !== undefined ? error : new Refusal(400, 'malformed')
}
