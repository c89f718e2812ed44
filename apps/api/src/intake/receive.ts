import { foldForSearch } from '@vendor-panel/domain'
import type { Insertable } from 'kysely'
import { insertLeadFiles, type NewLeadFile } from '../leads/lead-files.queries.ts'
import { insertLeadMessage } from '../leads/lead-messages.queries.ts'
import { saveLead, storedState } from '../leads/lead-state.ts'
import { previewOf } from '../leads/lead-view.ts'
import { findLead, insertLead, insertLeadHistory, type LeadRow } from '../leads/leads.queries.ts'
import type { LeadsTable } from '../leads/leads.tables.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { IntakeProvider } from './intake.queries.ts'

/** What a new couple says about itself. */
export interface NewLead extends Pick<
  Insertable<LeadsTable>,
  'wedding_date' | 'is_wedding' | 'phone' | 'email' | 'contact_preference' | 'budget_per_person' | 'guest_count' | 'source'
> {
  name: string
  message: string | null
  is_prepaid?: boolean
  /** When it was shown; null until a user opens it. */
  shown_at?: string | null
}

/** Adds a couple with its first entry in the history. */
export async function receiveLead(db: Db, provider: IntakeProvider, lead: NewLead, at: string) {
  const { name, message, source = null, is_prepaid = false, ...about } = lead
  const facts = {
    source,
    status: 'new',
    is_prepaid,
    is_spam_reported: false,
    last_call_result: null,
    first_response_at: null,
    closed_at: null,
    created_at: at,
  } as const
  const { customer_id } = provider
  const added = await insertLead(db, {
    ...facts,
    ...storedState(facts, provider.country_code, provider.time_zone),
    ...about,
    customer_id,
    provider_id: provider.id,
    couple_name: name,
    search_name: foldForSearch(name),
    currency: provider.currency,
    message,
    preview_text: message === null ? null : previewOf(message),
    preview_direction: message === null ? null : 'in',
    last_activity_at: at,
  })
  await insertLeadHistory(db, { customer_id, lead_id: added.id, type: 'info_request', at, actor_id: null, detail: null })
  const stored = await findLead(db, { customerId: customer_id, providerIds: 'all' }, added.id)
  if (!stored) throw new Error('a lead that was just written is not there')
  return stored
}

/** A text of a couple that is there already, and what it adds about itself. */
export interface NewMessage {
  channel: 'email' | 'sms'
  subject: string | null
  body: string
  about?: Partial<Pick<LeadsTable, 'phone' | 'guest_count' | 'wedding_date'>>
  /** Stored files of the message. */
  files?: readonly NewLeadFile[]
}

/** Adds a message of a couple, which becomes unread again (LEAD-46); its status stays unchanged (LEAD-21). */
export async function receiveMessage(
  db: Db,
  provider: IntakeProvider,
  lead: LeadRow,
  { channel, subject, body, about = {}, files = [] }: NewMessage,
  at: string,
): Promise<{ messageId: number; lead: LeadRow }> {
  const of = { customer_id: provider.customer_id, lead_id: lead.id }
  const messageId = await insertLeadMessage(db, {
    ...of,
    channel,
    direction: 'in',
    subject,
    body,
    status: 'received',
    author_id: null,
    created_at: at,
  })
  await insertLeadFiles(db, { ...of, lead_message_id: messageId }, files)
  const changed = await saveLead(db, { customerId: provider.customer_id, countryCode: provider.country_code }, lead, {
    ...about,
    unread_message_count: lead.unread_message_count + 1,
    is_read: false,
    last_activity_at: at,
    preview_text: previewOf(body),
    preview_direction: 'in',
  })
  return { messageId, lead: changed }
}
