import type { Contract, Schema } from './join.ts'

/**
 * The example of a schema: its own, or one put together from those of its parts.
 * Throws where a part has none, naming the place.
 */
export function exampleOf(contract: Contract, schema: Schema, place: string): unknown {
  if (schema.$ref) {
    const name = schema.$ref.replace('#/components/schemas/', '')
    const target = contract.components.schemas[name]
    if (!target) throw new Error(`${place}: ${schema.$ref} points nowhere`)
    return exampleOf(contract, target, `${place} → ${name}`)
  }
  if (schema.examples?.length) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.oneOf)
    return exampleOf(
      contract,
      schema.oneOf.find((option) => option.type !== 'null')!,
      place,
    )
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => [key, exampleOf(contract, property, `${place}.${key}`)]),
    )
  }
  if (schema.items) return [exampleOf(contract, schema.items, `${place}[]`)]
  if (schema.type === 'object') return {}
  throw new Error(`${place} has no example`)
}
