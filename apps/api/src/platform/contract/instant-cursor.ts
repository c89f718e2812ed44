import { askedPage } from './asked-page.ts'
import { Refusal } from './refusal.ts'

/** The place of an entry in a list that runs by time, newest first. */
interface Place {
  at: string
  id: number
}

/** A page of such a list, as its query takes it; it reads one entry more than the limit when another page may follow. */
export interface InstantPage {
  page: number
  limit: number
  offset: number
  /** The last entry of the page before. */
  after: Place | undefined
}

/** The page that is asked for: by its number, or by the cursor of the page before. */
export function instantPage({ cursor, ...query }: { page?: number; limit?: number; cursor?: string }): InstantPage {
  const asked = askedPage(query)
  const after = cursor === undefined ? undefined : readCursor(cursor)
  return { ...asked, offset: after ? 0 : asked.offset, after }
}

/** The rows of a page, and what the answer says about it. `at` is what the list runs by. */
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

function readCursor(cursor: string): Place {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('|')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at) || Number.isNaN(Date.parse(at)) || !/^\d{1,16}$/.test(id))
    throw new Refusal(422, 'invalid', { errors: [{ path: 'cursor', code: 'format' }] })
  return { at, id: Number(id) }
}
