import type { Rolldown } from 'vite'

export type Output = Rolldown.RolldownOutput['output']
type Chunk = Extract<Output[number], { type: 'chunk' }> & { viteMetadata?: { importedCss: Set<string> } }

/** The dependencies between the files of a build. */
export type ChunkGraph = {
  /** The files that some source files need, besides those of the entry: code first, then styles. */
  filesOf: (modules: readonly string[]) => string[]
  /** The modules that some source files need, including themselves. */
  modulesOf: (modules: readonly string[]) => ReadonlySet<string>
  /** The modules of the entry. */
  entryModules: ReadonlySet<string>
}

export function chunkGraph(output: Output): ChunkGraph {
  const chunks = new Map(output.filter((file): file is Chunk => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const chunkOf = new Map([...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  const reach = (chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> => {
    if (found.has(chunk)) return found
    found.add(chunk)
    for (const name of chunk.imports) reach(chunks.get(name)!, found)
    return found
  }
  const reachOf = (modules: readonly string[]) =>
    new Set(
      modules.flatMap((id) => {
        const chunk = chunkOf.get(id)
        if (!chunk) throw new Error(`no chunk holds ${id}`)
        return [...reach(chunk)]
      }),
    )
  const idsOf = (found: Iterable<Chunk>) => new Set([...found].flatMap(({ moduleIds }) => moduleIds))
  const stylesOf = (found: Iterable<Chunk>) => [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const entry = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).flatMap((chunk) => [...reach(chunk)]))
  const entryStyles = stylesOf(entry)
  return {
    filesOf: (modules) => {
      const wanted = [...reachOf(modules)].filter((chunk) => !entry.has(chunk))
      const styles = stylesOf(wanted).filter((file) => !entryStyles.includes(file))
      return [...new Set([...wanted.map(({ fileName }) => fileName), ...styles])].map((file) => `/${file}`)
    },
    modulesOf: (modules) => idsOf(reachOf(modules)),
    entryModules: idsOf(entry),
  }
}
