import type { JobTools } from '../hooks.ts'
import { findNamedKeys, findNamingColumns, hasCustomer, purgeUndoEntries } from './named-keys.queries.ts'
import { instantText } from '../clock.ts'

/** Longer than any transaction that keeps a file takes to name it, and than any deletion can be taken back. */
const graceHours = 1

/**
 * The job that removes the files which no row and no deletion that can be taken back names any more. Keys are listed before the names
 * are read, so that a file that is named at any time between stays; a run that breaks off leaves the rest to the next one.
 */
export async function removeUnnamedFiles({ inCustomer, files, now, hooks }: Omit<JobTools, 'mail' | 'sms'>): Promise<void> {
  const before = instantText(now().subtract({ hours: graceHours }))
  for (const customerId of await files.customerIds()) {
    const keys = await files.keysOlderThan(customerId, graceHours)
    const named = await inCustomer(customerId, async (db) => {
      // A folder of customers that this database does not know is another database's: nothing there is ours to remove.
      if (!(await hasCustomer(db, customerId))) return undefined
      await purgeUndoEntries(db, customerId, before)
      await hooks.purge(db, customerId, before)
      return findNamedKeys(db, customerId, await findNamingColumns(db))
    })
    if (!named) continue
    for (const key of keys) if (!named.has(key)) await files.remove(customerId, key)
  }
}
