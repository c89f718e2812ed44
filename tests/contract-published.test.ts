/** The published document: open answers, closed requests, examples of refusals, no internal ids. */
import { examples } from '@vendor-panel/contract/examples'
import published from '@vendor-panel/contract/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { answerWriter } from '../apps/api/src/platform/contract/answer-writer.ts'
import { readContract } from '../apps/api/src/platform/contract/document.ts'
import { operationsOf, resolved, type Contract, type Schema } from '../openapi/join.ts'
import { publishedContract } from '../openapi/publish.ts'

const whole = published as unknown as Contract
const operations = operationsOf(whole)

function objectsIn(part: unknown, seen = new Set<string>()): Schema[] {
  if (typeof part !== 'object' || part === null) return []
  const { $ref } = part as Schema
  if ($ref) return seen.has($ref) ? [] : objectsIn(resolved(whole, part as Schema), seen.add($ref))
  const inner = Object.entries(part).flatMap(([key, child]) => (key.startsWith('example') ? [] : objectsIn(child, seen)))
  return 'properties' in part ? [part as Schema, ...inner] : inner
}

/** Names that end with their unit; `id` and `version` are compared, never counted. */
const unitName = /(?:Count|Minutes?|Seconds|Hours|Days|Months?|Years?|Bytes|Percent)$|^(?:id|version)$/

/** What the name and the type of a property leave open. */
function openQuestion(name: string, property: Schema): 'null' | 'enum' | 'reference' | 'time' | 'unit' | undefined {
  const parts = (property.oneOf ?? [property]).map((one) => resolved(whole, one))
  const types = parts.flatMap(({ type }) => type ?? [])
  const choices = parts.flatMap((part) => (part.items ? [part, resolved(whole, part.items)] : [part]))
  if (types.includes('null')) return 'null'
  if (choices.some((part) => (part.enum?.length ?? 0) > 1)) return 'enum'
  if (/[a-z]Ids?$|uuid$/i.test(name) && !types.includes('boolean')) return 'reference'
  if (parts.some(({ format }) => format?.startsWith('date'))) return 'time'
  return (types.includes('integer') || types.includes('number')) && !unitName.test(name) ? 'unit' : undefined
}

/** The properties of a document that leave a question open without a description of their own or of their schema. */
function undescribed(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = Object.entries((node as Schema).properties ?? {}).flatMap(([name, property]) => {
    const question = openQuestion(name, property)
    const target = resolved(whole, property)
    const item = target.items && resolved(whole, target.items)
    const isDescribed = [property, target, item].some((one) => one?.description !== undefined)
    return question && !isDescribed ? [`${path}/${name}: ${question}`] : []
  })
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, child]) => (key.startsWith('example') ? [] : undescribed(child, `${path}/${key}`))),
  ]
}

describe('the published document', () => {
  it('describes each property whose unit, null, enum or reference its name and type do not say', () => {
    const properties: Record<string, Schema> = {
      note: { type: ['string', 'null'] },
      couple: { oneOf: [{ $ref: '#/components/schemas/Lead' }, { type: 'null' }] },
      state: { type: 'string', enum: ['new', 'deal'] },
      kinds: { type: 'array', items: { type: 'string', enum: ['new', 'deal'] } },
      contactId: { type: 'integer' },
      day: { type: 'string', format: 'date' },
      price: { type: 'integer' },
      waitedMinutes: { type: 'number' },
      name: { type: 'string' },
      described: { type: 'integer', description: 'In pixels.' },
    }
    expect(undescribed({ properties })).toEqual([
      '/note: null',
      '/couple: null',
      '/state: enum',
      '/kinds: enum',
      '/contactId: reference',
      '/day: time',
      '/price: unit',
    ])
    expect(undescribed(whole)).toEqual([])
  })

  it('leaves every answer and refusal open to new fields, and every request closed', () => {
    for (const { item, operation } of operations) {
      const sent = objectsIn([item.parameters, operation.parameters, operation.requestBody])
      expect(
        sent.filter(({ additionalProperties }) => additionalProperties === undefined),
        operation.operationId,
      ).toEqual([])
      const answered = objectsIn(operation.responses)
      expect(
        answered.filter(({ additionalProperties }) => additionalProperties === false),
        operation.operationId,
      ).toEqual([])
    }
  })

  it('splits a schema that requests and answers share, with all that it refers to', () => {
    const schema = (inner: object) => ({ content: { 'application/json': { schema: inner } } })
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    const post = {
      operationId: 'createOne',
      requestBody: schema(ref('Outer')),
      responses: { '201': { description: 'Made.', ...schema(ref('Outer')) } },
    }
    const closed = (properties: object) => ({ type: 'object', additionalProperties: false, properties }) as Schema
    const schemas = {
      Outer: closed({ inner: ref('Inner'), state: ref('State') }),
      Inner: closed({}),
      State: { type: 'string', enum: ['new'] },
    }
    const made = publishedContract({ paths: { '/ones': { post } }, components: { schemas } })
    expect(made.components.schemas).toEqual({
      Outer: { type: 'object', properties: { inner: ref('Inner'), state: ref('State') } },
      Inner: { type: 'object', properties: {} },
      State: schemas.State,
      OuterSent: { ...schemas.Outer, properties: { inner: ref('InnerSent'), state: ref('State') } },
      InnerSent: schemas.Inner,
    })
    expect(operationsOf(made)[0]!.operation.requestBody).toEqual(schema(ref('OuterSent')))
  })

  it('shows an example of each code of each refusal', () => {
    for (const { operation } of operations)
      for (const [status, response] of Object.entries(operation.responses)) {
        const { 'x-codes': codes, content } = resolved(whole, response)
        if (/^[23]/.test(status)) continue
        const { examples: shown = {} } = content!['application/json'] as { examples?: object }
        expect(Object.keys(shown), `${operation.operationId} ${status}`).toEqual(codes)
      }
  })

  it('names 400 and 422 wherever a call has input', () => {
    for (const { item, operation } of operations) {
      const hasInput = operation.requestBody !== undefined || [...(item.parameters ?? []), ...(operation.parameters ?? [])].length > 0
      if (hasInput) expect(Object.keys(operation.responses), operation.operationId).toEqual(expect.arrayContaining(['400', '422']))
    }
  })

  it('names no id of a requirement', () => {
    const named = JSON.stringify(published).match(/.{0,40}\b(?!SHA-|UTF-|ISO-)[A-Z][A-Z\d]{1,7}-\d{2,3}\b.{0,20}/g) ?? []
    expect(named).toEqual([])
  })
})

/** The same value with a surplus field in each of its objects. */
function planted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(planted)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, planted(inner)])), password_hash: 'planted' }
}

/** What is sent of it; nothing if the serializer fails, as it does for a value that no alternative describes. */
function sentOf(write: () => string): string {
  try {
    return write()
  } catch {
    return ''
  }
}

it('a surplus column never leaves the server, whichever operation returns it', () => {
  const sent = readContract().operations.flatMap((operation) => {
    const { answer } = examples[operation.name] as { answer?: object }
    const [status] = operation.answers.keys()
    if (!answer || status === undefined) return []
    return [{ name: operation.name, text: sentOf(() => answerWriter(operation)(status, planted(answer))) }]
  })
  expect(sent.filter(({ text }) => text !== '').length).toBeGreaterThan(100)
  // The contract itself, whose parts no schema describes.
  expect(sent.filter(({ text }) => text.includes('planted')).map(({ name }) => name)).toEqual(['getContract'])
})
