import { countDrafts, deleteDrafts } from './drafts.ts'
import { countOutbox, deleteOutbox } from './outbox/outbox-store.ts'

/** How many texts of this user have not been sent: drafts, and what waits in the outbox (AMB-05). */
export const countUnsent = async (userId: number): Promise<number> => (await countDrafts(userId)) + (await countOutbox(userId))

export async function deleteUnsent(userId: number): Promise<void> {
  await deleteDrafts(userId)
  await deleteOutbox(userId)
}
