import type { Rolldown } from 'vite'
import type { ChunkGraph } from './chunk-graph.ts'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

const isStyle = (id: string) => id.endsWith('.css')

/** Source files that are loaded together, and the name of their chunk. */
type Group = { name: string; modules: readonly string[] }

/**
 * Few chunks instead of forty: one for the entry and the common parts of the pages in `first`, and one for the rest of each of them. Then
 * one for each of `later`, without parts that other pages need as well, which would otherwise load it completely. Everything else is split
 * by its users. The graph comes from a build without groups: imports alone are not enough, because a barrel file seems to need all its
 * exports.
 */
export function chunkGroups(
  graph: ChunkGraph,
  groups: {
    first: readonly [Group, Group]
    later: readonly Group[]
    manifests: readonly string[]
    publicPages: readonly string[]
    panelPages: readonly string[]
    otherPages: readonly string[]
  },
): CodeSplitting {
  const groupOf = new Map([...graph.entryModules].map((id) => [id, 'start']))
  const add = (id: string, name: string) => groupOf.has(id) || groupOf.set(id, name)
  const [one, other] = groups.first.map(({ name, modules }) => ({ name, ids: graph.modulesOf(modules) }))
  for (const id of one!.ids) if (other!.ids.has(id)) add(id, 'start')
  // The manifests of the other pages, with the operations of their first reads: each of these pages loads them first.
  for (const id of graph.modulesOf(groups.manifests)) if (!one!.ids.has(id) && !other!.ids.has(id)) add(id, 'other-pages')
  // Couples do not load the code of the panel.
  const ofPanel = graph.modulesOf(groups.panelPages)
  for (const id of graph.modulesOf(groups.publicPages)) {
    if (other!.ids.has(id)) add(id, 'start')
    else if (one!.ids.has(id)) add(id, 'forms')
    else add(id, ofPanel.has(id) ? 'partOfCouples' : 'public')
  }
  // The HTML of the sign-in page links the styles of the entry alone, and is drawn before any code is loaded.
  for (const id of one!.ids) if (isStyle(id)) add(id, 'start')
  for (const { name, ids } of [one!, other!]) for (const id of ids) add(id, name)
  const shared = graph.modulesOf(groups.otherPages)
  for (const { name, modules } of groups.later)
    for (const id of graph.modulesOf(modules)) add(id, !shared.has(id) ? name : isStyle(id) ? 'styles' : 'part')
  // The dependencies of these modules are in the same chunk or an earlier one, according to the graph; unused exports of a barrel file are
  // not. The
  // bundler's own runtime, which the test functions do not get, is added to the first.
  const named = ({ name }: Pick<Group, 'name'>) => ({
    name,
    test: (id: string) => groupOf.get(id) === name,
    includeDependenciesRecursively: name === 'start',
  })
  // Each small file is one more name in the entry, which lists the styles of later chunks.
  const byNeed = { entriesAware: true, entriesAwareMergeThreshold: 4_000, minShareCount: 2 }
  return {
    groups: [
      named({ name: 'start' }),
      ...groups.first.map(named),
      named({ name: 'other-pages' }),
      // What couples load is not merged with anything that only users load. Each of their pages loads what it needs.
      { ...named({ name: 'public' }), ...byNeed, minShareCount: 1, entriesAwareMergeThreshold: 1_000 },
      // What sign-in and couples share. The rest of the panel that couples load is in small parts, which do not load the forms with them.
      named({ name: 'forms' }),
      { ...named({ name: 'partOfCouples' }), ...byNeed, entriesAwareMergeThreshold: 400 },
      { ...named({ name: 'part' }), ...byNeed },
      ...groups.later.map(named),
      // One file instead of seventy: the entry names each one, and each is compressed by itself.
      { name: 'styles', test: (id: string) => isStyle(id) && (groupOf.get(id) ?? 'styles') === 'styles' },
      { name: 'part', ...byNeed },
    ],
  }
}
