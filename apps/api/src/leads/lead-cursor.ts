import type { LeadPage, LeadSort } from './lead-list.queries.ts'

type CursorPosition = NonNullable<LeadPage['after']>

const instantOrDay = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/

/** The start of the next page as an opaque string. */
export function encodeCursor(sort: LeadSort, position: CursorPosition): string {
  return Buffer.from(`${sort}|${position.value}|${position.id}|${position.total}`).toString('base64url')
}

/** The position in a cursor, or null if it does not belong to this order. */
export function decodeCursor(sort: LeadSort, cursor: string): CursorPosition | null {
  const [cursorSort, value, id, total] = Buffer.from(cursor, 'base64url').toString().split('|')
  const isPosition = value !== undefined && (value === 'infinity' || (instantOrDay.test(value) && !Number.isNaN(Date.parse(value))))
  const isNumber = (text: string | undefined) => /^\d{1,15}$/.test(text ?? '')
  if (cursorSort !== sort || !isPosition || !isNumber(id) || !isNumber(total)) return null
  return { value, id: Number(id), total: Number(total) }
}
