/**
 * Writes what the rules need of the contract: `shapes.ts` (a shape of each body), `bounds*.ts` (its numbers) and `filters*.ts` (the query
 * strings) in `src/generated`.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boundsFiles } from './bounds.ts'
import { filterFiles } from './filters.ts'
import { shapesFile } from './shapes.ts'

const out = join(import.meta.dirname, '../src/generated')
const made: Record<string, string> = { 'shapes.ts': shapesFile(), ...boundsFiles(), ...filterFiles() }
mkdirSync(out, { recursive: true })
for (const name of readdirSync(out)) if (!(name in made)) rmSync(join(out, name), { recursive: true })
for (const [name, text] of Object.entries(made)) {
  // Replaces the file atomically.
  const half = join(out, `.${name}.${process.pid}`)
  writeFileSync(half, text)
  renameSync(half, join(out, name))
}
