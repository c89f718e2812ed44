import { resolved, type Contract, type Schema } from './join.ts'

/**
 * The self-contained schema of the realtime store: references to the documents (`leads.yaml#/…`) are resolved,
 * so that REST, the store and its readers share one description of an event.
 */
export function realtimeSchema(contract: Contract, source: unknown): unknown {
  if (Array.isArray(source)) return source.map((item) => realtimeSchema(contract, item))
  if (typeof source !== 'object' || source === null) return source
  const { $ref } = source as Schema
  // A pointer within the schema itself stays.
  if ($ref && !$ref.startsWith('#/$defs/')) return realtimeSchema(contract, resolved(contract, { $ref: `#${$ref.split('#')[1]}` }))
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, realtimeSchema(contract, value)]))
}

const annotations = new Set(['description', 'examples', 'title', 'additionalProperties'])

/** The source of the generated file for readers of the store: the schema of events, and the bounds of the store. */
export function leadEventFile(realtime: unknown): string {
  const { properties, $defs } = realtime as { properties: { leads: Record<string, unknown> }; $defs: { LeadEvent: unknown } }
  const { 'x-kept-hours': keptHours, 'x-events-max': eventsMax } = properties.leads
  return [
    `import type { CheckedSchema } from '../lead-event.ts'\n`,
    '/** How long the realtime store keeps an event (REAL-01). */',
    `export const eventKeptHours = ${JSON.stringify(keptHours)}\n`,
    '/** How many events the realtime store keeps for a user, and a device remembers (REAL-01, REAL-04). */',
    `export const eventsMax = ${JSON.stringify(eventsMax)}\n`,
    '/** What an event of the realtime store must be. A field that is not described is passed over: a newer server may send more. */',
    `export const leadEventSchema: CheckedSchema = ${JSON.stringify(bare($defs.LeadEvent), null, 2)}\n`,
  ].join('\n')
}

/** A schema without descriptions and examples. Property names are kept, even if they are keywords. */
function bare(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(bare)
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(([keyword]) => !annotations.has(keyword))
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, keyword === 'properties' ? bareFields(value) : bare(value)]))
}

const bareFields = (fields: unknown) => Object.fromEntries(Object.entries(fields as object).map(([name, field]) => [name, bare(field)]))
