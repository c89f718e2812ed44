/**
 * Invalid values, generated from a schema of the contract and a value that it accepts, so that a new operation is covered automatically.
 */
import type { Schema } from '../src/platform/contract/document.ts'

/** The keywords of a schema that a value can violate. */
export interface Rules extends Schema {
  const?: unknown
  examples?: unknown[]
  oneOf?: Rules[]
  items?: Rules
  properties?: Record<string, Rules>
  required?: string[]
  minLength?: number
  maxLength?: number
  minItems?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

/** A value with one or several mistakes, and the paths that a refusal must name. */
export interface Wrong {
  what: string
  value: unknown
  paths: string[]
}

export type Segments = readonly (string | number)[]
interface SchemaNode {
  segments: Segments
  rules: Rules
}

/** Represents a number that JSON can express and no double can hold: `writeJson` writes it. */
export const endless = '@endless@'
export const writeJson = (value: unknown) => JSON.stringify(value).replaceAll(`"${endless}"`, '1e999')

/** With more mistakes in one request, a refusal would not name all of them. */
const mistakesMax = 40
const textMax = 100_000

/** The mistakes that one value can have, each by its name; undefined if the schema has no such constraint. */
const mistakes: Record<string, (rules: Rules) => string | number | object | undefined> = {
  'of another kind': (rules) => otherKind(kindsOf(rules)),
  'too long': ({ maxLength = textMax }) => (maxLength < textMax ? 'x'.repeat(maxLength + 1) : undefined),
  'too short': ({ minLength = 0 }) => (minLength > 0 ? 'x'.repeat(minLength - 1) : undefined),
  'too small': ({ minimum }) => (minimum === undefined ? undefined : minimum - 1),
  'too large': ({ maximum }) => (maximum === undefined ? undefined : maximum + 1),
  'not whole': (rules) => (kindsOf(rules).includes('integer') ? 1.5 : undefined),
  'far too large': (rules) => (isNumeric(rules) ? 1e308 : undefined),
  endless: (rules) => (isNumeric(rules) ? endless : undefined),
  'not on the list': ({ enum: list, const: only }) => ((list ?? only) === undefined ? undefined : 'nonsense'),
  'no such day or form': ({ format }) => impossible[format ?? ''],
  'against the pattern': ({ pattern }) => (pattern && !new RegExp(pattern, 'u').test('\t☃\n') ? '\t☃\n' : undefined),
}
const impossible: Record<string, string> = {
  date: '2026-02-30',
  'date-time': '2026-11-31T25:61:00Z',
  uuid: '0b8f8a52-zzzz-4a7c-9a60-2f6f4b9f1c11',
  email: 'nobody at home',
  uri: 'not an address',
  time: '25:61',
}

const kindsOf = ({ type = [], oneOf = [] }: Rules): string[] => [...[type].flat(), ...oneOf.flatMap(kindsOf)]
const isNumeric = (rules: Rules) => kindsOf(rules).some((kind) => kind === 'integer' || kind === 'number')

function otherKind(kinds: readonly string[]): string | object | undefined {
  if (kinds.length === 0) return undefined
  if (!kinds.includes('object')) return { of: 'another kind' }
  return kinds.includes('array') ? 'another kind' : []
}

/** Bodies with a mistake at each possible path. */
export function wrongValues(schema: Schema, accepted: unknown): Wrong[] {
  const leaves: SchemaNode[] = []
  const containers: SchemaNode[] = []
  collect(schema, accepted, [], leaves, containers)
  // A wrong tag hides other mistakes of its object.
  const [tags, others] = [leaves.filter(({ rules }) => 'const' in rules), leaves.filter(({ rules }) => !('const' in rules))]
  const groups = [...tags.map((tag) => [tag]), ...chunks(others)]
  return [
    ...groups.flatMap((group) => Object.keys(mistakes).flatMap((what) => withMistake(accepted, what, group))),
    ...containers.flatMap((node) => wrongContainers(accepted, node)),
  ]
}

/** Texts of a URL or a form, where everything is text. */
export function wrongTexts(name: string, schema: Schema): { what: string; text: string; path: string }[] {
  const rules = schema as Rules
  const item = rules.type === 'array' ? rules.items : undefined
  const found = Object.entries(mistakes).flatMap(([what, make]) => {
    const value = make(item ?? rules)
    const isSendable = value !== undefined && !(what === 'of another kind' && kindsOf(item ?? rules).includes('string'))
    const text = value === endless ? '1e999' : typeof value === 'object' ? 'another kind' : String(value)
    // A list is a comma-separated text, and an empty text is an empty list.
    return isSendable && !(item && (text === '' || text.includes(','))) ? [{ what, text, path: item ? `${name}[0]` : name }] : []
  })
  const { maxItems } = rules
  const [example] = [rules.examples?.[0]].flat()
  const one = (item?.enum?.[0] ?? item?.examples?.[0] ?? example ?? (item && isNumeric(item) ? 1 : 'x')) as string
  return maxItems === undefined
    ? found
    : [
        ...found,
        {
          what: 'too many',
          text: Array(maxItems + 1)
            .fill(one)
            .join(','),
          path: name,
        },
      ]
}

/** Texts that no database can store: a NUL, and half of a surrogate pair. */
export function unreadableValues(schema: Schema, accepted: unknown): Wrong[] {
  const leaves: SchemaNode[] = []
  collect(schema, accepted, [], leaves, [])
  const text = leaves.find(({ rules }) => kindsOf(rules).includes('string') && !('const' in rules))
  if (!text) return []
  return [
    ['with a NUL', 'a\0b'],
    ['with half a character', 'a\ud800'],
  ].map(([what = '', value]) => ({ what, value: replaced(accepted, text.segments, value), paths: [named(text.segments)] }))
}

function withMistake(accepted: unknown, what: string, nodes: readonly SchemaNode[]): Wrong[] {
  const made = nodes.flatMap(({ segments, rules }) => {
    const value = mistakes[what]!(rules)
    return value === undefined ? [] : [{ segments, value }]
  })
  if (made.length === 0) return []
  const value = made.reduce((whole, one) => replaced(whole, one.segments, one.value), accepted)
  return [{ what, value, paths: made.map(({ segments }) => named(segments)) }]
}

function wrongContainers(accepted: unknown, { segments, rules }: SchemaNode): Wrong[] {
  const value = valueAt(accepted, segments)
  const path = named(segments)
  const with_ = (what: string, wrong: unknown, paths = [path]): Wrong => ({ what, value: replaced(accepted, segments, wrong), paths })
  const found = [with_('of another kind', kindsOf(rules).includes('array') && !rules.items ? 7 : 'another kind')]
  if (Array.isArray(value)) {
    const { maxItems = Infinity, minItems = 0 } = rules
    const isSendable = JSON.stringify(value[0] ?? null).length * maxItems < textMax
    if (isSendable) found.push(with_('too many', Array(maxItems + 1).fill(value[0])))
    if (minItems > 0) found.push(with_('too few', []))
    return found
  }
  const inner = (name: string) => named([...segments, name])
  found.push(with_('with an unknown field', { ...(value as object), surplus: 1 }, [inner('surplus')]))
  const required = (branchOf(rules, value).required ?? []).filter((name) => name in (value as object))
  // Without its tag the other missing fields cannot be determined.
  const tag = required.find((name) => 'const' in (branchOf(rules, value).properties?.[name] ?? {}))
  for (const missing of tag ? [[tag], required.filter((name) => name !== tag)] : [required]) {
    if (missing.length === 0) continue
    const rest = Object.fromEntries(Object.entries(value as object).filter(([name]) => !missing.includes(name)))
    found.push(with_('with fields missing', rest, missing.map(inner)))
  }
  return found
}

function collect(rules: Rules, value: unknown, segments: Segments, leaves: SchemaNode[], containers: SchemaNode[]): void {
  const branch = branchOf(rules, value)
  if (Array.isArray(value)) {
    containers.push({ segments, rules: branch })
    if (branch.items && value.length > 0) collect(branch.items, value[0], [...segments, 0], leaves, containers)
  } else if (typeof value === 'object' && value !== null && branch.properties) {
    containers.push({ segments, rules })
    for (const [name, inner] of Object.entries(branch.properties))
      if (name in value) collect(inner, (value as Record<string, unknown>)[name], [...segments, name], leaves, containers)
  } else leaves.push({ segments, rules: branch })
}

/** The branch of a union that a value matches. */
function branchOf(rules: Rules, value: unknown): Rules {
  if (!rules.oneOf) return rules
  const options = rules.oneOf.filter(({ type }) => type !== 'null')
  if (options.length === 1 && typeof value !== 'object') return rules
  const fits = ({ properties = {} }: Rules) =>
    Object.entries(properties).every(
      ([name, inner]) => !('const' in inner) || (value as Record<string, unknown> | null)?.[name] === inner.const,
    )
  return options.find(fits) ?? options[0] ?? rules
}

/** The same with another value at this path; missing parents are created. */
export function replaced(whole: unknown, [first, ...rest]: Segments, value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(whole)) return whole.map((item, index) => (index === first ? replaced(item, rest, value) : (item as unknown)))
  const record = whole as Record<string, unknown>
  return { ...record, [first]: replaced(record[first], rest, value) }
}

const valueAt = (whole: unknown, segments: Segments) =>
  segments.reduce((at, segment) => (at as Record<string | number, unknown>)[segment], whole)

/** `prices[0].price` (ERR-06) */
export const named = (segments: Segments) =>
  segments.reduce<string>((path, one) => (typeof one === 'number' ? `${path}[${one}]` : path ? `${path}.${one}` : one), '')

function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / mistakesMax) }, (_, index) =>
    items.slice(index * mistakesMax, (index + 1) * mistakesMax),
  )
}
