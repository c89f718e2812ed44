/** What tests that derive from the contract cannot find out by themselves; it stands in `<noun>.samples.ts` beside the noun it is about. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { BodyFields, OperationName } from '@vendor-panel/contract/operation-types'
import type { Id, Vendor } from './vendor.ts'

export interface Samples {
  /** How a vendor comes by a record that no operation makes or lists: by the name of its path parameter, or by operation and name. */
  records?: Record<string, (vendor: Vendor) => Promise<Id>>
  /** What a body says in place of the contract's example. */
  bodies?: { [Name in OperationName]?: (vendor: Vendor) => Promise<Partial<BodyFields<Name>>> | Partial<BodyFields<Name>> }
  /** The code with which the vendor of these tests is refused, where nothing they have can be accepted. */
  refused?: { [Name in OperationName]?: string }
  /** Writes that are no matter of the account, and stand in no audit log. */
  unaudited?: OperationName[]
  /** Fields that name a record by another word: by their name, or by operation and name. */
  fields?: Record<string, string>
  /** Records that are the same for every customer. */
  shared?: string[]
  /** Operations whose ids choose among what the user sees: an id of nothing finds nothing, and is no mistake. */
  choosing?: OperationName[]
  /** Fields, by operation and name, that may name a record of any provider of the account. */
  ofAccount?: string[]
}

const folder = join(import.meta.dirname, '../src')
const all: Samples[] = []
for (const file of globSync('**/*.samples.ts', { cwd: folder })) {
  const { samples: found } = (await import(join(folder, file))) as { samples: Samples }
  all.push(found)
}

type Filled = Required<Samples>
export const samples = {
  records: Object.assign({}, ...all.map(({ records }) => records)) as Filled['records'],
  bodies: Object.assign({}, ...all.map(({ bodies }) => bodies)) as Record<string, (vendor: Vendor) => Promise<object> | object>,
  refused: Object.assign({}, ...all.map(({ refused }) => refused)) as Record<string, string>,
  fields: Object.assign({}, ...all.map(({ fields }) => fields)) as Filled['fields'],
  shared: new Set(all.flatMap(({ shared = [] }) => shared)),
  choosing: new Set(all.flatMap(({ choosing = [] }) => choosing)),
  unaudited: all.flatMap(({ unaudited = [] }) => unaudited),
  ofAccount: new Set(all.flatMap(({ ofAccount = [] }) => ofAccount)),
}
