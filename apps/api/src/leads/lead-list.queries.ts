import { foldForSearch } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { listDefaults } from '@vendor-panel/contract/operations'
import { rowsOf, type Db } from '../platform/db/kysely.ts'
import type { ProviderReader } from '../platform/db/sees-provider.ts'
import { leadColumns, type LeadRow } from './leads.queries.ts'

export type LeadSort = components['schemas']['LeadSort']

export interface LeadFilter {
  /** Only these, for a selection. */
  ids?: readonly number[] | undefined
  /** Half-open, in instants; omitted for all time. */
  created?: { from: string; before: string }
  providerIds?: readonly number[] | undefined
  displayStates?: readonly components['schemas']['LeadDisplayState'][] | undefined
  isRead?: boolean | undefined
  isAnswered?: boolean | undefined
  /** At least one of them. */
  tags?: readonly string[] | undefined
  sources?: readonly string[] | undefined
  /** Half-open, in instants; null for couples without a due answer. */
  due?: { from?: string; before?: string } | null | undefined
  /** Part of the name, the whole extension number, or words of a text. */
  search?: string | undefined
}

/** A user of a limited package finds couples by their texts only after they were shown (LEAD-41). */
export type LeadReader = ProviderReader & { leadLimit: number | null }

export interface LeadPage {
  sort: LeadSort
  limit: number
  offset: number
  /** The last row of the previous page: its sort value and its id; and how many there were when the first page was read. */
  after?: { value: string; id: number; total: number } | undefined
  /** The row at which the list starts: its sort value and its id. */
  from?: { value: string; id: number } | undefined
}

// Ties are sorted by id, newest first, or oldest first in an ascending list.
const orders: Record<LeadSort, { column: string; compare: '<' | '>'; ids: '<' | '>'; type: string }> = {
  newest: { column: 'l.created_at', compare: '<', ids: '<', type: 'timestamptz' },
  oldest: { column: 'l.created_at', compare: '>', ids: '>', type: 'timestamptz' },
  due: { column: 'l.due_rank', compare: '>', ids: '<', type: 'timestamptz' },
  weddingDate: { column: 'l.wedding_rank', compare: '>', ids: '<', type: 'date' },
}

// A literal, because PostgreSQL plans every call with an unknown limit again, which costs more than the query itself.
const usualLimit = listDefaults.limit

/** The sort value of a row, for the cursor. */
export function leadPosition(row: LeadRow, sort: LeadSort): string {
  if (sort === 'due') return row.due_at ?? 'infinity'
  return sort === 'weddingDate' ? (row.wedding_date ?? 'infinity') : row.created_at
}

/**
 * A page of leads and the total number, in one statement, which counts only for pages by number; one more row than the limit shows that another page follows.
 * The most frequent query of the product: its text is composed of these constants, at a hundredth of the cost of a query builder.
 */
export async function findLeads(
  db: Db,
  reader: LeadReader,
  filter: LeadFilter,
  page: LeadPage,
): Promise<{ rows: LeadRow[]; total: number | null }> {
  const values: unknown[] = []
  const add = (value: unknown) => `$${values.push(value)}`
  const { column, compare, ids, type } = orders[page.sort]
  const where = conditions(reader, filter, add)
  // The planner must walk the index of the order, row by row up to the limit. With a range of dates it would choose that index and sort all
  // matches.
  const pageWhere = column === 'l.created_at' ? where : where.replaceAll('l.created_at', 'coalesce(l.created_at, l.created_at)')
  const direction = (sign: '<' | '>') => (sign === '<' ? 'desc' : 'asc')
  let start = ''
  const edge = page.after ?? page.from
  if (edge) {
    const value = `${add(edge.value)}::${type}`
    const sameValue = `l.id ${ids}${page.after ? '' : '='} ${add(edge.id)}`
    // The first half bounds the index scan; the second excludes rows before the start.
    start = ` and ${column} ${compare}= ${value} and (${column} ${compare} ${value} or ${sameValue})`
  }
  const order = (position: string, id: string) => `order by ${position} ${direction(compare)}, ${id} ${direction(ids)}`
  const limit = `limit ${page.limit === usualLimit ? usualLimit + 1 : add(page.limit + 1)}${page.offset > 0 ? ` offset ${add(page.offset)}` : ''}`
  const providers = 'join providers p on p.customer_id = l.customer_id and p.id = l.provider_id'
  const counting = page.after ? '' : `, (select count(*)::int from leads l where ${where}) as total`
  const whole = (page: string) =>
    `from (${page}) as page join leads l on l.customer_id = $1 and l.id = page.id ${providers} ${order(column, 'l.id')}`
  // A search is costly for a word that many texts have: its matches are looked up once, for the page and for the count. Of the rows before
  // a page far down, only the index is read.
  const text =
    filter.search !== undefined && !edge
      ? `with matched as materialized (select l.id, ${column} as position from leads l where ${where})
    select ${leadColumns}, (select count(*)::int from matched) as total ${whole(`select id from matched ${order('position', 'id')} ${limit}`)}`
      : page.offset > 0
        ? `select ${leadColumns}${counting} ${whole(`select l.id from leads l where ${pageWhere}${start} ${order(column, 'l.id')} ${limit}`)}`
        : `select ${leadColumns}${counting} from leads l ${providers} where ${pageWhere}${start} ${order(column, 'l.id')} ${limit}`
  const rows = await rowsOf<LeadRow & { total?: number }>(db, text, values)
  return { rows, total: page.after?.total ?? rows[0]?.total ?? null }
}

