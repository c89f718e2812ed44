import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'vendor-panel-registries-'))
afterAll(() => rmSync(folder, { recursive: true }))

const generator = join(root, 'apps/api/generate.ts')
const registries = ['handlers', 'tables', 'migrations', 'hooks', 'reference', 'seeds'] as const

/** A backend with these additional files. */
function backend(name: string, files: Record<string, string>): string {
  const src = join(folder, name)
  cpSync(join(root, 'apps/api/src'), src, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(src, path)), { recursive: true })
    writeFileSync(join(src, path), text)
  }
  return src
}

describe('the registries of the backend', () => {
  it('contain the parts of a new folder without an edit elsewhere', () => {
    const src = backend('whole', {
      'badges/badges.handlers.ts': 'export const badgeHandlers = {}',
      'badges/badges.tables.ts': 'export interface BadgesTable {}\nexport interface BadgeTables {}',
      'badges/badges.hooks.ts': 'export const badgeHooks = {}',
      'badges/badges.reference.ts': 'export const badgeReference = {}',
      'badges/badges.seed.ts': 'export const badgeSeed = {}',
      'badges/migrations/9000-badges.ts': 'export async function up() {}',
    })
    execFileSync(process.execPath, [generator, src])
    const written = Object.fromEntries(registries.map((name) => [name, readFileSync(join(src, `generated/${name}.ts`), 'utf8')]))
    expect(written['handlers']).toContain('  ...badgeHandlers,\n')
    expect(written['tables']).toMatch(/interface Tables extends[^{]*\bBadgeTables,/)
    expect(written['migrations']).toMatch(/'9000-badges': m9000,\n\}\n$/)
    expect(written['hooks']).toContain('  badgeHooks,\n')
    expect(written['reference']).toContain('  badgeReference,\n')
    expect(written['seeds']).toContain("  'badges': badgeSeed,\n")
  })

  it.each([
    ['two migrations of one number', { 'badges/migrations/0001-badges.ts': '' }, 'have the same number'],
    ['a migration without a number', { 'badges/migrations/badges.ts': '' }, 'must be named by four digits'],
    ['a file without its export', { 'badges/badges.handlers.ts': 'export const badges = {}' }, 'ends in Handlers'],
    ['two seeds of one noun', { 'badges/leads.seed.ts': 'export const leadSeed = {}' }, 'have the same noun'],
  ])('refuse %s in one sentence', (name, files, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [generator, backend(name, files)], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
