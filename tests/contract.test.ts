import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import contract from '@vendor-panel/contract/openapi.json' with { type: 'json' }
import { examples } from '@vendor-panel/contract/examples'
import { operationTable } from '@vendor-panel/contract/operations'
import { joinDocuments } from '../openapi/join.ts'

interface Operation {
  operationId: string
  summary?: string
  security?: unknown[]
  parameters?: { $ref?: string; in?: string }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
interface PathItem extends Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>> {
  parameters?: Operation['parameters']
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const operations = Object.entries(contract.paths as unknown as Record<string, PathItem>).flatMap(([path, item]) =>
  methods.flatMap((method) => (item[method] ? [{ path, method, shared: item.parameters ?? [], ...item[method] }] : [])),
)

type Parameter = NonNullable<Operation['parameters']>[number]
const parameterOf = (parameter: Parameter): Parameter =>
  parameter.$ref ? (contract.components.parameters as Record<string, Parameter>)[parameter.$ref.split('/').at(-1)!]! : parameter

function* schemasOf(node: unknown, place: string): Generator<{ place: string; schema: Record<string, unknown> }> {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield { place, schema: node as Record<string, unknown> }
  for (const [key, child] of Object.entries(node)) if (key !== 'example' && key !== 'examples') yield* schemasOf(child, `${place}/${key}`)
}
const nodes = [...schemasOf(contract.components.schemas, 'schemas'), ...schemasOf(contract.paths, 'paths')]

describe('joining documents', () => {
  const leads = { paths: { '/leads/{leadId}': {} }, components: { schemas: { Lead: {} } }, tags: [{ name: 'leads' }] }
  const refused = [
    ['a path', { paths: { '/leads/{leadId}': {} } }, 'path /leads/{} is described twice: in leads.yaml and in other.yaml'],
    [
      'a path whose parameter has another name',
      { paths: { '/leads/{id}': {} } },
      'path /leads/{} is described twice: in leads.yaml and in other.yaml',
    ],
    ['a schema', { components: { schemas: { Lead: {} } } }, 'schemas Lead is described twice: in leads.yaml and in other.yaml'],
    ['a tag', { tags: [{ name: 'leads' }] }, 'tag leads is described twice: in leads.yaml and in other.yaml'],
  ] as const
  for (const [what, other, sentence] of refused) {
    it(`refuses ${what} that two documents describe`, () => {
      expect(() => joinDocuments({ 'leads.yaml': leads, 'other.yaml': other as unknown as typeof leads }, {})).toThrow(sentence)
    })
  }
  it('refuses a reference to a document that is not there', () => {
    const lost = { components: { schemas: { Lead: { $ref: 'ghost.yaml#/components/schemas/Lead' } } } }
    expect(() => joinDocuments({ 'leads.yaml': lost }, {})).toThrow(
      'ghost.yaml#/components/schemas/Lead points at a document that is not here',
    )
  })
  it('makes references between documents local', () => {
    const joined = joinDocuments(
      { 'leads.yaml': { components: { schemas: { Lead: { $ref: 'common.yaml#/components/schemas/Id' } } } }, 'common.yaml': {} },
      {},
    )
    expect(joined.components.schemas['Lead']).toEqual({ $ref: '#/components/schemas/Id' })
  })
})

describe('every operation', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ $id: 'contract', ...contract })
  // A pointer into the document, so that references inside it are found.
  const pointer = (...parts: string[]) =>
    `contract#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

  it.each(operations)('$operationId has an example that its schema accepts', ({ operationId, path, method, requestBody, responses }) => {
    const example = examples[operationId as keyof typeof examples]
    const status = Object.keys(responses).find((code) => code.startsWith('2'))!
    const sides = [
      [example.body, requestBody?.content['application/json'], ['requestBody']],
      [example.answer, responses[status]?.content?.['application/json'], ['responses', status]],
    ] as const
    for (const [value, content, where] of sides) {
      expect(value === undefined, where.join(' ')).toBe(content === undefined)
      if (!content) continue
      const validate = ajv.getSchema(pointer('paths', path, method, ...where, 'content', 'application/json', 'schema'))!
      expect(validate(value) ? [] : validate.errors, JSON.stringify(value)).toEqual([])
    }
  })

  it.each(operations)('$operationId names its refusals', ({ path, parameters = [], shared, requestBody, responses, security }) => {
    const isAsked = requestBody !== undefined || [...parameters, ...shared].map(parameterOf).some((parameter) => parameter.in === 'query')
    const wanted = [security?.length === 0 ? [] : ['401'], path.includes('{') ? ['404'] : [], isAsked ? ['422'] : []].flat()
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(wanted))
  })

  it('is named verb + noun, once, with a summary', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.filter((id) => !/^(list|get|search|create|update|delete|view|mark|renew)[A-Z][A-Za-z]+$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    expect(operations.filter(({ summary }) => !summary).map(({ operationId }) => operationId)).toEqual([])
    expect(Object.keys(operationTable).sort()).toEqual(ids.sort())
  })
  it('that reads takes no body', () => {
    expect(operations.filter(({ method, requestBody }) => method === 'get' && requestBody).map(({ operationId }) => operationId)).toEqual(
      [],
    )
  })
})

describe('schemas', () => {
  it('close every object', () => {
    expect(
      nodes
        .filter(({ schema }) => (schema['type'] === 'object' || schema['properties']) && schema['additionalProperties'] === undefined)
        .map(({ place }) => place),
    ).toEqual([])
    expect(nodes.filter(({ schema }) => schema['additionalProperties'] === true).map(({ place }) => place)).toEqual([])
  })
  it('never use allOf', () => {
    expect(nodes.filter(({ schema }) => 'allOf' in schema).map(({ place }) => place)).toEqual([])
  })
  it('bound every array and text that a client sends', () => {
    const sent = operations.flatMap(({ operationId, requestBody, parameters = [] }) => [
      ...schemasOf([requestBody, parameters], operationId),
    ])
    const unbound = sent.filter(({ schema }) => schema['type'] === 'array' && schema['maxItems'] === undefined)
    expect(unbound.map(({ place }) => place)).toEqual([])
  })
})
