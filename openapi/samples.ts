/**
 * How to call an operation, with curl and with the SDK: from its parameters and its checked example, with the ids of the demo. A test of the
 * backend runs each of them on a new demo.
 */
import demoIds from './demo-ids.json' with { type: 'json' }
import { addedInDemo, refusedInDemo } from './demo.ts'
import { exampleOf } from './example.ts'
import { operationsOf, resolved, type Contract, type Schema } from './join.ts'

const json = 'application/json'
const form = 'multipart/form-data'

interface SampleParameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}
type Located = ReturnType<typeof operationsOf>[number]
export interface CodeSample {
  lang: string
  label: string
  source: string
}

interface Call {
  name: string
  method: string
  path: string
  values: { path: Record<string, unknown>; query: Record<string, unknown> }
  headers: string[]
  body: unknown
  files: Upload[]
  isIdempotent: boolean
  isVersioned: boolean
  isForm: boolean
  answer: 'nothing' | 'file' | 'data' | 'list' | 'flat'
}

/** What the test of the samples needs of each: its text, how it is expected to end, and the sample that has to run before. */
export function samplesFile(contract: Contract): string {
  const samples = operationsOf(contract).flatMap((located) => {
    const { operationId: name } = located.operation
    const [curl, sdk] = codeSamples(contract, located).map(({ source }) => source)
    const after = addedInDemo[name] ?? null
    return curl ? [{ name, method: located.method, path: located.path, curl, sdk, code: refusedInDemo[name]?.code ?? 'ok', after }] : []
  })
  return `${JSON.stringify(samples, null, 2)}\n`
}

/** A field of a form that takes a file, with a name that fits its type. */
interface Upload {
  name: string
  fileName: string
}

/** A call by `curl`, and the same by the SDK. */
export function codeSamples(contract: Contract, located: Located): CodeSample[] {
  const call = callOf(contract, located, ownIds(located.operation.operationId))
  // Sent by a browser for another website, not by our clients.
  if (Object.keys(located.operation.requestBody?.content ?? {}).some((kind) => kind !== json && kind !== form)) return []
  const [refused, maker] = [refusedInDemo[call.name], addedInDemo[call.name]]
  const note = (mark: string) =>
    refused
      ? `${mark} The demo answers ${refused.code}: ${refused.because}.\n`
      : maker
        ? `${mark} After ${maker}: the demo has none before.\n`
        : ''
  return [
    { lang: 'Shell', label: 'curl', source: note('#') + curl(call) },
    { lang: 'TypeScript', label: 'SDK', source: note('//') + typescript(call) },
  ]
}

function callOf(contract: Contract, { path, method, item, operation }: Located, own: Record<string, number>): Call {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
    resolved(contract, one),
  ) as unknown as SampleParameter[]
  const demo = (name: string, value: unknown) => withDemoIds(value, name, own)
  const named = (location: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location && parameter.required)
        .map(({ name, schema }) => [
          name,
          name === 'accessTokenId' ? new Code('token') : demo(name, exampleOf(contract, schema, `${operation.operationId}: ${name}`)),
        ]),
    )
  const has = (name: string) => parameters.some((parameter) => parameter.name === name)
  const content = operation.requestBody?.content ?? {}
  const [success] = Object.entries(operation.responses).find(([status]) => /^[23]/.test(status)) ?? ['204']
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    values: { path: named('path'), query: named('query') },
    headers: securityHeaders(Object.keys((operation.security ?? contract.security)?.[0] ?? {})),
    body: demo('', content[json]?.example ?? withoutFiles(contract, content[form])),
    files: uploadsOf(contract, content[form]),
    isIdempotent: has('Idempotency-Key'),
    isVersioned: has('If-Match'),
    isForm: form in content,
    answer: answerKind(operation.responses[success]?.content),
  }
}

/** The example of a body with the ids of its sample. */
export function demoExample(operationId: string, example: unknown): unknown {
  return withDemoIds(example, '', ownIds(operationId))
}

/** The ids of records with which the operation works on the demo, where it is not the first of its kind. */
const ownIds = (operationId: string) => (demoIds as Record<string, Record<string, number>>)[operationId] ?? {}

/** The id of every example; the first record of a kind belongs to the main account of the demo. */
const [exampleId, firstId] = [7, 1]

/** The value with ids of records of the demo: the first of their kind, unless this operation needs another one. */
function withDemoIds(value: unknown, name: string, own: Record<string, number>): unknown {
  if (value === exampleId && /(^i|I)ds?$/.test(name)) return own[name] ?? firstId
  if (Array.isArray(value)) return value.map((item) => withDemoIds(item, name, own))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDemoIds(inner, key, own)]))
}

/** Before sign-in the key is the app's. The variables are those of the introduction. */
function securityHeaders(schemes: readonly string[]): string[] {
  const headers: Record<string, string> = {
    accessToken: 'X-Access-Token: $TOKEN',
    consumerKey: `X-Consumer-Key: ${schemes.includes('accessToken') ? '$KEY' : '$APP'}`,
    serviceKey: 'X-Service-Key: $SERVICE_KEY',
  }
  return schemes.flatMap((scheme) => headers[scheme] ?? [])
}

