import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import contract from '@vendor-panel/contract/openapi.json' with { type: 'json' }
import * as shapes from './shape.ts'

/** What is read of a JSON Schema here. */
interface Schema {
  $ref?: string
  oneOf?: Schema[]
  type?: string | string[]
  enum?: string[]
  pattern?: string
  format?: string
  example?: unknown
  examples?: unknown[]
  contentMediaType?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}
const schemas = contract.components.schemas as unknown as Record<string, Schema>

/** A schema without its references and its null, and whether null is among its values. */
function plain(schema: Schema): { schema: Schema; type: string; isNullable: boolean } {
  if (schema.$ref) return plain(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  const options = schema.oneOf?.filter((one) => one.type !== 'null')
  if (options?.[0]) return { ...plain(options[0]), isNullable: options.length < (schema.oneOf?.length ?? 0) }
  const types = [schema.type ?? []].flat()
  return { schema, type: types.find((type) => type !== 'null') ?? '', isNullable: types.includes('null') }
}

const fieldsOf = (schema: Schema) =>
  Object.entries(schema.properties ?? {}).filter(([, field]) => plain(field).schema.items?.contentMediaType === undefined)

/** What an array holds, with the example of the array where it has one. */
function itemsOf(array: Schema): Schema {
  const { schema } = plain(array.items ?? {})
  const first: unknown = [array.example ?? array.examples?.[0] ?? []].flat()[0]
  return first === undefined ? schema : { ...schema, example: first }
}

/** A value that the contract takes: its example, else the plainest one. */
function sample(whole: Schema): unknown {
  const { schema, type } = plain(whole)
  const example = schema.example ?? schema.examples?.[0]
  if (type === 'object') return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, sample(field)]))
  if (example !== undefined && example !== null) return example
  if (schema.enum) return schema.enum[0]
  if (type === 'array') return [sample(itemsOf(schema))]
  if (type === 'integer') return schema.minimum
  if (type === 'boolean') return true
  if (schema.format === 'date-time') return '2026-11-20T15:00:00.000Z'
  return schema.format === 'date' ? '2026-11-20' : 'a'.repeat(schema.minLength ?? 1)
}

interface Values {
  taken: unknown[]
  refused: unknown[]
}

const copies = (schema: Schema, count: number) => Array.from({ length: count }, () => sample(itemsOf(schema)))

/** Values on both sides of every bound of the contract. */
function bounds(whole: Schema): Values {
  const { schema, type, isNullable } = plain(whole)
  const { minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems } = schema
  const isFree = !schema.pattern && !schema.format && !schema.enum
  const taken: unknown[] = [sample(whole)]
  const refused: unknown[] = [Symbol.iterator]
  ;(isNullable ? taken : refused).push(null)
  if (type === 'string') {
    if (minLength > 0) refused.push('a'.repeat(minLength - 1))
    if (isFree) taken.push('a'.repeat(minLength))
    if (maxLength !== undefined) refused.push('a'.repeat(maxLength + 1))
    if (isFree && maxLength !== undefined) taken.push('a'.repeat(maxLength))
    const good = String(sample(whole))
    if (!isFree) refused.push(`x\n${good}`, `${good}\nx`)
    taken.push(...(schema.enum ?? []))
  }
  if (type === 'integer') {
    refused.push(0.5, '1')
    for (const bound of [minimum ?? [], maximum ?? []].flat()) taken.push(bound)
    for (const beyond of [minimum === undefined ? [] : minimum - 1, maximum === undefined ? [] : maximum + 1].flat()) refused.push(beyond)
  }
  if (type === 'array') {
    if (minItems > 0) refused.push(copies(schema, minItems - 1))
    if (maxItems !== undefined) refused.push(copies(schema, maxItems + 1))
    if (maxItems !== undefined && !schema.uniqueItems) taken.push(copies(schema, maxItems))
    const items = bounds(itemsOf(schema))
    taken.push(...items.taken.map((item) => [item]))
    refused.push(...items.refused.map((item) => [item]))
    if (schema.uniqueItems) refused.push(copies(schema, 2))
  }
  if (type === 'object') {
    const full = sample(whole) as Record<string, unknown>
    refused.push({ ...full, newer: 1 })
    if (schema.minProperties) refused.push({})
    for (const [name, field] of fieldsOf(schema)) {
      const { [name]: _left, ...others } = full
      ;(schema.required?.includes(name) ? refused : taken).push(others)
      const values = bounds(field)
      taken.push(...values.taken.map((value) => ({ ...full, [name]: value })))
      refused.push(...values.refused.map((value) => ({ ...full, [name]: value })))
    }
  }
  return { taken, refused }
}

describe.each([
  ['USER-13 USER-18', 'CustomerUserInput', shapes.customerUserShape],
  ['USER-22', 'CustomerUserPatch', shapes.customerUserPatchShape],
  ['CAT-06', 'CatalogInput', shapes.catalogShape],
  ['CAT-20', 'CatalogMenuInput', shapes.catalogMenuShape],
  ['CAP-02 CAP-04', 'CustomerSpaceInput', shapes.customerSpaceShape],
  ['DISC-01', 'DiscountInput', shapes.discountShape],
  ['CAL-01', 'CalendarEventInput', shapes.calendarEventShape],
  ['TMPL-01', 'MailTemplateInput', shapes.mailTemplateShape],
  ['ITEM-04', 'ProviderItemInput', shapes.providerItemShape],
  ['TEST-08', 'TestimonialReplyInput', shapes.testimonialReplyShape],
  ['REV-05', 'ReviewFilters', shapes.reviewFiltersShape],
  ['PAY-04', 'CardInput', shapes.cardShape],
  ['WIZ-01', 'WizardPatch', shapes.wizardShape],
  ['AUTH-01', 'Credentials', shapes.credentialsShape],
  ['LEAD-29', 'LeadEmailInput', shapes.leadEmailShape],
  ['LEAD-29', 'LeadSmsInput', shapes.leadSmsShape],
  ['LEAD-05', 'LeadNoteInput', shapes.leadNoteShape],
] as const)('%s the shape of %s', (_ids, name, shape) => {
  const { taken, refused } = bounds(schemas[name] ?? {})
  const read = (value: unknown) => shapes.readShape<unknown>(shape, value).ok

  it('takes what the contract takes, up to every bound', () => {
    expect(taken.filter((value) => !read(value))).toEqual([])
  })

  it('refuses what is one beyond a bound, missing, unknown or of another kind', () => {
    expect(refused.length).toBeGreaterThan(3)
    expect(refused.filter((value) => read(value))).toEqual([])
  })
})

it('a shape answers whatever comes in', () => {
  const all = Object.entries(shapes).flatMap(([name, shape]) => (name.endsWith('Shape') && typeof shape === 'object' ? [shape] : []))
  expect(all.length).toBeGreaterThan(5)
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...all), (value, shape) => {
      const result = shapes.readShape<unknown>(shape, value)
      expect(result.ok || result.problems.length > 0).toBe(true)
    }),
    { numRuns: 300 },
  )
})
