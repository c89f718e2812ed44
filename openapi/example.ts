import { resolved, type Contract, type Schema } from './join.ts'

/**
 * The example of a schema: its own, or one composed of those of its parts.
 * Throws if a part has none, with its location.
 */
export function exampleOf(contract: Contract, schema: Schema, path: string): unknown {
  if (schema.$ref) {
    const name = schema.$ref.replace('#/components/schemas/', '')
    return exampleOf(contract, resolved(contract, schema), `${path} → ${name}`)
  }
  if (schema.examples?.length) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.oneOf)
    return exampleOf(
      contract,
      schema.oneOf.find((option) => option.type !== 'null')!,
      path,
    )
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => [key, exampleOf(contract, property, `${path}.${key}`)]),
    )
  }
  if (schema.contentMediaType) return 'the bytes of a file'
  if (schema.items) return [exampleOf(contract, schema.items, `${path}[]`)]
  if (schema.type === 'object') return {}
  throw new Error(`${path} has no example`)
}

/** The fields of a form without its files. */
export function formFields(contract: Contract, form: Schema): Schema {
  const { properties = {}, required = [], ...rest } = resolved(contract, form)
  const isFile = (schema: Schema) => (schema.items ?? schema).contentMediaType !== undefined
  const fields = Object.entries(properties).filter(([, schema]) => !isFile(schema))
  const names = fields.map(([name]) => name)
  return { ...rest, properties: Object.fromEntries(fields), required: required.filter((name) => names.includes(name)) }
}
