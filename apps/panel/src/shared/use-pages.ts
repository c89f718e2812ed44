import { useQueries } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { useState } from 'react'
import type { Answer } from '@vendor-panel/sdk'

type PagedOfLead = 'listLeadMessages' | 'listLeadNotes' | 'listLeadHistory'
type RowOf<List> = List extends { data: (infer Row)[] } ? Row : never

/** One page of what belongs to a couple. The first is asked for as plainly as can be, so that the head of the page may ask for it too. */
export const pageQuery = <Name extends PagedOfLead>(name: Name, leadId: number, page = 1) =>
  query<PagedOfLead>(name, { path: { leadId }, ...(page > 1 && { query: { page } }) })

/** What belongs to one couple, newest first, a page more at a time. */
export function usePages<Name extends PagedOfLead>(name: Name, leadId: number) {
  const [pageCount, setPageCount] = useState(1)
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, index) => pageQuery(name, leadId, index + 1)),
  })
  const first = pages[0]
  // A write may push an entry from one page to the next while only one of them has been read again.
  const rows = new Map(pages.flatMap((page) => (page.data?.data ?? []).map((row) => [row.id, row] as const)))
  const total = first?.data?.meta.total ?? 0
  return {
    rows: [...rows.values()] as RowOf<Answer<Name>>[],
    isLoading: first?.isPending ?? true,
    isFailed: first?.isError === true && first.data === undefined,
    isMoreLoading: pages.some((page, index) => index > 0 && page.isPending),
    hasMore: rows.size < total,
    showMore: () => setPageCount((count) => count + 1),
    retry: () => void Promise.all(pages.map((page) => page.refetch())),
  }
}
