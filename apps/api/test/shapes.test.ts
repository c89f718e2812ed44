import { examples } from '@vendor-panel/contract/examples'
import * as domain from '@vendor-panel/domain/shape'
import { expect, it } from 'vitest'
import { readContract, type Body } from '../src/platform/contract/document.ts'
import { inputCheck } from '../src/platform/contract/validation.ts'
import { endless, wrongValues } from './hostile-values.ts'

const shapes = new Map<string, unknown>(Object.entries(domain))
const bodies = readContract().operations.flatMap((operation) =>
  operation.body && operation.body.mediaType !== 'application/x-www-form-urlencoded' ? [{ ...operation, body: operation.body }] : [],
)

/** The schema of a body as JSON: of a form only its texts, since files are validated separately. */
function asJson({ schema }: Body): Body {
  const isFile = (name: string) => {
    const { contentMediaType, items } = schema.properties?.[name] ?? {}
    return (contentMediaType ?? items?.contentMediaType) !== undefined
  }
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !isFile(name)))
  const required = (schema as { required?: string[] }).required?.filter((name) => !isFile(name))
  const isForm = Object.keys(schema.properties ?? {}).some(isFile)
  return { mediaType: 'application/json', schema: isForm ? { ...schema, properties, ...(required && { required }) } : schema }
}

/** Sorted. A problem of the whole body counts only if no field has one. */
const sorted = (problems: readonly { path: string; code?: string; params?: object }[]) =>
  problems
    .filter(({ path }) => path !== '' || problems.length === 1)
    .map(({ path, code, params }) => ({ path, code, params }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))

it.each(bodies)(
  'ERR-06 the shape of the body of $name refuses what the API refuses, with the same paths, codes and numbers',
  (operation) => {
    const shape = shapes.get(`${operation.name}Body`) as domain.Shape<unknown>
    const body = asJson(operation.body)
    const check = inputCheck({ ...operation, parameters: [], body })
    const accepted = examples[operation.name].body
    const values = [accepted, ...wrongValues(body.schema, accepted).map(({ value }) => value)]
    expect(values.length).toBeGreaterThan(2)
    for (const value of values) {
      if (JSON.stringify(value).includes(endless)) continue
      const refused = check({ path: {}, query: {}, headers: {}, body: structuredClone(value) }) ?? []
      const files = Object.keys(operation.body.schema.properties ?? {}).filter((name) => !(name in (body.schema.properties ?? {})))
      const found = domain.shapeProblems(shape, value).filter(({ path }) => !files.includes(path))
      expect(sorted(found), JSON.stringify(value)).toEqual(sorted(refused))
    }
  },
)
