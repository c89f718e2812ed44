import type { JobTools } from '../platform/hooks.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { sentence, userLocale } from '../platform/messages/sentence.ts'
import { insertPrompt } from '../prompts/prompts.queries.ts'
import { findReminded, takeLeadReminder } from './lead-reminders.queries.ts'
import { insertLeadHistory } from './leads.queries.ts'

/** The job of a reminder: creates a to-do and a history entry when it is due (LEAD-39). Once, even if the job is retried. */
export async function remind(
  { inCustomer }: Pick<JobTools, 'inCustomer'>,
  { customerId, leadId, at }: { customerId: number; leadId: number; at: string },
): Promise<void> {
  await inCustomer(customerId, async (db) => {
    const reminder = await takeLeadReminder(db, customerId, leadId, at)
    const about = reminder && (await findReminded(db, customerId, leadId, reminder.author_id))
    // Deleted, or moved to another time.
    if (!about) return
    const locale = userLocale(about.preferred_language, about.country_code)
    await insertPrompt(db, {
      customer_id: customerId,
      provider_id: about.provider_id,
      lead_id: leadId,
      type: 'todo',
      title: sentence(locale, 'prompt.remind.title', { couple: about.couple_name }),
      body: reminder.note === null ? '' : `<p>${escapeHtml(reminder.note)}</p>`,
      link_path: `/leads/${leadId}`,
      link_text: sentence(locale, 'prompt.remind.link'),
      completed_at: null,
      created_at: at,
    })
    const entry = { customer_id: customerId, lead_id: leadId, type: 'call_again', at, actor_id: reminder.author_id } as const
    await insertLeadHistory(db, { ...entry, detail: reminder.note })
  })
}
