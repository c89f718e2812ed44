/** Finds ids with which a sample of the reference works on the demo. */

type Ids = Record<string, number>
/** Ids are tried up to these numbers: one of them, or a record and its parent. */
const [singleMax, parentMax, childMax] = [60, 450, 9]

/** The first ids with which the changed sample works; undefined if there are none. */
export async function findIds(sample: string, works: (changed: string) => Promise<boolean>): Promise<Ids | undefined> {
  const found = [...sample.matchAll(/\b(\w*(?:^|i|I)ds?): \[?\d/g)].map(([, name]) => name!)
  const names = [...new Set(found)].filter((name) => name !== 'customerId')
  for (const ids of candidates(names)) if (await works(withIds(sample, ids))) return ids
  return undefined
}

function* candidates(names: readonly string[]): Generator<Ids> {
  yield {}
  for (const name of names) for (let id = 2; id <= singleMax; id++) yield { [name]: id }
  for (const [index, parent] of names.entries())
    for (const child of names.slice(index + 1))
      for (let one = 1; one <= parentMax; one++) for (let other = 1; other <= childMax; other++) yield { [parent]: one, [child]: other }
}

/** The sample with the first record of each kind, except these. */
function withIds(sample: string, ids: Ids): string {
  return sample.replaceAll(/\b(\w*(?:^|i|I)ds?): (\[?)\d+/g, (_, name: string, open: string) => `${name}: ${open}${ids[name] ?? 1}`)
}
