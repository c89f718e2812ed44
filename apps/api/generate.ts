/**
 * Writes the registries of the backend into `src/generated/`: handlers, tables, migrations, hooks, reference data, seeds and the ids of
 * messages,
 * each found by its file name. `npm run generate` registers a new file; every start and test runs it first.
 */
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A different folder only in tests. */
const sources = process.argv[2] ?? join(import.meta.dirname, 'src')
const out = join(sources, 'generated')

interface Found {
  path: string
  /** The name that the file exports for its registry. */
  name: string
}

/** The files of a kind, each with its one export that ends in `suffix`. */
function find(pattern: string, keyword: 'const' | 'interface', suffix: string): Found[] {
  const paths = globSync(pattern, { cwd: sources }).map((path) => path.replaceAll('\\', '/'))
  return paths.toSorted().map((path) => {
    const text = readFileSync(join(sources, path), 'utf8')
    const names = [...text.matchAll(new RegExp(`^export ${keyword} (\\w+${suffix})\\b`, 'gm'))].map(([, name = '']) => name)
    const [name] = names
    if (!name || names.length > 1) throw new Error(`${path} must export one ${keyword} whose name ends in ${suffix}`)
    return { path, name }
  })
}

function requireUnique(found: readonly { path: string }[], keyOf: (path: string) => string, what: string): void {
  const keys = new Map<string, string>()
  for (const { path } of found) {
    const other = keys.get(keyOf(path))
    if (other) throw new Error(`${path} and ${other} have the same ${what}`)
    keys.set(keyOf(path), path)
  }
}

const importOf = ({ path, name }: Found, kind = 'import') => `${kind} { ${name} } from '../${path}'\n`
const list = (lines: readonly string[]) => lines.map((line) => `  ${line},\n`).join('')

function handlersFile(found: Found[]): string {
  return `${found.map((one) => importOf(one)).join('')}\nexport const handlers = {\n${list(found.map(({ name }) => `...${name}`))}}\n`
}

function tablesFile(found: Found[]): string {
  const names = found.map(({ name }) => name)
  return (
    found.map((one) => importOf(one, 'import type')).join('') +
    `\ndeclare module '../platform/db/tables.ts' {\n  interface Tables extends\n    ${names.join(',\n    ')} {}\n}\n`
  )
}

/** The ids of the server's messages, from the English ones. */
function messagesFile(): string {
  const names = globSync('messages/en_CA/*.json', { cwd: sources }).map((path) => basename(path))
  const imports = names.toSorted().map((name, index) => `import type m${index} from '../messages/en_CA/${name}'\n`)
  const sentences = names.map((_, index) => `typeof m${index}`).join(' &\n  ')
  return `${imports.join('')}\ntype English = ${sentences}\n\ndeclare module '../platform/messages/sentence.ts' {\n  interface Sentences extends English {}\n}\n`
}

function migrationsFile(): string {
  const paths = globSync('**/migrations/*.ts', { cwd: sources }).map((path) => path.replaceAll('\\', '/'))
  const keyOf = (path: string) => basename(path, '.ts')
  const found = paths.map((path) => ({ path, key: keyOf(path) })).toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const odd = found.find(({ key }) => !/^\d{4}-[a-z0-9-]+$/.test(key))
  if (odd) throw new Error(`${odd.path} must be named by four digits and words, such as 0600-badges.ts`)
  requireUnique(found, (path) => keyOf(path).slice(0, 4), 'number')
  const imports = found.map(({ path, key }) => `import * as m${key.slice(0, 4)} from '../${path}'\n`)
  return `${imports.join('')}\nexport const migrations = {\n${list(found.map(({ key }) => `'${key}': m${key.slice(0, 4)}`))}}\n`
}

function listFile(found: Found[], name: string): string {
  return `${found.map((one) => importOf(one)).join('')}\nexport const ${name} = [\n${list(found.map((one) => one.name))}]\n`
}

/** The seeds by their nouns, which other seeds use to name them. */
function seedsFile(found: Found[]): string {
  requireUnique(found, nounOf, 'noun')
  return `${found.map((one) => importOf(one)).join('')}\nexport const seeds = {\n${list(found.map(({ path, name }) => `'${nounOf(path)}': ${name}`))}}\n`
}

const nounOf = (path: string) => basename(path, '.seed.ts')

// Print one sentence for a mistake instead of a stack trace.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})

const files: Record<string, string> = {
  'handlers.ts': handlersFile(find('**/*.handlers.ts', 'const', 'Handlers')),
  'tables.ts': tablesFile(find('**/*.tables.ts', 'interface', 'Tables')),
  'messages.ts': messagesFile(),
  'migrations.ts': migrationsFile(),
  'hooks.ts': listFile(find('**/*.hooks.ts', 'const', 'Hooks'), 'hooks'),
  'seeds.ts': seedsFile(find('**/*.seed.ts', 'const', 'Seed')),
  'reference.ts': listFile(find('**/*.reference.ts', 'const', 'Reference'), 'reference'),
}
mkdirSync(out, { recursive: true })
for (const name of readdirSync(out)) if (!(name in files)) rmSync(join(out, name), { recursive: true })
for (const [name, text] of Object.entries(files)) {
  // Written to a temporary file and renamed, so that a process that reads at the same time gets a complete file.
  const half = join(out, `.${name}.${process.pid}`)
  writeFileSync(half, `// Written by apps/api/generate.ts.\n${text}`)
  renameSync(half, join(out, name))
}
