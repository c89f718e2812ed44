import { foldForSearch, type Lead } from '@vendor-panel/domain'
import type { Db } from '../platform/db/kysely.ts'
import type { LeadReader } from './lead-list.queries.ts'
import { findMatchedTexts } from './lead-match.queries.ts'
import { isLeadShown } from './lead-view.ts'
import type { LeadRow } from './leads.queries.ts'

const charsBefore = 40
const charsMax = 160

/** For each couple of a search the text in which it was found; nothing if its name or number matches, or its texts are hidden (LEAD-41). */
export async function leadMatches(
  db: Db,
  reader: LeadReader,
  rows: readonly LeadRow[],
  search: string | undefined,
): Promise<(row: LeadRow) => Pick<Lead, 'match'>> {
  if (search === undefined) return () => ({})
  const folded = foldForSearch(search)
  const isNamed = (row: LeadRow) => foldForSearch(row.couple_name).includes(folded) || row.extension_number === folded
  const ids = rows.filter((row) => !isNamed(row) && isLeadShown(row, reader)).map(({ id }) => id)
  if (ids.length === 0) return () => ({})
  const found = new Map((await findMatchedTexts(db, reader.customerId, ids, search)).map((text) => [text.lead_id, text]))
  return ({ id }) => {
    const text = found.get(id)
    return text ? { match: { kind: text.kind, text: excerptOf(text.body, folded) } } : {}
  }
}

/** The part of a text around the first word that begins like one of the question. */
export function excerptOf(body: string, folded: string): string {
  const asked = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const line = body.replace(/\s+/gu, ' ').trim()
  const word = [...line.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([text]) => asked.some((start) => foldForSearch(text).startsWith(start)))
  const from = Math.max(0, (word?.index ?? 0) - charsBefore)
  // At the beginning of a word.
  const start = from === 0 ? 0 : line.indexOf(' ', from) + 1
  const shown = Array.from(line.slice(start))
  return `${start > 0 ? '… ' : ''}${shown.slice(0, charsMax).join('')}${shown.length > charsMax ? ' …' : ''}`
}
