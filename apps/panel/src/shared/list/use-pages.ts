import { useQueries, useQuery } from '@tanstack/react-query'
import { nextPage } from '@vendor-panel/domain'
import type { Answer, Arguments, ListName } from '@vendor-panel/sdk'
import { namedQuery } from '@vendor-panel/sdk/query'
import { useState } from 'react'

export type RowOf<Name extends ListName> = Answer<Name> extends { data: readonly (infer Row)[] } ? Row : never
/** The lists whose rows have an id. */
export type RowListName = { [Name in ListName]: RowOf<Name> extends { id: number | string } ? Name : never }[ListName]
export type AnyAnswer<Row> = { data: readonly (Row & { id: number | string })[]; meta: { limit: number; total: number } }

/** A list for its page: the loaded rows, and how to load more. */
export type Pages<Row> = {
  rows: Row[]
  /** The total number of rows; undefined until the first page is loaded, and for several lists in one. */
  total: number | undefined
  isLoading: boolean
  /** The first page could not be read, and nothing is loaded. */
  isFailed: boolean
  /** The rows are those of another filter, until the ones asked for have been read. */
  isStale: boolean
  hasMore: boolean
  isMoreLoading: boolean
  /** A further page could not be read; the loaded rows stay. */
  isMoreFailed: boolean
  showMore: () => void
  retry: () => void
}

/** The first page is read without its number, like the head script's request. */
function pageInput([input = {}]: readonly ({ query?: object | undefined } | undefined)[], page: number): object {
  return page > 1 ? { ...input, query: { ...input.query, page } } : input
}

/** The ids in the path of the operation. */
const pathOf = (input: unknown) => JSON.stringify((input as { path?: object } | undefined)?.path)

/** A list by the name of its operation, page by page. Another input, such as another filter, starts with the first page. */
export function usePages<Name extends RowListName>(name: Name, ...input: Arguments<Name>): Pages<RowOf<Name>> {
  const key = JSON.stringify(input)
  const [shown, setShown] = useState({ key, pageCount: 1 })
  const pageCount = shown.key === key ? shown.pageCount : 1
  const first = useQuery({
    ...namedQuery(name, pageInput(input, 1)),
    // Another filter: the rows stay until the new ones are loaded. Another record's list starts empty.
    placeholderData: (cached, before) => (before && pathOf(before.queryKey[1]) === pathOf(input[0]) ? cached : undefined),
  })
  const more = useQueries({ queries: Array.from({ length: pageCount - 1 }, (_, index) => namedQuery(name, pageInput(input, index + 2))) })
  const pages = [first, ...more]
  // The compiler cannot infer the rows of a generic name.
  const answers = pages.map(({ data }) => data as AnyAnswer<RowOf<Name>> | undefined)
  // A write may move an entry from one page to the next while only one of them has been refetched.
  const rows = new Map(answers.flatMap((answer) => (answer?.data ?? []).map((row) => [row.id, row] as const)))
  const meta = answers[0]?.meta
  const loaded = answers.flatMap((answer) => (answer ? [answer.data] : []))
  return {
    rows: [...rows.values()],
    total: meta?.total,
    isLoading: first.isPending,
    isFailed: first.isError && first.data === undefined,
    isStale: first.isPlaceholderData,
    hasMore: meta !== undefined && nextPage(loaded, meta) !== null && !first.isPlaceholderData,
    isMoreLoading: more.some((page) => page.isPending),
    isMoreFailed: more.some((page) => page.isError && page.data === undefined && !page.isFetching),
    showMore: () => setShown({ key, pageCount: pageCount + 1 }),
    retry: () => void Promise.all(pages.filter(({ isError }) => isError).map((page) => page.refetch())),
  }
}