const fileNames: Record<string, string> = {
  'application/pdf': 'document.pdf',
  'image/*': 'picture.jpg',
  'image/jpeg': 'picture.jpg',
  'text/calendar': 'calendar.ics',
}

/** The files that a form needs; one that can be left out is not in the sample. */
function uploadsOf(contract: Contract, content: FormContent | undefined): Upload[] {
  const { properties = {}, required = [] } = content?.schema ? resolved(contract, content.schema) : {}
  return Object.keys(properties)
    .filter((name) => isFile(properties[name]!) && required.includes(name))
    .map((name) => {
      const types = content?.encoding?.[name]?.contentType?.split(/, */) ?? []
      const [, fileName] = Object.entries(fileNames).find(([type]) => types.includes(type)) ?? []
      if (!fileName) throw new Error(`The samples have no file for ${name}: ${types.join(', ')}`)
      return { name, fileName }
    })
}

interface FormContent {
  schema?: Schema
  example?: unknown
  encoding?: Record<string, { contentType?: string }>
}

const isFile = (schema: Schema) => (schema.items ?? schema).contentMediaType !== undefined

function withoutFiles(contract: Contract, content: FormContent | undefined): unknown {
  const { schema, example } = content ?? {}
  if (!schema || typeof example !== 'object' || example === null) return undefined
  const { properties = {} } = resolved(contract, schema)
  return Object.fromEntries(Object.entries(example).filter(([name]) => !isFile(properties[name]!)))
}

function answerKind(content: Record<string, { example?: unknown }> | undefined): Call['answer'] {
  const kinds = Object.keys(content ?? {})
  if (kinds.length === 0) return 'nothing'
  const example = content?.[json]?.example
  if (!kinds.includes(json)) return 'file'
  if (typeof example !== 'object' || example === null || !('data' in example)) return 'flat'
  return 'meta' in example ? 'list' : 'data'
}

function curl({ method, path, values, headers, body, files, isIdempotent, isVersioned, answer, isForm }: Call): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.path[name]
    return value instanceof Code ? `$${value.text.toUpperCase()}` : encodeURIComponent(String(value))
  })
  const query = new URLSearchParams(Object.entries(values.query).map(([name, value]): [string, string] => [name, String(value)])).toString()
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$API${address}${query && `?${query}`}"`,
    ...[...headers, ...(isIdempotent ? ['Idempotency-Key: $(uuidgen)'] : [])].map((header) => `-H "${header}"`),
    ...(isVersioned ? [`-H ${quoted(`If-Match: ${firstVersion}`)}`] : []),
    ...(isForm ? formLines(body, files) : bodyLines(body)),
    ...(answer === 'file' ? ['-OJ'] : []),
  ]
  return lines.join(' \\\n  ')
}

/** The version of a record that was never changed. */
const firstVersion = '"1"'

function bodyLines(body: unknown): string[] {
  return body === undefined ? [] : [`-H 'Content-Type: ${json}'`, `-d ${quoted(JSON.stringify(body, null, 2))}`]
}

/** `--form-string`, because `-F` gives some characters a meaning. */
function formLines(body: unknown, files: readonly Upload[]): string[] {
  const fields = Object.entries(body ?? {})
    .flatMap(([name, value]) => [value].flat().map((one: unknown): [string, unknown] => [name, one]))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `--form-string ${quoted(`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)}`)
  return [...fields, ...files.map(({ name, fileName }) => `-F '${name}=@${fileName}'`)]
}

/** One argument of a shell command. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

const taken: Record<Call['answer'], string> = {
  nothing: '',
  file: 'const file = ',
  data: 'const { data } = ',
  list: 'const { data, meta } = ',
  flat: 'const answer = ',
}

function typescript({ name, values, body, files, isIdempotent, isVersioned, answer }: Call): string {
  const filled = Object.fromEntries(files.map(({ name: file }) => [file, new Code(file)]))
  const whole = body !== undefined || files.length > 0 ? { body: { ...(body as object | undefined), ...filled } } : {}
  const input = {
    ...(Object.keys(values.path).length > 0 && { path: values.path }),
    ...(Object.keys(values.query).length > 0 && { query: values.query }),
    ...whole,
    ...(isIdempotent && { idempotencyKey: new Code('crypto.randomUUID()') }),
    ...(isVersioned && { ifMatch: firstVersion }),
  }
  return `${taken[answer]}await api.${name}(${Object.keys(input).length > 0 ? literal(input) : ''})`
}

/** A value that is printed verbatim. */
class Code {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const lineCharsMax = 70

/** A value formatted for reading: on one line if it fits. */
function literal(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'string')
    return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) => {
        const text = literal(item, inner)
        return text === name ? name : `${/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`}: ${text}`
      })
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return open + close
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (line.length + indent.length <= lineCharsMax && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}
