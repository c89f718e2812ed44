import { brotliCompressSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import contract from '../openapi/generated/closed.json' with { type: 'json' }
import { examples } from '@vendor-panel/contract/examples'
import { blobOperations, idempotentOperations, multipartOperations, operationTable } from '@vendor-panel/contract/operations'
import { operationCodes } from '@vendor-panel/contract/codes'
import { draftOperations } from '@vendor-panel/contract/drafts'
import { readContract } from '../apps/api/src/platform/contract/document.ts'

interface Operation {
  operationId: string
  summary?: string
  security?: unknown[]
  parameters?: { $ref?: string; in?: string; name?: string }[]
  'x-draft'?: boolean
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

function* schemasOf(node: unknown, path: string): Generator<{ path: string; schema: Record<string, unknown> }> {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield { path, schema: node as Record<string, unknown> }
  for (const [key, child] of Object.entries(node)) if (key !== 'example' && key !== 'examples') yield* schemasOf(child, `${path}/${key}`)
}
const nodes = [...schemasOf(contract.components.schemas, 'schemas'), ...schemasOf(contract.paths, 'paths')]

describe('every operation', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ $id: 'contract', ...contract })
  // A pointer into the document, so that its references resolve.
  const pointer = (...parts: string[]) =>
    `contract#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

  it.each(operations)('$operationId has an example that its schema accepts', ({ operationId, path, method, requestBody, responses }) => {
    const example = examples[operationId as keyof typeof examples]
    const status = Object.keys(responses).find((code) => code.startsWith('2'))!
    const sides = [
      [example.body, requestBody?.content, ['requestBody']],
      [example.answer, responses[status]?.content, ['responses', status]],
    ] as const
    for (const [value, content, where] of sides) {
      const [kind] = Object.keys(content ?? {})
      const isWritten = kind === 'application/json' || kind === 'multipart/form-data'
      expect(value !== undefined, where.join(' ')).toBe(isWritten)
      if (!kind || !isWritten) continue
      const validate = ajv.getSchema(pointer('paths', path, method, ...where, 'content', kind, 'schema'))!
      // The example of a form has no files.
      const errors = validate(value) ? [] : validate.errors!.filter(({ keyword }) => kind === 'application/json' || keyword !== 'required')
      expect(errors, JSON.stringify(value)).toEqual([])
    }
  })

  it.each(operations)('$operationId names its refusals', ({ path, parameters = [], shared, requestBody, responses, security }) => {
    const isAsked = requestBody !== undefined || [...parameters, ...shared].map(parameterOf).some((parameter) => parameter.in === 'query')
    const wanted = [security?.length === 0 ? [] : ['401'], path.includes('{') ? ['404'] : [], isAsked ? ['422'] : []].flat()
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(wanted))
  })

  it('has a unique name of verb + noun, and a summary', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(
      ids.filter(
        (id) =>
          !/^(list|get|search|create|replace|update|delete|undo|download|view|accept|mark|erase|renew|verify|confirm)[A-Z][A-Za-z]+$/.test(
            id,
          ),
      ),
    ).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    expect(operations.filter(({ summary }) => !summary).map(({ operationId }) => operationId)).toEqual([])
    expect(Object.keys(operationTable).sort()).toEqual(ids.sort())
  })
  it('is marked in the table of operations as a form, a file, a one-time call, or a draft', () => {
    const named = (isOne: (operation: (typeof operations)[number]) => boolean) =>
      operations.filter(isOne).map(({ operationId }) => operationId)
    expect(multipartOperations).toEqual(named(({ requestBody }) => 'multipart/form-data' in (requestBody?.content ?? {})))
    expect(blobOperations).toEqual(
      named(({ responses }) =>
        Object.entries(responses).some(
          ([status, { content = {} }]) => status.startsWith('2') && Object.keys(content).some((kind) => kind !== 'application/json'),
        ),
      ),
    )
    expect(idempotentOperations).toEqual(
      named(({ parameters = [], shared }) => [...parameters, ...shared].map(parameterOf).some(({ name }) => name === 'Idempotency-Key')),
    )
    expect(draftOperations).toEqual(named((operation) => operation['x-draft'] === true))
  })
  it('is small in the table that every client loads: 3 KiB for 260 of them', () => {
    const lists = [operationTable, multipartOperations, blobOperations, idempotentOperations]
    const bytes = brotliCompressSync(JSON.stringify(lists).replaceAll(/"(\w+)":/g, '$1:')).length
    expect(bytes).toBeLessThan((3 * 1024 * Math.max(operations.length, 260)) / 260)
  })
  it('has a code for each of its refusals', () => {
    for (const { operationId, responses } of operations) {
      const refusals = Object.keys(responses).filter((status) => !/^[23]/.test(status))
      const codes = operationCodes[operationId as keyof typeof operationCodes]
      expect(Object.keys(codes), operationId).toEqual(refusals)
      expect(
        Object.values(codes).filter((own) => own.length === 0),
        operationId,
      ).toEqual([])
    }
  })
  it('has no body if it reads', () => {
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
        .map(({ path }) => path),
    ).toEqual([])
    expect(nodes.filter(({ schema }) => schema['additionalProperties'] === true).map(({ path }) => path)).toEqual([])
  })
  it('use contentMediaType only for files: as a whole answer, and in a form', () => {
    const file = /\/content\/(multipart~1form-data|(?!application~1json)[^/]+)\//
    expect(
      [...schemasOf(contract.paths, 'paths')]
        .filter(({ path, schema }) => 'contentMediaType' in schema && !file.test(path))
        .map(({ path }) => path),
    ).toEqual([])
  })
  it('never use allOf', () => {
    expect(nodes.filter(({ schema }) => 'allOf' in schema).map(({ path }) => path)).toEqual([])
  })
  it('bound every array and text that a client sends', () => {
    const sent = operations.flatMap(({ operationId, requestBody, parameters = [] }) => [
      ...schemasOf([requestBody, parameters], operationId),
    ])
    const unbound = sent.filter(({ schema }) => schema['type'] === 'array' && schema['maxItems'] === undefined)
    expect(unbound.map(({ path }) => path)).toEqual([])
  })
  it('bound every number, text and file that a client sends', () => {
    const { operations: whole } = readContract()
    const sent = whole.flatMap(({ name, body, parameters }) => [...schemasOf([body?.schema, parameters.map(({ schema }) => schema)], name)])
    const isBound = (schema: Record<string, unknown>) => {
      const kinds = [schema['type']].flat()
      if (schema['contentMediaType']) return true
      if (kinds.includes('integer') || kinds.includes('number')) return ['minimum', 'maximum'].every((bound) => bound in schema)
      if (kinds.includes('string')) return ['maxLength', 'enum', 'const', 'format', 'pattern'].some((bound) => bound in schema)
      return true
    }
    expect(sent.filter(({ schema }) => !isBound(schema)).map(({ path }) => path)).toEqual([])
    const files = sent.filter(({ schema }) => ((schema['items'] as Record<string, unknown> | undefined) ?? schema)['contentMediaType'])
    const sized = files.filter(
      ({ schema }) => !('x-max-bytes' in schema || 'x-max-bytes' in ((schema['items'] as object | undefined) ?? {})),
    )
    expect(sized.filter(({ path }) => !path.endsWith('/items')).map(({ path }) => path)).toEqual([])
  })
})
