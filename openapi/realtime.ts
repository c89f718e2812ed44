import { resolved, type Contract, type Schema } from './join.ts'

/**
 * The schema of the realtime store, whole in itself: what it takes from the documents (`leads.yaml#/…`) is written out,
 * so that an event has one description for REST, the store, and those who check what comes in.
 */
export function realtimeSchema(contract: Contract, source: unknown): unknown {
  if (Array.isArray(source)) return source.map((item) => realtimeSchema(contract, item))
  if (typeof source !== 'object' || source === null) return source
  const { $ref } = source as Schema
  // A pointer within the schema itself stays one.
  if ($ref && !$ref.startsWith('#/$defs/')) return realtimeSchema(contract, resolved(contract, { $ref: `#${$ref.split('#')[1]}` }))
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, realtimeSchema(contract, value)]))
}
