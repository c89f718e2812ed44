import { parseDate, reckonedDay } from '@vendor-panel/domain'

/** Reads one filter of a query string: undefined when it is not set, or when the contract would refuse it. */
type ReadFilter<Value> = (text: string) => Value | undefined
type Fields = Record<string, ReadFilter<unknown>>
type Filters<Read extends Fields> = { [Name in keyof Read]?: NonNullable<ReturnType<Read[Name]>> }

const parts = (text: string) => [...new Set(text.split(',').filter(Boolean))]
const some = <Value>(values: Value[]) => (values.length > 0 ? values : undefined)

export const oneOf =
  <const Value extends string>(values: readonly Value[]): ReadFilter<Value> =>
  (text) =>
    values.find((value) => value === text)

export const someOf =
  <const Value extends string>(values: readonly Value[]): ReadFilter<Value[]> =>
  (text) =>
    some(parts(text).flatMap((part) => values.find((value) => value === part) ?? []))

export const ids: ReadFilter<number[]> = (text) =>
  some(
    parts(text)
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  )

export const flag: ReadFilter<boolean> = (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined)

export const textOf =
  (lengthMax: number): ReadFilter<string> =>
  (text) =>
    text.trim().slice(0, lengthMax) || undefined

/** A day that exists, in the years that the API takes. */
export const day: ReadFilter<string> = (text) => {
  const date = parseDate(text)
  return date !== null && reckonedDay(date).equals(date) ? text : undefined
}

/**
 * The filters of a list as the query string of its page has them. Names and spelling are those of the operation's query, so that the head
 * script can request the list before any code is loaded.
 */
export function urlFilters<Read extends Fields>(fields: Read) {
  return {
    read(search: string): Filters<Read> {
      const params = new URLSearchParams(search)
      const entries = Object.entries(fields).map(([name, read]) => [name, read(params.get(name) ?? '')] as const)
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Filters<Read>
    },
    /** With its question mark; empty when nothing is set. */
    write: (filters: Filters<Read>): string => queryString(filters),
  }
}

/** A query string as the contract spells it: lists as `a,b`. */
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
