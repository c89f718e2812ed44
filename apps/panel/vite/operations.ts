import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const table = /[/\\]openapi[/\\]generated[/\\]operations\.ts$/
const contract = join(import.meta.dirname, '../../../openapi/generated/operations.ts')
const described = '\0operation:'

/**
 * Puts the description of an operation into the file of the build that calls it. The client would otherwise carry all two hundred to the
 * sign-in page, and each area would add its own. A source that calls an operation names it: `api.getLead(…)`, `query('listLeads')`.
 */
export function ownOperations(source: string): Plugin {
  const operations = describedOperations(readFileSync(contract, 'utf8'))
  return {
    name: 'vendor-panel:operations',
    apply: 'build',
    enforce: 'pre',
    // The prerendering asks for the address of any read.
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith(described) ? { id, moduleSideEffects: true } : undefined),
    load: (id) => (id.startsWith(described) ? operations.get(id.slice(described.length)) : undefined),
    transform(code, id) {
      if (table.test(id)) return withoutOperations(code, identifiersOf(source))
      if (!id.startsWith(source) || !/(?<!\.css)\.tsx?$/.test(id)) return undefined
      const named = new Set(code.match(/\w+/g)).intersection(operations)
      return { code: [...named].map((name) => `import ${JSON.stringify(described + name)};`).join('') + code, map: null }
    },
  }
}

const lines = /^ {2}(\w+): (\[.*\]),\n/gm
const ownLists = /(export const (multipart|blob)Operations = \[\n)([^\]]*)\]/g

/** For each operation the code that adds it to the lists of the contract. */
export function describedOperations(code: string): Map<string, string> {
  const lists = [...code.matchAll(ownLists)].map(([, , list, names = '']) => ({ list: `${list}Operations`, names }))
  return new Map(
    [...code.matchAll(lines)].map(([, name = '', description]) => {
      const its = lists.filter(({ names }) => names.includes(`'${name}'`)).map(({ list }) => list)
      const added = [`operationTable.${name} = ${description}`, ...its.map((list) => `${list}.push('${name}')`)]
      return [name, `import { ${['operationTable', ...its].join(', ')} } from '@vendor-panel/contract/operations'\n${added.join('\n')}\n`]
    }),
  )
}

/** The generated lists without what comes with each operation, and otherwise with the operations that are among the identifiers. */
export function withoutOperations(code: string, identifiers: ReadonlySet<string>): string {
  return code
    .replace(lines, '')
    .replace(ownLists, '$1]')
    .replace(/^ {2}(?:'(\w+)'|(\w+): \d+),\n/gm, (line, listed?: string, kept?: string) =>
      identifiers.has(listed ?? kept ?? '') ? line : '',
    )
}

/** Every identifier of the sources below a folder, without tests and stories. */
function identifiersOf(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path),
  )
  return new Set(files.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/\w+/g) ?? []))
}
