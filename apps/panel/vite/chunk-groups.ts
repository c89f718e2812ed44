import type { Rolldown } from 'vite'
import type { ChunkGraph } from './chunk-graph.ts'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/** The source files of what many visits load first. */
type FirstFile = { name: string; modules: readonly string[] }

/**
 * Few files in place of forty: one with what the entry needs and what the first two of these share, and one with the rest of each; it may
 * use the files before it. Everything else is split by who needs it. The graph comes from a bundling
 * without groups: imports alone tell little, because a barrel file seems to need all that it names.
 */
export function chunkGroups(graph: ChunkGraph, firstFiles: readonly FirstFile[]): CodeSplitting {
  const groupOf = new Map([...graph.entryModules].map((id) => [id, 'start']))
  const needs = firstFiles.map(({ name, modules }) => ({ name, ids: graph.modulesOf(modules) }))
  const [one, other] = needs
  for (const id of one?.ids ?? []) if (other?.ids.has(id)) groupOf.set(id, 'start')
  for (const { name, ids } of needs) for (const id of ids) if (!groupOf.has(id)) groupOf.set(id, name)
  return {
    groups: [
      ...['start', ...firstFiles.map(({ name }) => name)].map((name) => ({ name, test: (id: string) => groupOf.get(id) === name })),
      { name: 'part', entriesAware: true, entriesAwareMergeThreshold: 1_000, minShareCount: 2 },
    ],
  }
}
