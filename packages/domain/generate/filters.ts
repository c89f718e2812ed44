import { filters, nameOf, schemaNamed, type Schema } from './contract.ts'

const checked = ['type', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'format', 'maxItems', 'default'] as const
const unchecked = new Set(['description', 'examples', 'minItems', 'items'])

const made = '// Made from the contract by `npm run generate`.\n\n'
const fileOf = (operation: string) => `filters-${operation}.ts`

/**
 * The source of the filters: plain data, so that a query string can be read without a library. Each list has a file of its own, because a
 * bundler moves whole files: a page loads the filters of its own lists only.
 */
export function filterFiles(): Record<string, string> {
  const files = filters.map(([operation, fields]) => {
    const plain = Object.fromEntries(fields.map(([name, schema]) => [name, fieldOf(schema, `${operation}.${name}`)]))
    const text = `/** The filters of \`${operation}\`. */\nexport const ${operation}Filters = ${JSON.stringify(plain)} as const\n`
    return [fileOf(operation), made + text]
  })
  const all = filters.map(([operation]) => `export * from './${fileOf(operation)}'\n`).join('')
  return { ...Object.fromEntries(files), 'filters.ts': made + all }
}

function fieldOf(schema: Schema, path: string): object {
  if (schema.$ref) return fieldOf(schemaNamed(nameOf(schema.$ref)), path)
  const unknown = Object.keys(schema).find((keyword) => !checked.some((one) => one === keyword) && !unchecked.has(keyword))
  if (unknown) throw new Error(`${path}: a filter cannot check \`${unknown}\` yet; add it to packages/domain/generate`)
  if (!['date', 'int64', undefined].includes(schema.format))
    throw new Error(`${path}: a filter cannot check the format ${schema.format} yet`)
  const kept = checked.flatMap((keyword) => (isPlain(keyword, schema[keyword]) ? [] : [[keyword, schema[keyword]] as const]))
  return { ...Object.fromEntries(kept), ...(schema.items && { items: fieldOf(schema.items, `${path}[]`) }) }
}

/** Defaults of a reader, left out because every page with filters loads these fields. */
function isPlain(keyword: (typeof checked)[number], value: unknown): boolean {
  if (keyword === 'type') return value === 'string' || value === 'array'
  return value === undefined || value === 'int64' || value === Number.MAX_SAFE_INTEGER
}
