import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Leaves out of the contract's lists the operations that no source of the panel names: the client would carry two hundred paths that nobody calls.
 * Whatever is called is named, because its name is what is called: `api.getLead(…)`, `query('listLeads')`, `useMutate('createLeadNote')`.
 */
export function ownOperations(source: string): Plugin {
  return {
    name: 'vendor-panel:operations',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[/\\]openapi[/\\]generated[/\\]operations\.ts$/ },
      handler: (code) => keepCalledOperations(code, wordsOf(source)),
    },
  }
}

/** The text of the generated lists without the lines of operations whose names are not among the words. */
export function keepCalledOperations(code: string, words: ReadonlySet<string>): string {
  return code.replace(/^ {2}(?:'(\w+)'|(\w+): \[.*\]),\n/gm, (line, listed?: string, described?: string) =>
    words.has(listed ?? described ?? '') ? line : '',
  )
}

/** Every word of the sources below a folder; tests and stories are no part of the panel. */
export function wordsOf(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path),
  )
  return new Set(files.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/\w+/g) ?? []))
}
