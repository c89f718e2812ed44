import { isDate } from '@vendor-panel/contract/values'

/** The type of a filter, from `@vendor-panel/domain/shape` for each list (`listLeadsFilters`). */
interface FilterField {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly maxItems?: number
  readonly default?: string | number | boolean
  readonly items?: FilterField
}
type FilterFields = Readonly<Record<string, FilterField>>

type ValueOf<Field> = Field extends { readonly items: infer Item }
  ? ValueOf<Item>[]
  : Field extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : Field extends { readonly type: 'boolean' }
      ? boolean
      : Field extends { readonly type: 'integer' }
        ? number
        : string
type FiltersOf<Fields> = { [Name in keyof Fields]?: ValueOf<Fields[Name]> }

/**
 * The filters of a list in the query string of its page, from the generated fields of its operation. Names and values are those of
 * the operation's query, so that the head script can request the list before any code is loaded.
 */
export function urlFilters<const Fields extends FilterFields>(fields: Fields) {
  return {
    /** In the order of the query string. Values that the contract refuses are dropped, and so is the default. */
    read(search: string): FiltersOf<Fields> {
      const found = [...new URLSearchParams(search)].flatMap(([name, text]) => {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined
        const value = field && readValue(field, text)
        return value === undefined || value === field?.default ? [] : [[name, value] as const]
      })
      // The names and values match the fields, which the type of entries cannot express.
      return Object.fromEntries(found) as FiltersOf<Fields>
    },
    /** With its question mark; empty without filters. */
    write: (filters: FiltersOf<Fields>): string => queryString(filters),
  }
}

function readValue(field: FilterField, text: string): unknown {
  const { items, maxItems, minimum = -Infinity, maximum = Infinity } = field
  if (items) {
    const values = new Set(text.split(',').map((part) => readValue(items, part)))
    values.delete(undefined)
    return values.size > 0 ? [...values].slice(0, maxItems) : undefined
  }
  if (field.type === 'boolean') return text === 'true' || (text === 'false' ? false : undefined)
  if (field.type === 'integer') {
    const number = Number(text || 'none')
    return Number.isSafeInteger(number) && number >= minimum && number <= maximum ? number : undefined
  }
  return readText(field, text)
}

function readText({ enum: choices, format, pattern, maxLength }: FilterField, text: string): string | undefined {
  const value = Array.from(text.trim()).slice(0, maxLength).join('')
  const isRefused =
    (choices && !choices.includes(value)) || (format && !isDate(value)) || (pattern && !new RegExp(pattern, 'u').test(value))
  return value === '' || isRefused ? undefined : value
}

/** A query string in the contract's notation: lists as `a,b`. */
export function queryString(values: object): string {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const query = entries
    .map(
      ([name, value]) =>
        `${name}=${[value]
          .flat()
          .map((part) => encodeURIComponent(String(part)))
          .join(',')}`,
    )
    .join('&')
  return query && `?${query}`
}
