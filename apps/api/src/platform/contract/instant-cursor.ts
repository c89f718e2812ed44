import { requestedPage } from './requested-page.ts'
import { Refusal } from './refusal.ts'

/** The position of an entry in a list sorted by time, newest first. */
interface CursorPosition {
  at: string
  id: number
}

/** A page of such a list, by its query; it reads one more entry than the limit to know whether another page follows. */
export interface InstantPage {
  page: number
  limit: number
  offset: number
  /** The last entry of the previous page. */
  after: CursorPosition | undefined
}

/** The requested page: by its number, or by the cursor of the previous page. */
export function instantPage({ cursor, ...query }: { page?: number; limit?: number; cursor?: string }): InstantPage {
  const asked = requestedPage(query)
  const after = cursor === undefined ? undefined : readCursor(cursor)
  return { ...asked, offset: after ? 0 : asked.offset, after }
}

/** The rows of a page, and its paging data. `at` is the time by which the list is sorted. */
export function pageOf<Row extends { id: number }>(
  read: readonly Row[],
  { page, limit }: InstantPage,
  total: number,
  at: (row: Row) => string,
) {
  const rows = read.slice(0, limit)
  const last = rows.at(-1)
  const nextCursor = read.length > limit && last ? Buffer.from(`${at(last)}|${last.id}`).toString('base64url') : null
  return { rows, meta: { page, limit, total, nextCursor } }
}

function readCursor(cursor: string): CursorPosition {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('|')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at) || Number.isNaN(Date.parse(at)) || !/^\d{1,16}$/.test(id))
    throw new Refusal(422, 'invalid', { errors: [{ path: 'cursor', code: 'format' }] })
  return { at, id: Number(id) }
}
