import { describe, expect, it } from 'vitest'
import { enforceRule } from './enforce-rule.ts'
import { code, importsOf, isTest, findLines, type Rule } from './sources.ts'

/**
 * The folders that others import, the lowest first. A folder imports from the layers above its own in this list, never from its own layer
 * or below;
 * a folder that is not listed imports from all of them, and none imports from it. So there are no cycles.
 */
const layers: readonly (readonly string[])[] = [
  ['platform'],
  ['seed'],
  ['configs'],
  ['prompts', 'providers'],
  ['discounts'],
  ['payments'],
  ['customers', 'leads'],
  ['auth', 'push'],
  ['customer-users'],
  ['catalogs'],
  ['calendar', 'intake'],
  ['galleries'],
  ['provider-data', 'provider-items', 'referrals', 'replies'],
]

const backend = code.filter(({ path }) => path.startsWith('apps/api/src/') && !isTest(path))
/** The folder below `src`; undefined for a file at the top, which composes the rest. */
const folderOf = (path: string) => /^apps\/api\/src\/([^/]+)\//.exec(path)?.[1]
const rankOf = (folder: string) => {
  const rank = layers.findIndex((layer) => layer.includes(folder))
  return rank === -1 ? layers.length : rank
}
/** The server's messages are data. */
const isSentences = (target: string) => /^apps\/api\/src\/messages\/.*\.json$/.test(target)

const importsDownwards: Rule = (sources) =>
  sources.flatMap((source) => {
    const own = folderOf(source.path)
    if (own === undefined) return []
    return importsOf(source)
      .filter((target) => target.startsWith('apps/api/src/') && !isSentences(target))
      .filter((target) => {
        const other = folderOf(target)
        return other === undefined || (other !== own && rankOf(other) >= rankOf(own))
      })
      .map((target) => `${source.path} imports ${target}`)
  })

describe('the backend', () => {
  enforceRule('a folder imports only from the layers below it', importsDownwards, backend, [
    { path: 'apps/api/src/platform/audit/x.ts', text: `import { restoreLeadState } from '../../leads/restore-lead-state.ts'` },
    { path: 'apps/api/src/platform/db/x.ts', text: `import type { Tables } from '../../generated/tables.ts'` },
    { path: 'apps/api/src/leads/x.ts', text: `import { findCustomer } from '../customers/customers.queries.ts'` },
    { path: 'apps/api/src/providers/x.ts', text: `import type { LeadRow } from '../leads/leads.queries.ts'` },
    { path: 'apps/api/src/badges/x.ts', text: `import { findOffer } from '../offers/offers.queries.ts'` },
    { path: 'apps/api/src/badges/x.ts', text: `import { hooks } from '../hooks.ts'` },
    { path: 'apps/api/src/badges/x.ts', text: `const { hooks } = await import('../hooks.ts')` },
  ])

  it('each listed layer has folders that exist, each once', () => {
    const folders = new Set(backend.map(({ path }) => folderOf(path)))
    const listed = layers.flat()
    expect(listed.filter((folder) => !folders.has(folder))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })

  const isQueries = (path: string) =>
    /\.queries\.ts$|\/migrations\/[^/]+\.ts$|\/([^/]+\.)?seed\.ts$|\/seed\/|^apps\/api\/src\/platform\/db\//.test(path)
  enforceRule(
    'SQL is only in *.queries.ts, migrations, seeds and platform/db',
    (sources) =>
      findLines(
        sources.filter(({ path }) => !isQueries(path)),
        /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(\.\w+\(|<[^`]*>`|`)/,
      ),
    backend,
    [
      { path: 'apps/api/src/leads/x.ts', text: `const rows = await db.selectFrom('leads').execute()` },
      { path: 'apps/api/src/leads/x.handlers.ts', text: 'await sql`delete from leads`.execute(db)' },
      { path: 'apps/api/src/leads/x.ts', text: 'await sql<{ id: number }>`select id from leads`.execute(db)' },
    ],
  )
  enforceRule(
    'no file runs SQL text outside the queries',
    (sources) =>
      findLines(
        sources.filter(({ path }) => !isQueries(path)),
        /\.query(<[^(]*>)?\(\s*['"`]|['"`](select|insert into|update|delete from)\s/,
      ),
    backend,
    [
      { path: 'apps/api/src/leads/x.ts', text: `await pool.query('listen feed_events')` },
      { path: 'apps/api/src/leads/x.ts', text: "return `select * from open_session('${hash}')`" },
      { path: 'apps/api/src/leads/x.ts', text: `const text = 'delete from leads'` },
    ],
  )
  enforceRule(
    'tables are described only in *.tables.ts',
    (sources) =>
      findLines(
        sources.filter(({ path }) => !path.endsWith('.tables.ts')),
        /^export interface \w+Tables?\b(?! \{\})/,
      ),
    backend,
    { path: 'apps/api/src/leads/x.ts', text: 'export interface BadgesTable {' },
  )
})
