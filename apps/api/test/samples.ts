/** Test data that cannot be derived from the contract. Each noun keeps its own in `<noun>.samples.ts`; a new file is found by its name. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { BodyFields, OperationName } from '@vendor-panel/contract/operation-types'
import type { Segments } from './hostile-values.ts'
import type { Id, Vendor } from './vendor.ts'

type Replaced<Name extends OperationName> = { [Field in keyof BodyFields<Name>]?: BodyFields<Name>[Field] | undefined }

export interface Samples {
  /** Finds or creates a record that no operation creates or lists; by path parameter, or by operation and parameter. */
  records?: Record<string, (vendor: Vendor) => Promise<Id>>
  /**
   * Fields of a body that replace those of the contract's example; undefined leaves a field of a form out. `changed` is the field that the
   * test sets: of alternatives, the body has the one with this field.
   */
  bodies?: { [Name in OperationName]?: (vendor: Vendor, changed?: Segments) => Promise<Replaced<Name>> | Replaced<Name> }
  /** The error code that is expected if the demo data cannot lead to a success. */
  refused?: { [Name in OperationName]?: string }
  /** The kinds of record that an operation deletes besides the one in its path. */
  removes?: { [Name in OperationName]?: string[] }
  /** Writes that leave no audit entry. */
  unaudited?: OperationName[]
  /** Fields named differently from the record whose id they take; by field, or by operation and field. */
  fields?: Record<string, string>
  /** Records that all customers share. */
  shared?: string[]
  /** Operations whose ids only filter: an unknown id matches nothing and is not refused. */
  filtering?: OperationName[]
  /** Fields, by operation and field, that take a record of any provider of the account. */
  anyProvider?: string[]
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
  bodies: Object.assign({}, ...all.map(({ bodies }) => bodies)) as Record<
    string,
    (vendor: Vendor, changed?: Segments) => Promise<object> | object
  >,
  refused: Object.assign({}, ...all.map(({ refused }) => refused)) as Record<string, string>,
  fields: Object.assign({}, ...all.map(({ fields }) => fields)) as Filled['fields'],
  removes: Object.assign({}, ...all.map(({ removes }) => removes)) as Record<string, string[]>,
  shared: new Set(all.flatMap(({ shared = [] }) => shared)),
  filtering: new Set(all.flatMap(({ filtering = [] }) => filtering)),
  unaudited: all.flatMap(({ unaudited = [] }) => unaudited),
  anyProvider: new Set(all.flatMap(({ anyProvider = [] }) => anyProvider)),
}
