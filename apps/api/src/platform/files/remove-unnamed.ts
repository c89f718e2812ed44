import type { JobTools } from '../hooks.ts'
import { findNamedKeys, findNamingColumns, hasCustomer, purgeUndoEntries } from './named-keys.queries.ts'
import { instantText } from '../clock.ts'

/** Longer than any transaction between storing and referencing a file, and than the time for undo. */
const graceHours = 1

/**
 * The job that removes files without a reference in a row or in a deletion that can be undone. Keys are listed before the references
 * are read, so that a file that is referenced in between stays; a run that fails leaves the rest to the next one.
 */
export async function removeUnnamedFiles({ inCustomer, files, now, hooks }: Omit<JobTools, 'mail' | 'sms'>): Promise<void> {
  const before = instantText(now().subtract({ hours: graceHours }))
  for (const customerId of await files.customerIds()) {
    const keys = await files.keysOlderThan(customerId, graceHours)
    const named = await inCustomer(customerId, async (db) => {
      // A folder of customers that this database does not have belongs to another database and is not touched.
      if (!(await hasCustomer(db, customerId))) return undefined
      await purgeUndoEntries(db, customerId, before)
      await hooks.purge(db, customerId, before)
      return findNamedKeys(db, customerId, await findNamingColumns(db))
    })
    if (!named) continue
    for (const key of keys) if (!named.has(key)) await files.remove(customerId, key)
  }
}
