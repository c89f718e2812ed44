import type { FastifyBaseLogger } from 'fastify'
import type { AllHooks } from '../hooks.ts'
import type { Db } from '../db/kysely.ts'
import { clearKeptAnswers, deleteDeliveries, deleteFeedEvents, deleteJobs, deleteUndoEntries } from './erasure.queries.ts'

/** A couple whose personal data is erased, in one transaction. */
export interface Erasing {
  db: Db
  customerId: number
  leadId: number
  now(): Temporal.Instant
  log: Pick<FastifyBaseLogger, 'error'>
  /** Removes a stored file once the transaction is committed. */
  removeFile(key: string): void
}

/** Erases what the platform keeps about a couple, then what each folder keeps (LEAD-27). The couple must be locked. */
export async function eraseEverywhere(erasing: Erasing, hooks: Pick<AllHooks, 'erase'>): Promise<void> {
  const { db, customerId, leadId } = erasing
  await deleteDeliveries(db, customerId, leadId)
  await deleteJobs(db, leadId)
  await deleteFeedEvents(db, customerId, leadId)
  await deleteUndoEntries(db, customerId, leadId)
  await clearKeptAnswers(db, customerId)
  await hooks.erase(erasing)
}