/** Only the count, for a page beyond the last row. */
export async function countLeads(db: Db, reader: LeadReader, filter: LeadFilter): Promise<number> {
  const values: unknown[] = []
  const where = conditions(reader, filter, (value) => `$${values.push(value)}`)
  const rows = await rowsOf<{ total: number }>(db, `select count(*)::int as total from leads l where ${where}`, values)
  return rows[0]?.total ?? 0
}

export interface LeadCount {
  display_state: components['schemas']['LeadDisplayState']
  count: number
  unread: number
  unanswered: number
}

export async function countLeadsByState(db: Db, reader: LeadReader, filter: LeadFilter): Promise<LeadCount[]> {
  const values: unknown[] = []
  const where = conditions(reader, filter, (value) => `$${values.push(value)}`)
  const text = `select l.display_state, count(*)::int as count, (count(*) filter (where not l.is_read))::int as unread, count(l.due_at)::int as unanswered
    from leads l where ${where} group by l.display_state`
  return rowsOf<LeadCount>(db, text, values)
}

const facetsMax = 100

export async function countLeadTags(db: Db, reader: LeadReader, filter: LeadFilter): Promise<{ tag: string; count: number }[]> {
  const values: unknown[] = []
  const where = conditions(reader, filter, (value) => `$${values.push(value)}`)
  const text = `select tag, count(*)::int as count from leads l, unnest(l.tags) as tag where ${where}
    group by tag order by count desc, tag limit ${facetsMax}`
  return rowsOf<{ tag: string; count: number }>(db, text, values)
}

export async function countLeadSources(db: Db, reader: LeadReader, filter: LeadFilter): Promise<{ source: string; count: number }[]> {
  const values: unknown[] = []
  const where = conditions(reader, filter, (value) => `$${values.push(value)}`)
  const text = `select l.source, count(*)::int as count from leads l where ${where} and l.source is not null
    group by l.source order by count desc, l.source limit ${facetsMax}`
  return rowsOf<{ source: string; count: number }>(db, text, values)
}

function conditions(reader: LeadReader, filter: LeadFilter, add: (value: unknown) => string): string {
  const { created, providerIds, displayStates, isRead, isAnswered, tags, sources, due, search, ids } = filter
  // The first value of every statement.
  const parts = [`l.customer_id = ${add(reader.customerId)}`]
  if (reader.providerIds !== 'all') parts.push(`l.provider_id = any(${add(reader.providerIds)}::bigint[])`)
  if (ids) parts.push(`l.id = any(${add(ids)}::bigint[])`)
  if (created) parts.push(`l.created_at >= ${add(created.from)}::timestamptz and l.created_at < ${add(created.before)}::timestamptz`)
  if (providerIds) parts.push(`l.provider_id = any(${add(providerIds)}::bigint[])`)
  if (displayStates) parts.push(`l.display_state = any(${add(displayStates)}::text[])`)
  if (isRead !== undefined) parts.push(`l.is_read = ${add(isRead)}`)
  if (isAnswered !== undefined) parts.push(`l.first_response_at is ${isAnswered ? 'not null' : 'null'}`)
  if (tags) parts.push(`l.tags && ${add(tags)}::text[]`)
  if (sources) parts.push(`l.source = any(${add(sources)}::text[])`)
  if (due === null) parts.push('l.due_at is null')
  if (due?.from) parts.push(`l.due_at >= ${add(due.from)}::timestamptz`)
  if (due?.before) parts.push(`l.due_at < ${add(due.before)}::timestamptz`)
  if (search !== undefined) {
    // Row-level security keeps `like` and `@@` from using an index; the functions look the couples up behind it, for the customer of the
    // transaction.
    const folded = foldForSearch(search)
    const found = `select find_leads_by_name(${add(`%${escapeLike(folded)}%`)}, ${add(folded)})`
    const written = `select find_leads_by_text(${add(search)})`
    parts.push(
      reader.leadLimit === null
        ? `l.id = any(array(${found} union all ${written}))`
        : `(l.id = any(array(${found})) or l.id = any(array(${written})) and l.shown_at is not null)`,
    )
  }
  return parts.join(' and ')
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
