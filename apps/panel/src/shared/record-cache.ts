import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Answer, Input, ReadName } from '@vendor-panel/sdk'

/** The reads whose answers hold such records: one alone, or a list of them. */
export type ReadsOf<Row> = { [Name in ReadName]: Answer<Name> extends { data: Row | Row[] } ? Name : never }[ReadName]
/** What a read asked for in its query string. */
type Asked<Name extends ReadName> = NonNullable<Input<Name>['query']>
type Page<Row> = { data: readonly Row[]; meta?: { total: number; limit: number } }
type Held<Row> = { data: Row } | Page<Row> | { pages: readonly Page<Row>[] }

/**
 * Records of one noun wherever the cache of reads holds them: alone, in a list of one page, in a list that goes on.
 * A read that is missing in `reads` does not compile. Rows that are not changed keep their identity, so that they are not drawn again.
 */
export function recordCache<Row extends { id: number }>(reads: Record<ReadsOf<Row>, true>) {
  const held = (client: QueryClient, names = Object.keys(reads)) =>
    // What `versioned` holds is left alone: a form compares it with the version that it was read in.
    names.flatMap((name) =>
      client
        .getQueriesData<Held<Row>>({ queryKey: [name], predicate: ({ queryKey }) => queryKey[2] !== 'versioned' })
        .flatMap(([key, data]) => (data ? [{ key, data }] : [])),
    )

  return {
    /** Every record of these reads, or of all. */
    all: (client: QueryClient, ...names: ReadsOf<Row>[]): Row[] =>
      held(client, names.length > 0 ? names : undefined).flatMap(({ data }) => rowsOf(data)),

    /** Changes one record wherever it is held. */
    patch(client: QueryClient, id: number, change: (row: Row) => Row): void {
      for (const { key, data } of held(client)) {
        const next = changedIn(data, id, change)
        if (next !== data) client.setQueryData(key, next)
      }
    },

    /** Puts a new record at the head of every list of this read that takes it and does not hold it yet; a list of one page keeps its length. */
    prepend<Name extends ReadsOf<Row>>(client: QueryClient, name: Name, row: Row, takes: (asked: Asked<Name>) => boolean): void {
      for (const { key, data } of held(client, [name])) {
        const asked = askedOf(name, key)
        if (!isFirstPage(asked) || !takes(asked) || rowsOf(data).some(({ id }) => id === row.id)) continue
        client.setQueryData(key, withFirst(data, row))
      }
    },
  }
}

/** What a cached read asked for in its query string: its key is made by `query` or `infinite`. */
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
