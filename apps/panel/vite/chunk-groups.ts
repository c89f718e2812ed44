import type { Rolldown } from 'vite'
import type { ChunkGraph } from './chunk-graph.ts'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/** Source files that are loaded together, and the name of the file they become. */
type Group = { name: string; modules: readonly string[] }

/**
 * Few files in place of forty: one with what the entry needs and what the pages of `first` share, and one with the rest of each of them. Then
 * one for each of `later`, without what other pages need as well: these do not load it whole for that. Everything else is split by who
 * needs it. The graph comes from a bundling without groups: imports alone tell little, because a barrel file seems to need all that it names.
 */
export function chunkGroups(
  graph: ChunkGraph,
  groups: { first: readonly [Group, Group]; later: readonly Group[]; otherPages: readonly string[] },
): CodeSplitting {
  const groupOf = new Map([...graph.entryModules].map((id) => [id, 'start']))
  const add = (id: string, name: string) => groupOf.has(id) || groupOf.set(id, name)
  const [one, other] = groups.first.map(({ name, modules }) => ({ name, ids: graph.modulesOf(modules) }))
  for (const id of one!.ids) if (other!.ids.has(id)) add(id, 'start')
  for (const { name, ids } of [one!, other!]) for (const id of ids) add(id, name)
  const shared = graph.modulesOf(groups.otherPages)
  for (const { name, modules } of groups.later) for (const id of graph.modulesOf(modules)) add(id, shared.has(id) ? 'part' : name)
  // What these modules need is in the same file or in one before it, as the graph says; what a barrel file only names is not. The bundler's
  // own runtime, which no test is asked for, comes along with the first.
  const named = ({ name }: Pick<Group, 'name'>) => ({
    name,
    test: (id: string) => groupOf.get(id) === name,
    includeDependenciesRecursively: name === 'start',
  })
  const byNeed = { entriesAware: true, entriesAwareMergeThreshold: 1_000, minShareCount: 2 }
  return {
    groups: [
      named({ name: 'start' }),
      ...groups.first.map(named),
      { ...named({ name: 'part' }), ...byNeed },
      ...groups.later.map(named),
      { name: 'part', ...byNeed },
    ],
  }
}
