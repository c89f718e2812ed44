import { bodies, nameOf, schemaNamed, withoutNull, type Schema } from './contract.ts'

const keywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'maxBytes'] as const
type Bounds = { [name: string]: Bounds | number }

const made = '// Made from the contract by `npm run generate`.\n\n'
const fileOf = (operation: string) => `bounds-${operation}.ts`

/**
 * The source of the bounds: numbers only, for pages that show a limit without validation. Each body has a file of its own, because a
 * bundler moves whole files: a page loads the bounds of its own forms only.
 */
export function boundsFiles(): Record<string, string> {
  const files = bodies.flatMap(([operation, schema]) => {
    const bounds = boundsOf(schema)
    if (!bounds) return []
    const text = `/** The bounds of the body of \`${operation}\`. */\nexport const ${operation}Bounds = ${JSON.stringify(bounds)} as const\n`
    return [[fileOf(operation), made + text] as const]
  })
  const all = files.map(([file]) => `export * from './${file}'\n`).join('')
  return { ...Object.fromEntries(files), 'bounds.ts': made + all }
}

/** The numbers of a schema: a field's keywords, an object's fields, a union's variants by their tag. */
function boundsOf(whole: Schema): Bounds | undefined {
  const { schema } = withoutNull(whole)
  // Forms do not show the bounds of an id.
  if (nameOf(schema.$ref ?? '') === 'Id') return undefined
  if (schema.$ref) return boundsOf(schemaNamed(nameOf(schema.$ref)))
  if (schema.discriminator) {
    const tag = schema.discriminator.propertyName
    return some((schema.oneOf ?? []).map((option) => [tagOf(option, tag), boundsOf(option)]))
  }
  if (schema.properties) return some(Object.entries(schema.properties).map(([name, field]) => [name, boundsOf(field)]))
  const own = { ...schema, maxBytes: schema['x-max-bytes'] }
  return some([...keywords.map((name) => [name, own[name]] as const), ['items', schema.items && boundsOf(schema.items)]])
}

function tagOf({ $ref = '' }: Schema, tag: string): string {
  return String(schemaNamed(nameOf($ref)).properties?.[tag]?.const)
}

function some(entries: readonly (readonly [string, Bounds | number | undefined])[]): Bounds | undefined {
  const found = entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
