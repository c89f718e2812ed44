import { bodies, nameOf, schemaNamed, withoutNull, type Schema } from './contract.ts'

/** The keywords of JSON Schema that a shape uses, and those that do not affect validation. */
const known = new Set(
  `$ref type const enum oneOf discriminator properties required additionalProperties minProperties maxProperties items minItems maxItems
  uniqueItems minLength maxLength pattern format minimum maximum contentMediaType x-max-bytes description examples example default title
  deprecated`.split(/\s+/),
)
const formats: Record<string, string> = { date: 'parts.date', 'date-time': 'parts.dateTime', uri: 'parts.uri' }
const list = (items: readonly string[]) => `[${items.join(', ')}]`
const bounds = (min = 0, max = Infinity) => `${min}, ${max}`

/** The source of the shapes: one for each schema that a body needs, then one for each body. A bundler drops unused ones. */
export function shapesFile(): string {
  const named = new Map<string, string>()
  const exported = bodies.map(([operation, schema]) => {
    const shape = shapeOf(schema, named, [operation])
    return `/** The body of \`${operation}\`. */\nexport const ${operation}Body = ${pure(`parts.shapeOf<Body<'${operation}'>>()(${shape})`)}`
  })
  return [
    '// Made from the contract by `npm run generate`.',
    `import type { Body } from '@vendor-panel/contract/operation-types'`,
    `import * as z from 'zod/mini'`,
    `import * as parts from '../shape-parts.ts'\n`,
    ...[...named].map(([name, text]) => `const ${name} = ${pure(text)}`),
    `\n${exported.join('\n\n')}`,
    '',
  ].join('\n')
}

/** A bundler drops a pure call whose result is not used, with its arguments. */
const pure = (text: string) => `/* @__PURE__ */ (() => ${text})()`

/** The expression of a schema; referenced schemas are added before it. `path` locates a failure. */
function shapeOf(whole: Schema, named: Map<string, string>, path: readonly string[]): string {
  for (const keyword of Object.keys(whole)) {
    if (!known.has(keyword))
      throw new Error(`${path.join('.')}: a shape cannot check \`${keyword}\` yet; add it to packages/domain/generate`)
  }
  const { schema, isNullable } = withoutNull(whole)
  if (isNullable) return `z.nullable(${shapeOf(schema, named, path)})`
  const below = (part: Schema, name: string) => shapeOf(part, named, [...path, name])
  if (schema.$ref) {
    const name = nameOf(schema.$ref)
    const constant = name.charAt(0).toLowerCase() + name.slice(1)
    if (!named.has(constant)) named.set(constant, shapeOf(schemaNamed(name), named, [name]))
    return constant
  }
  if (schema.discriminator) {
    const options = (schema.oneOf ?? []).map((option) => below(option, 'oneOf'))
    return `z.discriminatedUnion('${schema.discriminator.propertyName}', ${list(options)})`
  }
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (values) return `z.literal(${list(values.map((value) => JSON.stringify(value)))})`
  if (schema.contentMediaType) return 'parts.file'
  switch (schema.type) {
    case 'string':
      return `parts.text(${[bounds(schema.minLength, schema.maxLength), ...textChecks(schema, path)].join(', ')})`
    case 'integer':
      return `parts.whole(${bounds(schema.minimum ?? -Infinity, schema.maximum)})`
    case 'number':
      return `parts.number(${bounds(schema.minimum ?? -Infinity, schema.maximum)})`
    case 'boolean':
      return 'z.boolean()'
    case 'array': {
      const array = `parts.list(${below(schema.items ?? {}, 'items')}, ${bounds(schema.minItems, schema.maxItems)})`
      return schema.uniqueItems ? `${array}.check(parts.unique)` : array
    }
    case 'object':
      return objectOf(schema, below, path)
    default:
      throw new Error(`${path.join('.')}: a shape needs one type, not ${String(schema.type)}`)
  }
}

function textChecks({ pattern, format }: Schema, path: readonly string[]): string[] {
  if (format && !formats[format]) throw new Error(`${path.join('.')}: a shape cannot check the format ${format} yet`)
  return [...(pattern ? [`parts.matching(${String(new RegExp(pattern, 'u'))})`] : []), ...(format ? [formats[format]!] : [])]
}

function objectOf(schema: Schema, below: (part: Schema, name: string) => string, path: readonly string[]): string {
  if (schema.additionalProperties !== false) throw new Error(`${path.join('.')}: a body is closed (additionalProperties: false)`)
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const shape = below(field, name)
    return `${name}: ${schema.required?.includes(name) ? shape : `z.exactOptional(${shape})`}`
  })
  const object = `z.strictObject({ ${fields.join(', ')} })`
  const { minProperties, maxProperties } = schema
  return minProperties === undefined && maxProperties === undefined
    ? object
    : `${object}.check(parts.fieldCount(${bounds(minProperties, maxProperties)}))`
}
