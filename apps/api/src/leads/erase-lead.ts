import { requireFound } from '../platform/contract/refusal.ts'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { Erasing } from '../platform/erasure/erasure.ts'
import { publishEvents } from '../platform/realtime/publish-events.ts'
import { anonymizeLead } from './erase-lead.queries.ts'
import { leadEvent, leadReaders } from './lead-events.ts'
import { deleteLeadFiles } from './lead-files.queries.ts'
import { findUsersOfProvider } from './lead-users.queries.ts'
import { findLead } from './leads.queries.ts'

/** Locks a couple of the account; otherwise simultaneous changes could be written after the erasure. */
export async function lockErased(db: Db, customerId: number, leadId: number) {
  return requireFound(await findLead(db, { customerId, providerIds: 'all' }, leadId, 'lock'))
}

/** The hook of this folder. Open sessions of the account get an event, so that they no longer show the couple. */
export async function eraseLead({ db, customerId, leadId, now, log, removeFile }: Erasing): Promise<void> {
  const lead = await lockErased(db, customerId, leadId)
  await anonymizeLead(db, customerId, leadId, lead.extension_number)
  for (const key of await deleteLeadFiles(db, customerId, leadId)) removeFile(key)
  const erased = await lockErased(db, customerId, leadId)
  const readers = leadReaders(await findUsersOfProvider(db, customerId, lead.provider_id).execute(), lead.provider_id)
  const event = leadEvent(erased, { kind: 'erased', message_id: null, at: instantText(now()) })
  await publishEvents(
    db,
    customerId,
    readers.map(({ id }) => id),
    event,
    log,
  )
}
