/**
 * Calls that every operation must refuse, generated from the contract: the request, the expected status, and the field that must be named.
 */
import { examples } from '@vendor-panel/contract/examples'
import sharp from 'sharp'
import type { ContractOperation, Schema } from '../src/platform/contract/document.ts'
import { unreadableValues, writeJson, wrongTexts, wrongValues, type Rules } from './hostile-values.ts'

export interface HostileCall {
  what: string
  url: string
  headers?: Record<string, string>
  payload?: string | Buffer
  /** The accepted statuses. */
  status: number[]
  /** The fields that must be named. */
  paths?: string[]
}

const json = 'application/json'
const form = 'multipart/form-data'

/** All of them for one operation, sent by an authorized caller. */
export function hostileCalls(operation: ContractOperation): HostileCall[] {
  const kind = operation.body?.mediaType
  return [
    ...wrongPaths(operation),
    ...wrongQueries(operation),
    ...wrongHeaders(operation),
    ...(kind === json ? wrongBodies(operation) : []),
    ...(kind === form ? wrongForms(operation) : []),
    ...(kind !== undefined ? otherKinds(operation) : []),
  ]
}

/** A URL that the contract accepts, with other values in some positions. */
export function addressOf({ path, parameters }: ContractOperation, own: Record<string, unknown> = {}, query = ''): string {
  const inPath = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)!.schema
    return name in own ? String(own[name]) : encodeURIComponent(acceptedText(schema))
  })
  const required = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required && !query.includes(`${parameter.name}=`))
    .map(({ name, schema }) => `${name}=${name in own ? String(own[name]) : encodeURIComponent(acceptedText(schema))}`)
  const search = [...required, query].filter(Boolean).join('&')
  return `/api${inPath}${search && `?${search}`}`
}

function acceptedText(schema: Schema): string {
  const { examples: own, enum: list, items, type, format, minLength = 1 } = schema as Rules
  if (items) return acceptedText(items)
  const byFormat = format === 'date' ? '2026-11-24' : format === 'date-time' ? '2026-11-24T14:00:00Z' : undefined
  const byKind = type === 'integer' ? 1 : type === 'boolean' ? true : 'x'.repeat(minLength)
  const value = own?.[0] ?? list?.[0] ?? byFormat ?? byKind
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A body that the contract accepts, so that the tested value is the only mistake. */
export function acceptedBody({ name, body }: ContractOperation): Pick<HostileCall, 'headers' | 'payload'> {
  if (body?.mediaType === json) return { headers: { 'content-type': json }, payload: JSON.stringify(examples[name].body) }
  return {}
}

function wrongPaths(operation: ContractOperation): HostileCall[] {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'path')
  return parameters.flatMap(({ name, schema }) => [
    ...wrongTexts(name, schema)
      .filter(({ text }) => text !== '' && text.length < 300)
      .map(({ what, text, path }) => ({
        what: `${name} ${what}`,
        url: addressOf(operation, { [name]: encodeURIComponent(text) }),
        ...acceptedBody(operation),
        status: [422],
        paths: [path],
      })),
    ...['%00', 'a%00b'].map((text) => ({
      what: `${name} with a NUL`,
      url: addressOf(operation, { [name]: text }),
      ...acceptedBody(operation),
      status: [400],
      paths: [name],
    })),
    ...['%', '%ff', '%ed%a0%80'].map((text) => ({
      what: `${name} of bytes that are no text`,
      url: addressOf(operation, { [name]: text }),
      ...acceptedBody(operation),
      status: [400, 404],
    })),
    {
      what: `${name} without end`,
      url: addressOf(operation, { [name]: '9'.repeat(5000) }),
      ...acceptedBody(operation),
      status: [400, 404, 422],
    },
  ])
}

