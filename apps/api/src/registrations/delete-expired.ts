import { instantText } from '../platform/clock.ts'
import { noCustomer } from '../platform/db/transaction.ts'
import type { JobTools } from '../platform/hooks.ts'
import { deleteRegistration, findExpiredCustomers, findImages } from './registrations.queries.ts'

/** The job that deletes what was typed and uploaded in registrations that were never submitted. */
export async function deleteExpired({ inCustomer, files, now }: Pick<JobTools, 'inCustomer' | 'files' | 'now'>): Promise<void> {
  const at = instantText(now())
  for (const customerId of await inCustomer(noCustomer, (db) => findExpiredCustomers(db, at))) {
    const images = await inCustomer(customerId, async (db) => {
      const found = await findImages(db, customerId)
      await deleteRegistration(db, customerId)
      return found
    })
    for (const { image_key: key } of images) await files.remove(customerId, key)
  }
}
