import type { Db } from '../platform/db/kysely.ts'

/**
 * Removes the name, contact data and messages of a couple, and the notes about it. The data that statistics count stays: dates, statuses,
 * amounts, and who answered when. The extension number replaces the name.
 */
export async function anonymizeLead(db: Db, customerId: number, leadId: number, shownAs: string): Promise<void> {
  await db
    .updateTable('leads')
    .set({
      couple_name: shownAs,
      search_name: shownAs,
      phone: null,
      email: null,
      message: null,
      preview_text: null,
      other_provider_name: null,
      tags: [],
      contact_preference: 'anonymized',
      unread_message_count: 0,
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', leadId)
    .execute()
  const ofMessages = db.updateTable('lead_messages').where('customer_id', '=', customerId).where('lead_id', '=', leadId)
  await ofMessages.set({ subject: null, body: '' }).execute()
  // Its delivery is deleted.
  await ofMessages.set({ status: 'failed', fail_reason: 'rejected' }).where('status', '=', 'queued').execute()
  await db.updateTable('lead_histories').set({ detail: null }).where('customer_id', '=', customerId).where('lead_id', '=', leadId).execute()
  await db
    .updateTable('lead_interactions')
    .set({ note: null })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .execute()
  await db
    .updateTable('lead_calls')
    .set({ recording_url: null })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .execute()
  // The kind of celebration is counted with deals.
  await db
    .updateTable('lead_details')
    .set({ needs: null, city: null })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .execute()
  for (const table of ['lead_notes', 'lead_reminders', 'lead_visits'] as const)
    await db.deleteFrom(table).where('customer_id', '=', customerId).where('lead_id', '=', leadId).execute()
}
