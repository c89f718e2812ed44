import type { components } from '@vendor-panel/contract'
import type { Db } from '../platform/db/kysely.ts'
import { insertMissingItems } from './configs.queries.ts'

type ItemType = components['schemas']['ConfigItemType']

/**
 * Configuration items by type, in their order (CONF-06..14): ids whose labels are in `messages`, or ids with a value of their own.
 * A folder lists its own in `<noun>.reference.ts`.
 */
export type Reference = { readonly [Type in ItemType]?: readonly string[] | Readonly<Record<string, string>> }

/** Adds the missing items. Items that an operator has changed stay unchanged. */
export async function addReference(db: Db, folders: readonly Reference[]): Promise<void> {
  const groups = folders.flatMap((reference) => Object.entries(reference))
  const items = groups.flatMap(([type, ids]) => {
    const values = Array.isArray(ids) ? ids.map((id: string) => [id, null] as const) : Object.entries(ids)
    return values.map(([id, value], index) => ({ item_type: type, item_id: id, position: index + 1, value }))
  })
  await insertMissingItems(db, items)
}
