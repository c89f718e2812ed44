/** The contract for the router: each operation with all of its properties. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OperationName } from './operation.ts'

/** The published contract. */
export const contractFile = createRequire(import.meta.url).resolve('@vendor-panel/contract/openapi.json')
/** The same with closed answers: a field that it does not describe is not sent. */
const closedFile = join(dirname(contractFile), 'closed.json')

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  items?: Schema
  maxItems?: number
  properties?: Record<string, Schema>
  discriminator?: { propertyName: string; mapping?: object }
  contentMediaType?: string
  'x-max-bytes'?: number
}
interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  explode?: boolean
  schema: Schema
}
interface MediaType {
  schema: Schema
  encoding?: Record<string, { contentType?: string }>
}
type Content = Record<string, MediaType>
interface Response {
  headers?: Record<string, unknown>
  content?: Content
  'x-codes'?: string[]
}
interface OperationItem {
  operationId: OperationName
  parameters?: (Parameter | Schema)[]
  requestBody?: { content: Content }
  responses: Record<string, Response | Schema>
}
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
type PathItem = { parameters?: (Parameter | Schema)[] } & { [Method in (typeof methods)[number]]?: OperationItem }
interface Document {
  info: { version: string }
  paths: Record<string, PathItem>
}

export interface ContractOperation {
  name: OperationName
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** In the framework's notation: `/leads/:leadId`. */
  path: string
  parameters: Parameter[]
  /** The content type of its body. */
  body: Body | undefined
  /** The schemas of its successes, by status. */
  answers: Map<number, Schema>
  /** The media type of the file that it returns. */
  fileType: string | undefined
  /** The headers of its answers, in lower case. */
  answerHeaders: string[]
  /** Whether pages of every origin may read its answers. */
  isCrossOrigin: boolean
  /** The codes of its refusals, by status. */
  refusals: Map<number, readonly string[]>
}

export interface Body extends MediaType {
  mediaType: string
}

interface ReadContract {
  version: string
  operations: ContractOperation[]
}
let read: ReadContract | undefined

/** The version of the contract and its operations, with all references resolved; read once. */
export function readContract(): ReadContract {
  read ??= readDocument()
  return read
}

function readDocument(): ReadContract {
  const document = JSON.parse(readFileSync(closedFile, 'utf8')) as Document
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [contractOperation(document, path, method, item.parameters ?? [], operation)] : []
    }),
  )
  return { version: document.info.version, operations }
}

function contractOperation(
  document: Document,
  path: string,
  method: (typeof methods)[number],
  shared: (Parameter | Schema)[],
  { operationId, parameters = [], requestBody, responses }: OperationItem,
): ContractOperation {
  const put = <Part>(part: unknown) => withoutReferences(document, part) as Part
  const answers = Object.entries(responses).map(([status, response]) => [Number(status), put<Response>(response)] as const)
  const successes = answers.filter(([status]) => status < 400)
  const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return {
    name: operationId,
    method: method.toUpperCase() as ContractOperation['method'],
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    parameters: put([...shared, ...parameters]),
    body: mediaType && content ? { mediaType, ...put<MediaType>(content) } : undefined,
    answers: new Map(successes.map(([status, answer]) => [status, answer.content?.['application/json']?.schema ?? {}])),
    fileType: successes.flatMap(([, answer]) => Object.keys(answer.content ?? {})).find((type) => type !== 'application/json'),
    answerHeaders: [...new Set(answers.flatMap(([, { headers = {} }]) => Object.keys(headers).map((name) => name.toLowerCase())))],
    isCrossOrigin: successes.some(([, { headers = {} }]) => 'Access-Control-Allow-Origin' in headers),
    refusals: new Map(answers.filter(([status]) => status >= 400).map(([status, answer]) => [status, answer['x-codes'] ?? []])),
  }
}

/** Cache of resolved references: hundreds of operations share a few of them. */
const referred = new Map<string, unknown>()

/** A part of the contract without references. */
function withoutReferences(document: Document, part: unknown, within: readonly string[] = []): unknown {
  if (Array.isArray(part)) return part.map((item) => withoutReferences(document, item, within))
  if (typeof part !== 'object' || part === null) return part
  const { $ref, discriminator, ...rest } = part as Schema
  if ($ref) {
    if (within.includes($ref)) throw new Error(`${$ref} contains itself: the router cannot write it out`)
    const known = referred.get($ref)
    if (known) return known
    const target = $ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document)
    const found = withoutReferences(document, target, [...within, $ref])
    referred.set($ref, found)
    return found
  }
  const inner = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withoutReferences(document, value, within)]))
  // Ajv selects the branch by its constant and does not support a mapping; it would accept a value that is not an object.
  return discriminator ? { ...inner, type: 'object', discriminator: { propertyName: discriminator.propertyName } } : inner
}
