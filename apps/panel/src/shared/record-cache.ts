import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Answer, Input, ReadName } from '@vendor-panel/sdk'

/** The reads that return such records: a single one, or a list. */
export type ReadsOf<Row> = { [Name in ReadName]: Answer<Name> extends { data: Row | Row[] } ? Name : never }[ReadName]
/** The query parameters of a read. */
type Asked<Name extends ReadName> = NonNullable<Input<Name>['query']>
type Page<Row> = { data: readonly Row[]; meta?: { total: number; limit: number } }
type Held<Row> = { data: Row } | Page<Row> | { pages: readonly Page<Row>[] }

/**
 * Records of one noun in all cached reads: single ones, and in lists with and without further pages.
 * A read that is missing in `reads` is a type error. Unchanged rows keep their identity, so that they do not render again.
 */
export function recordCache<Row extends { id: number }>(reads: Record<ReadsOf<Row>, true>) {
  const held = (client: QueryClient, names = Object.keys(reads)) =>
    // The data of `versioned` is not changed: a form compares it with the version that it was read in.
    names.flatMap((name) =>
      client
        .getQueriesData<Held<Row>>({ queryKey: [name], predicate: ({ queryKey }) => queryKey[2] !== 'versioned' })
        .flatMap(([key, data]) => (data ? [{ key, data }] : [])),
    )

  return {
    /** All cached records of these reads, or of all reads. */
    all: (client: QueryClient, ...names: ReadsOf<Row>[]): Row[] =>
      held(client, names.length > 0 ? names : undefined).flatMap(({ data }) => rowsOf(data)),

    /** Changes one record in all cached reads. */
    patch(client: QueryClient, id: number, change: (row: Row) => Row): void {
      for (const { key, data } of held(client)) {
        const next = changedIn(data, id, change)
        if (next !== data) client.setQueryData(key, next)
      }
    },

    /**
     * Adds a new record at the top of every list of this read that includes it and does not contain it yet; a list without further pages
     * keeps its length.
     */
    prepend<Name extends ReadsOf<Row>>(client: QueryClient, name: Name, row: Row, takes: (asked: Asked<Name>) => boolean): void {
      for (const { key, data } of held(client, [name])) {
        const asked = askedOf(name, key)
        if (!isFirstPage(asked) || !takes(asked) || rowsOf(data).some(({ id }) => id === row.id)) continue
        client.setQueryData(key, withFirst(data, row))
      }
    },
  }
}

/** The query parameters of a cached read, from its key by `query` or `infinite`. */
export const askedOf = <Name extends ReadName>(_name: Name, key: QueryKey): Asked<Name> =>
  (key[1] as { query?: Asked<Name> } | undefined)?.query ?? ({} as Asked<Name>)

const isFirstPage = (asked: object) => !('cursor' in asked && asked.cursor) && !('page' in asked && asked.page !== 1)

function rowsOf<Row>(held: Held<Row>): readonly Row[] {
  if ('pages' in held) return held.pages.flatMap((page) => page.data)
  return isList(held) ? held.data : [held.data]
}

const isList = <Row>(held: { data: Row } | Page<Row>): held is Page<Row> => Array.isArray(held.data)

function changedIn<Row extends { id: number }>(held: Held<Row>, id: number, change: (row: Row) => Row): Held<Row> {
  if (!rowsOf(held).some((row) => row.id === id)) return held
  const changedPage = (page: Page<Row>) =>
    page.data.some((row) => row.id === id) ? { ...page, data: page.data.map((row) => (row.id === id ? change(row) : row)) } : page
  if ('pages' in held) return { ...held, pages: held.pages.map(changedPage) }
  return isList(held) ? changedPage(held) : { ...held, data: change(held.data) }
}

function withFirst<Row>(held: Held<Row>, row: Row): Held<Row> {
  const counted = (page: Page<Row>, data: readonly Row[]) => ({
    ...page,
    data,
    ...(page.meta && { meta: { ...page.meta, total: page.meta.total + 1 } }),
  })
  if ('pages' in held) {
    const [first, ...rest] = held.pages
    return first ? { ...held, pages: [counted(first, [row, ...first.data]), ...rest] } : held
  }
  return isList(held) ? counted(held, [row, ...held.data].slice(0, held.meta?.limit)) : held
}
