import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The keywords of JSON Schema that are read. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  oneOf?: Schema[]
  discriminator?: { propertyName: string }
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: unknown
  minProperties?: number
  maxProperties?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  default?: unknown
  contentMediaType?: string
  'x-max-bytes'?: number
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  schema: Schema
}
interface Operation {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

const file = join(import.meta.dirname, '../../../openapi/generated/closed.json')
const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract

const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))

/** The bodies that our clients send, by operation; a form that a bank submits is not one of them. */
export const bodies: [operation: string, schema: Schema][] = operations.flatMap(({ operationId, requestBody }): [string, Schema][] => {
  const content = requestBody?.content['application/json'] ?? requestBody?.content['multipart/form-data']
  return operationId && content ? [[operationId, content.schema]] : []
})

/** Parameters that choose a part of a list, which are not filters. */
const paging = new Set(['page', 'limit', 'cursor', 'fromLeadId'])

/** The filters of a list or report in its query string, by operation. */
export const filters: [operation: string, fields: [name: string, schema: Schema][]][] = operations.flatMap(
  ({ operationId, parameters = [] }): [string, [string, Schema][]][] => {
    const fields = parameters
      .map((parameter) => contract.components.parameters[nameOf(parameter.$ref ?? '')] ?? parameter)
      .filter((parameter) => parameter.in === 'query' && !paging.has(parameter.name))
    return operationId && fields.length > 0 ? [[operationId, fields.map(({ name, schema }) => [name, schema])]] : []
  },
)

export function nameOf($ref: string): string {
  return $ref.split('/').at(-1) ?? ''
}

/** The schema that a reference points to. */
export function schemaNamed(name: string): Schema {
  const schema = contract.components.schemas[name]
  if (!schema) throw new Error(`The contract has no schema ${name}`)
  return schema
}

/** The schema without null, and whether null is allowed. */
export function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const { type, oneOf } = schema
  if (Array.isArray(type)) {
    const types = type.filter((one) => one !== 'null')
    if (types.length !== 1) throw new Error(`A field of several types has no shape: ${JSON.stringify(schema)}`)
    const { enum: values, ...others } = schema
    const withValues = values && { enum: values.filter((value) => value !== null) }
    return { schema: { ...others, type: types[0]!, ...withValues }, isNullable: types.length < type.length }
  }
  if (!oneOf || schema.discriminator) return { schema, isNullable: false }
  const options = oneOf.filter((one) => one.type !== 'null')
  if (options.length !== 1) throw new Error(`A choice without a discriminator has no shape: ${JSON.stringify(schema)}`)
  return { schema: options[0]!, isNullable: options.length < oneOf.length }
}
