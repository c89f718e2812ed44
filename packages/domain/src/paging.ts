/** Pages are counted from 1 (NOTI-03, CONST-06). */
export const firstPage = 1

/**
 * The next page of a list to request, or null at the end: the last page was shorter than `limit`, or `total` rows are loaded
 * (NOTI-11, AMB-50).
 */
export function nextPage(pages: readonly { length: number }[], { limit, total }: { limit: number; total: number }): number | null {
  const loaded = pages.reduce((sum, page) => sum + page.length, 0)
  const last = pages.at(-1)
  if (last && (last.length < limit || loaded >= total)) return null
  return pages.length + firstPage
}
