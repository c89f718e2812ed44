/** How to call an operation, with curl and with the SDK: from its parameters and its checked example. */
import { exampleOf } from './example.ts'
import { resolved, type Contract, type operationsOf, type Schema } from './join.ts'

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
  files: string[]
  isIdempotent: boolean
  isVersioned: boolean
  answer: 'nothing' | 'file' | 'data' | 'list' | 'flat'
}

/** A call by `curl`, and the same by the SDK. */
export function codeSamples(contract: Contract, located: Located): CodeSample[] {
  const call = callOf(contract, located)
  // Sent by a browser for another website, not by our clients.
  if (Object.keys(located.operation.requestBody?.content ?? {}).some((kind) => kind !== json && kind !== form)) return []
  return [
    { lang: 'Shell', label: 'curl', source: curl(call) },
    { lang: 'TypeScript', label: 'SDK', source: typescript(call) },
  ]
}

function callOf(contract: Contract, { path, method, item, operation }: Located): Call {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
    resolved(contract, one),
  ) as unknown as SampleParameter[]
  const named = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map(({ name, schema }) => [name, exampleOf(contract, schema, `${operation.operationId}: ${name}`)]),
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
    body: content[json]?.example ?? withoutFiles(content[form]?.example, filesOf(contract, content[form]?.schema)),
    files: filesOf(contract, content[form]?.schema),
    isIdempotent: has('Idempotency-Key'),
    isVersioned: has('If-Match'),
    answer: answerKind(operation.responses[success]?.content),
  }
}

/** Before sign-in the key is the app's. */
function securityHeaders(schemes: readonly string[]): string[] {
  const headers: Record<string, string> = {
    accessToken: 'X-Access-Token: vp_6Jq…',
    consumerKey: `X-Consumer-Key: ${schemes.includes('accessToken') ? 'ck_rosewood' : 'vendor-panel-web'}`,
    serviceKey: 'X-Service-Key: …',
  }
  return schemes.flatMap((scheme) => headers[scheme] ?? [])
}

function filesOf(contract: Contract, schema: Schema | undefined): string[] {
  const properties = schema ? (resolved(contract, schema).properties ?? {}) : {}
  return Object.entries(properties).flatMap(([name, property]) =>
    (property.items ?? property).contentMediaType === undefined ? [] : [name],
  )
}

function withoutFiles(example: unknown, files: readonly string[]): unknown {
  if (typeof example !== 'object' || example === null) return undefined
  return Object.fromEntries(Object.entries(example).filter(([name]) => !files.includes(name)))
}

function answerKind(content: Record<string, { example?: unknown }> | undefined): Call['answer'] {
  const kinds = Object.keys(content ?? {})
  if (kinds.length === 0) return 'nothing'
  const example = content?.[json]?.example
  if (!kinds.includes(json)) return 'file'
  if (typeof example !== 'object' || example === null || !('data' in example)) return 'flat'
  return 'meta' in example ? 'list' : 'data'
}

function curl({ method, path, values, headers, body, files, isIdempotent, isVersioned, answer }: Call): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.path[name])))
  const query = new URLSearchParams(Object.entries(values.query).map(([name, value]): [string, string] => [name, String(value)])).toString()
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$API${address}${query && `?${query}`}"`,
    ...[...headers, ...(isIdempotent ? ['Idempotency-Key: a-new-one-each-time'] : []), ...(isVersioned ? ['If-Match: "7"'] : [])].map(
      (header) => `-H ${quoted(header)}`,
    ),
    ...bodyLines(body, files),
    ...(answer === 'file' ? ['-OJ'] : []),
  ]
  return lines.join(' \\\n  ')
}

function bodyLines(body: unknown, files: readonly string[]): string[] {
  if (body === undefined && files.length === 0) return []
  if (files.length === 0) return [`-H 'Content-Type: ${json}'`, `-d ${quoted(JSON.stringify(body, null, 2))}`]
  const fields = Object.entries(body ?? {})
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `-F ${quoted(`${name}=${String(value)}`)}`)
  return [...fields, ...files.map((name) => `-F ${quoted(`${name}=@file`)}`)]
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
  const filled = Object.fromEntries(files.map((file) => [file, new Code(file)]))
  const whole = body !== undefined || files.length > 0 ? { body: { ...(body as object | undefined), ...filled } } : {}
  const input = {
    ...(Object.keys(values.path).length > 0 && { path: values.path }),
    ...(Object.keys(values.query).length > 0 && { query: values.query }),
    ...whole,
    ...(isIdempotent && { idempotencyKey: new Code('crypto.randomUUID()') }),
    ...(isVersioned && { ifMatch: '"7"' }),
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