function wrongQueries(operation: ContractOperation): HostileCall[] {
  const call = (what: string, query: string, status: number, paths: string[]): HostileCall => ({
    what: `query ${what}`,
    url: addressOf(operation, {}, query),
    ...acceptedBody(operation),
    status: [status],
    paths,
  })
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query')
  const byMistake = new Map<string, { text: string; name: string; path: string }[]>()
  for (const { name, schema } of parameters)
    for (const { what, text, path } of wrongTexts(name, schema))
      if (text.length < 4000) byMistake.set(what, [...(byMistake.get(what) ?? []), { text, name, path }])
  const text = parameters.find(({ schema }) => schema.type === 'string')
  return [
    call('with an unknown parameter', 'surplus=1', 422, ['surplus']),
    ...[...byMistake].map(([what, all]) =>
      call(
        what,
        all.map(({ name, text: wrong }) => `${name}=${encodeURIComponent(wrong)}`).join('&'),
        422,
        all.map(({ path }) => path),
      ),
    ),
    ...(text ? [call('with a NUL', `${text.name}=a%00b`, 400, [text.name])] : []),
  ]
}

function wrongHeaders(operation: ContractOperation): HostileCall[] {
  const wrong = operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .flatMap(({ name, schema }) => {
      const { maxLength } = schema as { maxLength?: number }
      return maxLength === undefined ? [] : [[name.toLowerCase(), 'x'.repeat(maxLength + 1)] as const]
    })
  if (wrong.length === 0) return []
  const { headers, payload } = acceptedBody(operation)
  const call: HostileCall = {
    what: 'headers too long',
    url: addressOf(operation),
    headers: { ...headers, ...Object.fromEntries(wrong) },
    status: [422],
    paths: wrong.map(([name]) => name),
  }
  return [payload === undefined ? call : { ...call, payload }]
}

