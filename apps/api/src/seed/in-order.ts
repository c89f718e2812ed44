import type { Seed } from './seed-context.ts'

/** The users of an account complete it, so that the seed of a folder can add to it. */
const account = ['customer-users']

/** The seeds, by their nouns, each after those it builds on; otherwise in their given order. */
export function inOrder(seeds: Readonly<Record<string, Seed>>): Seed[] {
  const ordered = new Set<Seed>()
  const add = (noun: string, path: readonly string[]) => {
    const seed = seeds[noun]
    if (!seed) throw new Error(`There is no seed "${noun}", which "${path.at(-1)}" builds on`)
    if (path.includes(noun)) throw new Error(`Seeds build on each other: ${[...path, noun].join(', ')}`)
    for (const before of seed.after ?? account) add(before, [...path, noun])
    ordered.add(seed)
  }
  for (const noun of Object.keys(seeds)) add(noun, [])
  return [...ordered]
}
