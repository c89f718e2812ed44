/**
 * The first fence is the tenant condition in each query; row-level security is the second. Whether a statement has the conditions is read
 * from PostgreSQL's plan: each scan of a tenant table must compare the customer with a parameter, or with a table that does.
 */
import type { ClientBase, Pool } from 'pg'

/** Adds the text of each statement that the pool sends. */
export function watchStatements(pool: Pool, statements: Set<string>): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const [first] = args
      statements.add(typeof first === 'string' ? first : (first as { text: string }).text)
      return query(...args)
    }) as typeof client.query
  })
}

/** A table with a column for the customer. */
export interface TenantTable {
  name: string
  /** `customer_id`, and of `customers` itself `id`. */
  column: string
  /**
   * The primary key of a directory: one column, unique across customers and not numbered by the table, such as the hash of a token. A row
   * may be found by it. A directory has no row-level security.
   */
  directoryKey: string | null
}

/** Every table with a column for the customer, from the catalog. */
export async function tenantTables(client: ClientBase): Promise<TenantTable[]> {
  const { rows } = await client.query<TenantTable>(`
    select c.relname as name, a.attname as column, key.attname as "directoryKey"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = case c.relname when 'customers' then 'id' else 'customer_id' end
    left join pg_index x on x.indrelid = c.oid and x.indisprimary and x.indnatts = 1 and not c.relrowsecurity
    left join pg_attribute key on key.attrelid = c.oid and key.attnum = x.indkey[0]
      and key.attname <> a.attname and key.attidentity = '' and not key.atthasdef
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped order by 1`)
  return rows
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Schema?: string
  Alias?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Filter?: string
  Plans?: Plan[]
}