function wrongBodies(operation: ContractOperation): HostileCall[] {
  const { schema } = operation.body!
  const accepted = examples[operation.name].body
  const url = addressOf(operation)
  const headers = { 'content-type': json }
  const raw = (what: string, payload: string, status: number, paths?: string[]): HostileCall => ({
    what: `body ${what}`,
    url,
    headers,
    payload,
    status: [status],
    ...(paths && { paths }),
  })
  const deep = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
  return [
    ...wrongValues(schema, accepted).map(({ what, value, paths }) => raw(what, writeJson(value), 422, paths)),
    ...unreadableValues(schema, accepted).map(({ what, value, paths }) => raw(what, JSON.stringify(value), 400, paths)),
    ...['text', 7, null, true].map((value) => raw(`that is ${JSON.stringify(value)}`, JSON.stringify(value), 422)),
    ...['{', '', 'null{', '\u0000', '{"a":NaN}', "{'a':1}"].map((text) => raw(`that is no JSON: ${JSON.stringify(text)}`, text, 400)),
    raw('with a name that has a NUL', '{"a\\u0000":1}', 400),
    raw('with a prototype', '{"__proto__":{"isAdmin":true}}', 400),
    raw('with a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 400),
    raw('too deep', deep(5000), 400),
    raw('of endless lists', '['.repeat(100_000) + ']'.repeat(100_000), 400),
    raw('too large', JSON.stringify({ surplus: 'x'.repeat(300_000) }), 413),
  ]
}

function wrongForms(operation: ContractOperation): HostileCall[] {
  const { properties = {} } = operation.body!.schema
  const url = addressOf(operation)
  const call = (what: string, parts: Part[], status: number, paths?: string[]): HostileCall => ({
    what: `form ${what}`,
    url,
    headers: { 'content-type': `${form}; boundary=x` },
    payload: formText(parts),
    status: [status],
    ...(paths && { paths }),
  })
  const isFile = (schema: Schema) => (schema.items ?? schema).contentMediaType !== undefined
  const [file] = Object.entries(properties).filter(([, schema]) => isFile(schema))
  const texts = Object.entries(properties).filter(([, schema]) => !isFile(schema) && schema.type !== 'array' && schema.type !== 'object')
  const name = file![0]
  const filePath = file![1].items ? `${name}[0]` : name
  return [
    ...texts.flatMap(([field, schema]) =>
      wrongTexts(field, schema).map(({ what, text, path }) => call(`${field} ${what}`, [{ name: field, text }], 422, [path])),
    ),
    ...texts
      .slice(0, 1)
      .flatMap(([field]) => [
        call('with a NUL', [{ name: field, text: 'a\0b' }], 400, [field]),
        call('with a file where a text belongs', [{ name: field, fileName: 'a.pdf', text: '%PDF-1.7' }], 422, [field]),
      ]),
    call('with a text where a file belongs', [{ name, text: 'no file' }], 422, [name]),
    call('with an undescribed file', [{ name: 'surplus', fileName: 'a.pdf', text: '%PDF-1.7' }], 422, ['surplus']),
    call('with an undescribed field', [{ name: 'surplus', text: '1' }], 422, ['surplus']),
    call('with an empty file', [{ name, fileName: 'a.pdf', text: '' }], 422, [filePath]),
    call('with a page for a file', [{ name, fileName: 'a.pdf', text: '<!doctype html><script>alert(1)</script>' }], 415, [filePath]),
    call('with an SVG for a picture', [{ name, fileName: 'a.png', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' }], 415, [filePath]),
    call('with a prototype', [{ name: '__proto__', text: '1' }], 400),
    call('without a name', [{ name: '', text: '1' }], 422),
    { ...call('that breaks off', [{ name, fileName: 'a.pdf', text: '%PDF' }], 400), payload: formText([{ name, text: 'x' }]).slice(0, -6) },
    { ...call('that is none', [], 400), payload: 'a=1' },
    { ...call('without a boundary', [], 400), headers: { 'content-type': form } },
  ]
}

const picture = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
  .jpeg()
  .toBuffer()
/** Files by their type: a name, and the bytes of their signature. */
const samples: Record<string, { fileName: string; text: string }> = {
  'application/pdf': { fileName: 'a.pdf', text: '%PDF-1.7\n%%EOF' },
  'application/msword': { fileName: 'a.doc', text: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'.padEnd(600, '\0') },
  'image/jpeg': { fileName: 'a.jpg', text: picture.toString('latin1') },
  'text/calendar': { fileName: 'a.ics', text: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n' },
}

/** A form that the contract accepts: these fields, and a file in each file field. */
export function acceptedForm({ body }: ContractOperation, fields: object): Required<Pick<HostileCall, 'headers' | 'payload'>> {
  const texts = Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    (value === undefined ? [] : [value].flat()).map((one) => ({ name, text: typeof one === 'string' ? one : JSON.stringify(one) })),
  )
  const files = Object.entries(body?.schema.properties ?? {}).filter(([, schema]) => (schema.items ?? schema).contentMediaType)
  const parts = files.map(([name]) => {
    const [type = ''] = body?.encoding?.[name]?.contentType?.split(',') ?? []
    return { name, ...samples[type === 'image/*' ? 'image/jpeg' : type.trim()]! }
  })
  const payload = Buffer.from(formText([...texts, ...parts]), 'latin1')
  return { headers: { 'content-type': `${form}; boundary=x` }, payload }
}

interface Part {
  name: string
  text: string
  fileName?: string
}

function formText(parts: readonly Part[]): string {
  const written = parts.map(({ name, text, fileName }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`
  })
  return `${written.join('')}--x--\r\n`
}

/** Bodies of a content type that the operation does not accept. */
function otherKinds(operation: ContractOperation): HostileCall[] {
  const kinds = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', `${form}; boundary=x`, json]
  return kinds
    .filter((kind) => !kind.startsWith(operation.body!.mediaType))
    .map((kind) => ({
      what: `body of the kind ${kind}`,
      url: addressOf(operation),
      headers: { 'content-type': kind },
      payload: '{"a":1}',
      status: [415],
    }))
}
