import type { CheckedSchema } from '@vendor-panel/contract/lead-event'
import { charCount, isDate, isDateTime } from '@vendor-panel/contract/values'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isType: Record<NonNullable<Extract<CheckedSchema['type'], string>>, (value: unknown) => boolean> = {
  object: isFields,
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
}

const isFormat: Record<NonNullable<CheckedSchema['format']>, (text: string) => boolean> = {
  date: isDate,
  'date-time': isDateTime,
  // A number, fully described by its bounds.
  int64: () => true,
}

/**
 * Paths at which a value violates its schema: `row.guestCount`, or an empty text for the value itself. A field without a schema is skipped.
 */
export function schemaProblems(schema: CheckedSchema, value: unknown, path = ''): string[] {
  if (!isRight(schema, value)) return [path]
  if (!schema.properties || !isFields(value)) return []
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    const at = path ? `${path}.${name}` : name
    if (value[name] === undefined) return schema.required?.includes(name) ? [at] : []
    return schemaProblems(field, value[name], at)
  })
}

/** The value with null for each missing nullable field: the store omits null. */
export function withNulls(schema: CheckedSchema, value: unknown): unknown {
  if (!schema.properties || !isFields(value)) return value
  const filled = Object.entries(schema.properties).flatMap(([name, field]) => {
    const held = value[name] ?? null
    return held === null && schemaProblems(field, null).length > 0 ? [] : [[name, withNulls(field, held)] as const]
  })
  return { ...value, ...Object.fromEntries(filled) }
}

function isRight({ type, oneOf, ...rules }: CheckedSchema, value: unknown): boolean {
  if (type !== undefined && ![type].flat().some((name) => isType[name](value))) return false
  if (oneOf && !oneOf.some((one) => schemaProblems(one, value).length === 0)) return false
  if (rules.enum && !rules.enum.includes(value as string)) return false
  if (typeof value === 'number') return value >= (rules.minimum ?? -Infinity) && value <= (rules.maximum ?? Infinity)
  if (typeof value !== 'string') return true
  if (rules.format && !isFormat[rules.format](value)) return false
  const length = charCount(value)
  if (length < (rules.minLength ?? 0) || length > (rules.maxLength ?? Infinity)) return false
  return rules.pattern === undefined || new RegExp(rules.pattern, 'u').test(value)
}
