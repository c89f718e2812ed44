/**
 * Prints which promises of docs/checklist.md no test names yet. `-- LEAD AUTH` looks at these areas only; `--tests` also prints who names each.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const args = process.argv.slice(2)
const areas = args.filter((arg) => !arg.startsWith('--'))

const promises = [...readFileSync(join(root, 'docs/checklist.md'), 'utf8').matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\* (.*)$/gm)]
  .map(([, id, text]) => ({ id, area: id.split('-')[0], text }))
  .filter(({ area }) => areas.length === 0 || areas.includes(area))

/** id → the test files that carry it in a title (a quoted string; comments do not count). */
const named = new Map()
const files = globSync(
  [
    'packages/*/src/**/*.test.{ts,tsx}',
    'apps/*/{src,test}/**/*.test.{ts,tsx}',
    '{packages,apps}/*/src/**/*.stories.tsx',
    'openapi/*.test.ts',
    'tests/**/*.test.ts',
    'e2e/**/*.spec.ts',
  ],
  { cwd: root, exclude: (name) => name === 'node_modules' },
)
for (const file of files) {
  for (const [, title] of readFileSync(join(root, file), 'utf8').matchAll(/['"`](.*?)['"`]/g)) {
    for (const [id] of title.matchAll(/\b[A-Z0-9]+-\d{2}\b/g)) named.set(id, (named.get(id) ?? new Set()).add(file))
  }
}

for (const area of new Set(promises.map((promise) => promise.area))) {
  const all = promises.filter((promise) => promise.area === area)
  const missing = all.filter(({ id }) => !named.has(id))
  console.log(
    `${area}: ${all.length - missing.length} of ${all.length}${missing.length ? ` · no test names ${missing.map(({ id }) => id).join(' ')}` : ''}`,
  )
  if (args.includes('--tests')) for (const { id } of all) if (named.has(id)) console.log(`  ${id} ${[...named.get(id)].join(' ')}`)
}
const unknown = [...named.keys()].filter(
  (id) => areas.length === 0 && !promises.some((promise) => promise.id === id) && /^[A-Z]{3,5}-/.test(id),
)
if (unknown.length) console.log(`Named by tests but not promised: ${unknown.join(' ')}`)
console.log(`${promises.filter(({ id }) => named.has(id)).length} of ${promises.length} promises are named by a test`)
