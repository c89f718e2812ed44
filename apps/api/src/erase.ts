/** The erasure of a couple by an operator, if no account manager is available (LEAD-27). */
import type { ClientConfig } from 'pg'
import { hooks } from './hooks.ts'
import { findLeadOwner } from './leads/leads.queries.ts'
import { lockErased } from './leads/erase-lead.ts'
import { audit } from './platform/audit/audit.ts'
import { poolDb } from './platform/db/kysely.ts'
import { jobsPool } from './platform/db/pool.ts'
import { StartProblem } from './platform/db/start-problem.ts'
import { asCustomer, inTransaction } from './platform/db/transaction.ts'
import { eraseEverywhere } from './platform/erasure/erasure.ts'
import { openFiles, type FileSettings } from './platform/files/open-files.ts'

/** Erases the personal data of one couple, whose customer is found by the couple's id. */
export async function eraseAsOperator(
  serving: ClientConfig,
  fileSettings: FileSettings,
  leadId: number,
  now: () => Temporal.Instant,
): Promise<void> {
  const pool = jobsPool(serving, 1)
  try {
    const customerId = await findLeadOwner(poolDb(pool), leadId)
    if (customerId === undefined) throw new StartProblem(`There is no couple ${leadId}.`)
    const keys = new Set<string>()
    await inTransaction(pool, asCustomer(customerId), async (db) => {
      keys.clear()
      await lockErased(db, customerId, leadId)
      await eraseEverywhere({ db, customerId, leadId, now, log: console, removeFile: (key) => keys.add(key) }, hooks)
      await audit({ db, user: { customerId, id: null }, now }, { action: 'updated', entity: 'lead', entityId: leadId, detail: 'erasure' })
    })
    const files = await openFiles(fileSettings)
    for (const key of keys) await files.remove(customerId, key)
  } finally {
    await pool.end()
  }
}
