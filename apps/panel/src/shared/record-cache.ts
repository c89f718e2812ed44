import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Answer, Input, ReadName } from '@vendor-panel/sdk'

/** The reads that return such records: a single one, or a list. */
export type ReadsOf<Row> = { [Name in ReadName]: Answer<Name> extends { data: Row | Row[] } ? Name : never }[ReadName]
/** The query parameters of a read. */
type ReadQuery<Name extends ReadName> = NonNullable<Input<Name>['query']>
type Page<Row> = { data: readonly Row[]; meta?: { total: number; limit: number } }
type Cached<Row> = { data: Row } | Page<Row> | { pages: readonly Page<Row>[] }

/**
 * Records of one noun in all cached reads: single ones, and in lists with and without further pages.
 * A read that is missing in `reads` is a type error. Unchanged rows keep their identity, so that they do not render again.
 */
export function recordCache<Row extends { id: number }>(reads: Record<ReadsOf<Row>, true>) {
  const cached = (client: QueryClient, names = Object.keys(reads)) =>
    // The data of `versioned` is not changed: a form compares it with the version that it was read in.
    names.flatMap((name) =>
      client
        .getQueriesData<Cached<Row>>({ queryKey: [name], predicate: ({ queryKey }) => queryKey[2] !== 'versioned' })
        .flatMap(([key, data]) => (data ? [{ key, data }] : [])),
    )

  return {
    /** All cached records of these reads, or of all reads. */
    all: (client: QueryClient, ...names: ReadsOf<Row>[]): Row[] =>
      cached(client, names.length > 0 ? names : undefined).flatMap(({ data }) => rowsOf(data)),

    /** Changes one record in all cached reads. */
    patch(client: QueryClient, id: number, change: (row: Row) => Row): void {
      for (const { key, data } of cached(client)) {
        const next = changedIn(data, id, change)
        if (next !== data) client.setQueryData(key, next)
      }
    },

    /**
     * Adds a new record at the top of every list of this read that includes it and does not contain it yet; a list without further pages
     * keeps its length.
     */
    prepend<Name extends ReadsOf<Row>>(client: QueryClient, name: Name, row: Row, takes: (query: ReadQuery<Name>) => boolean): void {
      for (const { key, data } of cached(client, [name])) {
        const query = queryOf(name, key)
        if (!isFirstPage(query) || !takes(query) || rowsOf(data).some(({ id }) => id === row.id)) continue
        client.setQueryData(key, withFirst(data, row))
      }
    },
  }
}

/** The query parameters of a cached read, from its key by `query` or `infinite`. */
export const queryOf = <Name extends ReadName>(_name: Name, key: QueryKey): ReadQuery<Name> =>
  (key[1] as { query?: ReadQuery<Name> } | undefined)?.query ?? ({} as ReadQuery<Name>)

const isFirstPage = (query: object) => !('cursor' in query && query.cursor) && !('page' in query && query.page !== 1)

function rowsOf<Row>(cached: Cached<Row>): readonly Row[] {
  if ('pages' in cached) return cached.pages.flatMap((page) => page.data)
  return isList(cached) ? cached.data : [cached.data]
}

const isList = <Row>(cached: { data: Row } | Page<Row>): cached is Page<Row> => Array.isArray(cached.data)

function changedIn<Row extends { id: number }>(cached: Cached<Row>, id: number, change: (row: Row) => Row): Cached<Row> {
  if (!rowsOf(cached).some((row) => row.id === id)) return cached
  const changedPage = (page: Page<Row>) =>
    page.data.some((row) => row.id === id) ? { ...page, data: page.data.map((row) => (row.id === id ? change(row) : row)) } : page
  if ('pages' in cached) return { ...cached, pages: cached.pages.map(changedPage) }
  return isList(cached) ? changedPage(cached) : { ...cached, data: change(cached.data) }
}

function withFirst<Row>(cached: Cached<Row>, row: Row): Cached<Row> {
  const counted = (page: Page<Row>, data: readonly Row[]) => ({
    ...page,
    data,
    ...(page.meta && { meta: { ...page.meta, total: page.meta.total + 1 } }),
  })
  if ('pages' in cached) {
    const [first, ...rest] = cached.pages
    return first ? { ...cached, pages: [counted(first, [row, ...first.data]), ...rest] } : cached
  }
  return isList(cached) ? counted(cached, [row, ...cached.data].slice(0, cached.meta?.limit)) : cached
}
