import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import * as rules from '@vendor-panel/domain'
import { importsOf, isTest, read, root } from './sources.ts'

const folder = 'packages/domain/src/'
const sources = read(`${folder}*.ts`).filter(({ path }) => !isTest(path))
const index = join(root, folder, 'index.ts')

/** The files that a file needs, including itself. */
function neededBy(path: string, needed = new Set<string>()): Set<string> {
  if (needed.has(path)) return needed
  needed.add(path)
  const source = sources.find((one) => one.path === path)
  for (const target of source ? importsOf(source) : []) neededBy(target, needed)
  // `generated/bounds.ts` exports the bounds of each body from a file of its own.
  for (const [, operation] of source?.text.matchAll(/\b(\w+)Bounds\b/g) ?? []) needed.add(`${folder}generated/bounds-${operation}.ts`)
  return needed
}

/** The files of the package in a bundle that imports this one rule, by rule; all are bundled at once. */
async function carriedBy(names: readonly string[]): Promise<Map<string, string[]>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    resolve: { conditions: ['@vendor-panel/source'] },
    plugins: [
      {
        name: 'one-rule',
        resolveId: (id) => (id.startsWith('rule:') ? `\0${id}` : null),
        load: (id) => (id.startsWith('\0rule:') ? `export { ${id.slice(6)} } from ${JSON.stringify(index)}` : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: Object.fromEntries(names.map((name) => [name, `rule:${name}`])), preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = new Map(
    (result as Rolldown.RolldownOutput).output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
  )
  const filesOf = (fileName: string, seen = new Set<string>()): string[] => {
    const chunk = chunks.get(fileName)
    if (!chunk || seen.has(fileName)) return []
    seen.add(fileName)
    const own = Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
    return [...own, ...chunk.imports.flatMap((other) => filesOf(other, seen))]
  }
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  return new Map(
    entries.map(({ name, fileName }) => [
      name,
      filesOf(fileName)
        .map((id) => id.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, ''))
        .filter((path) => path.startsWith(folder) || path.startsWith('node_modules/')),
    ]),
  )
}

it('a bundle with one rule has that rule and its imports, and nothing else of the package', async () => {
  const ruleOf = new Map(
    sources.flatMap(({ path, text }) => {
      const name = /^export (?:async )?function (\w+)/m.exec(text)?.[1]
      return name && name in rules ? [[name, path] as const] : []
    }),
  )
  const carried = await carriedBy([...ruleOf.keys()])
  expect(carried.size).toBe(ruleOf.size)
  expect(carried.get('dialAddress')).toEqual([`${folder}switchboard.ts`])
  const tooMuch = [...carried].flatMap(([name, paths]) => {
    const needed = neededBy(ruleOf.get(name) ?? '')
    return paths.filter((path) => !needed.has(path)).map((path) => `${name} carries ${path}`)
  })
  expect(tooMuch).toEqual([])
})
