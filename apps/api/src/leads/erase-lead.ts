import { requireFound } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { Erasing } from '../platform/erasure/erasure.ts'
import { anonymizeLead } from './erase-lead.queries.ts'
import { findLead } from './leads.queries.ts'

/** Locks a couple of the account; otherwise simultaneous changes could be written after the erasure. */
export async function lockErased(db: Db, customerId: number, leadId: number) {
  return requireFound(await findLead(db, { customerId, providerIds: 'all' }, leadId, 'lock'))
}

/** The hook of this folder. */
export async function eraseLead({ db, customerId, leadId }: Erasing): Promise<void> {
  const lead = await lockErased(db, customerId, leadId)
  await anonymizeLead(db, customerId, leadId, lead.extension_number)
}