/** The tables that a statement reads or changes without a tenant condition: `leads l in select …`. */
export async function unfencedTables(client: ClientBase, statements: Iterable<string>): Promise<string[]> {
  const tables = new Map((await tenantTables(client)).map((table) => [table.name, table]))
  const found: string[] = []
  for (const statement of statements) {
    const text = statement.replace(/^begin; /, '')
    if (!/^[\s(]*(select|insert|update|delete|with|merge)\b/i.test(text)) continue
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (generic_plan, verbose, costs off, format json) ${text}`,
    )
    const unbound = unboundScans(scansOf(rows[0]!['QUERY PLAN'][0]!.Plan), tables)
    found.push(...unbound.map(({ name, alias }) => `${name}${alias === name ? '' : ` ${alias}`} in ${text}`))
  }
  return found
}

/** The tables that the statements of a function read. */
export interface CallTables {
  read: string[]
  /** Those without a tenant condition, one for each time that they are read. */
  unfenced: string[]
}

/** What PostgreSQL makes of `current_customer()` in a plan. A function may use it: its caller sets the customer. */
const currentCustomer = "(NULLIF(current_setting('app.customer_id'::text, true), ''::text))::bigint"

/**
 * The same for the statements in functions, which the plan of their call does not contain: they are run, and PostgreSQL reports the plan of
 * each. What the call changes is rolled back.
 */
export async function tablesOfCall(client: ClientBase, call: string, prepare = ''): Promise<CallTables> {
  const tables = new Map((await tenantTables(client)).map((table) => [table.name, table]))
  const plans: Plan[] = []
  const keep = ({ message = '' }: { message?: string | undefined }) => {
    const [, json] = /^duration: .*?plan:\n(.*)$/s.exec(message) ?? []
    if (json !== undefined) plans.push((JSON.parse(json) as { Plan: Plan }).Plan)
  }
  client.on('notice', keep)
  await client.query('begin')
  try {
    await client.query(prepare)
    await client.query(`load 'auto_explain'; set local auto_explain.log_min_duration = 0; set local auto_explain.log_nested_statements = on;
      set local auto_explain.log_verbose = on; set local auto_explain.log_format = json; set local auto_explain.log_level = notice;
      set local plan_cache_mode = force_generic_plan`)
    await client.query(call)
  } finally {
    await client.query('rollback')
    client.off('notice', keep)
  }
  const scans = plans.map((plan) => scansOf(plan).filter(({ name }) => tables.has(name)))
  const unfenced = scans.flatMap((of) => unboundScans(of, tables, [currentCustomer]))
  const names = (some: Scan[]) => some.map(({ name }) => name).sort()
  return { read: [...new Set(names(scans.flat()))], unfenced: names(unfenced) }
}

interface Scan {
  name: string
  alias: string
  /** The conditions on its rows, all of which hold. */
  conditions: string[]
}

function scansOf(plan: Plan): Scan[] {
  const { 'Relation Name': name, Schema: schema, Alias: alias = '' } = plan
  const conditions = [plan['Index Cond'], plan['Recheck Cond'], plan.Filter].flatMap((condition) => condition?.replaceAll('"', '') ?? [])
  // Rows to change are found by a scan below this node; rows to insert are not.
  const isScan = name !== undefined && schema === 'public' && plan['Node Type'] !== 'ModifyTable'
  return [...(isScan ? [{ name, alias, conditions }] : []), ...(plan.Plans ?? []).flatMap(scansOf)]
}

function unboundScans(scans: Scan[], tables: ReadonlyMap<string, TenantTable>, values: string[] = []): Scan[] {
  const bound = new Set(values)
  let open = scans.filter(({ name }) => tables.has(name))
  for (;;) {
    const left = open.filter((scan) => !isBound(scan, tables.get(scan.name)!, bound))
    for (const { name, alias } of open) if (!left.some((scan) => scan.alias === alias)) bound.add(`${alias}.${tables.get(name)!.column}`)
    if (left.length === open.length) return left
    open = left
  }
}

function isBound({ alias, conditions }: Scan, { column, directoryKey }: TenantTable, bound: ReadonlySet<string>): boolean {
  const isNamed = (name: string, isList = false) => {
    const own = `${alias}.${name}`
    const names = (part: string) => {
      const [one = '', other = ''] = part.split(' = ')
      const value = one === own ? other : other === own ? one : ''
      return isValue(value) || bound.has(value) || (isList && /^ANY \(\(?\$\d+\)?(::\w+\[\])?\)$/.test(value))
    }
    return conditions.some((condition) => condition.includes(own) && holds(condition, names))
  }
  return isNamed(column) || (directoryKey !== null && isNamed(directoryKey, true))
}

const isValue = (text: string) => /^(\(?\$\d+\)?|'?\d+'?)(::\w+)?$/.test(text)

/** Whether a condition implies one that matches: some part of an AND, or every part of an OR. */
function holds(condition: string, matches: (part: string) => boolean): boolean {
  const inner = withoutParentheses(condition)
  const all = split(inner, ' AND ')
  if (all.length > 1) return all.some((part) => holds(part, matches))
  const either = split(inner, ' OR ')
  return either.length > 1 ? either.every((part) => holds(part, matches)) : matches(inner)
}

function withoutParentheses(text: string): string {
  return text.startsWith('(') && closing(text) === text.length - 1 ? withoutParentheses(text.slice(1, -1)) : text
}

function closing(text: string): number {
  for (const { at, depth } of depths(text)) if (depth === 0) return at
  return -1
}

/** Splits at a word outside of parentheses and quotes. */
function split(text: string, word: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { at, depth } of depths(text))
    if (depth === 0 && at >= start && text.startsWith(word, at)) {
      parts.push(text.slice(start, at))
      start = at + word.length
    }
  return [...parts, text.slice(start)]
}

/** The nesting depth of each character outside of quotes. */
function* depths(text: string): Generator<{ at: number; depth: number }> {
  let [depth, isQuoted] = [0, false]
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "'") isQuoted = !isQuoted
    if (isQuoted) continue
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
    yield { at, depth }
  }
}
