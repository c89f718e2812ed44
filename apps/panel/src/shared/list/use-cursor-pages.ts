import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Arguments, PagedName } from '@vendor-panel/sdk'
import { namedInfinite } from '@vendor-panel/sdk/query'
import { useDeferredValue } from 'react'
import type { AnyAnswer, Pages, RowListName, RowOf } from './use-pages.ts'

/** Like `usePages`, for a list that is paged by cursor. */
export function useCursorPages<Name extends PagedName & RowListName>(name: Name, ...[input]: Arguments<Name>): Pages<RowOf<Name>> {
  'use memo'
  // The press that changes a filter is painted before other rows are rendered.
  const deferred = useDeferredValue(input)
  const pages = useInfiniteQuery({ ...namedInfinite(name, deferred ?? {}), placeholderData: keepPreviousData })
  // The compiler cannot infer the rows of a generic name.
  const answers = (pages.data?.pages ?? []) as AnyAnswer<RowOf<Name>>[]
  const { data, isPlaceholderData, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = pages
  return {
    rows: answers.flatMap((answer) => answer.data),
    total: answers[0]?.meta.total,
    isLoading: pages.isPending,
    isFailed: pages.isError && data === undefined,
    isStale: isPlaceholderData || deferred !== input,
    hasMore: pages.hasNextPage && !isPlaceholderData,
    isMoreLoading: isFetchingNextPage,
    isMoreFailed: isFetchNextPageError && !isFetchingNextPage,
    showMore: () => void fetchNextPage(),
    retry: () => void (data === undefined ? refetch() : fetchNextPage()),
  }
}
