/**
 * Lets the built declarations import `Temporal` instead of expecting it to be global: TypeScript before 6.0 has no such types, and then each
 * rule that takes a time would be an error, or `any` under `skipLibCheck`. The types are structural, so the global `Temporal` fits them too.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../dist')
// Above the first line it would shift what the declaration map says.
const lastLine = '//# sourceMappingURL='

for (const name of readdirSync(dist)) {
  if (!name.endsWith('.d.ts')) continue
  const file = join(dist, name)
  const declared = readFileSync(file, 'utf8')
  if (!/\bTemporal\./.test(declared)) continue
  writeFileSync(file, declared.replace(lastLine, `import type { Temporal } from 'temporal-spec';\n${lastLine}`))
}
