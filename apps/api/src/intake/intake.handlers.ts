import { emailProblem, fieldProblem, foldForSearch, isBlank, pastedText, present } from '@vendor-panel/domain'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { insertLeadMessage } from '../leads/lead-messages.queries.ts'
import { saveLead, storedState } from '../leads/lead-state.ts'
import { previewOf } from '../leads/lead-view.ts'
import { findLead, findLeadOwner, insertLead, insertLeadHistory } from '../leads/leads.queries.ts'
import { findProvider, findProviderOwner } from './intake.queries.ts'
import { notifyUsers } from './notify-users.ts'
import { instantText } from '../platform/clock.ts'

export const intakeHandlers: Handlers<'createIntakeLead' | 'createIntakeMessage'> = {
  async createIntakeLead({ db, actFor, now, origin, log }, { body }) {
    const customerId = await findProviderOwner(db, body.providerId)
    if (customerId === undefined) throw new Refusal(404, 'not_found')
    await actFor(customerId)
    const provider = requireFound(await findProvider(db, customerId, body.providerId))
    const name = body.name.trim()
    const email = typeof body.email === 'string' ? pastedText(body.email) : null
    const emailCode = email === null ? null : emailProblem(email)
    refuseProblems(present([isBlank(name) && fieldProblem('name', 'required'), emailCode !== null && fieldProblem('email', emailCode)]))
    const at = instantText(now())
    const facts = {
      status: 'new',
      is_prepaid: false,
      is_spam_reported: false,
      last_call_result: null,
      first_response_at: null,
      created_at: at,
    } as const
    const lead = await insertLead(db, {
      ...facts,
      ...storedState(facts, provider.country_code, provider.time_zone),
      customer_id: customerId,
      provider_id: provider.id,
      couple_name: name,
      search_name: foldForSearch(name),
      wedding_date: body.weddingDate ?? null,
      is_wedding: body.isWedding ?? true,
      phone: body.phone ?? null,
      email,
      contact_preference: body.contactPreference ?? 'none',
      budget_per_person: body.budgetPerPerson ?? null,
      currency: provider.currency,
      guest_count: body.guestCount ?? null,
      message: body.message,
      source: 'provider_page',
      preview_text: previewOf(body.message),
      preview_direction: 'in',
      last_activity_at: at,
    })
    await insertLeadHistory(db, { customer_id: customerId, lead_id: lead.id, type: 'info_request', at, actor_id: null, detail: null })
    const stored = await findLead(db, { customerId, providerIds: 'all' }, lead.id)
    if (!stored) throw new Error('a lead that was just written is not there')
    await notifyUsers(db, { customerId, countryCode: provider.country_code, lead: stored, messageId: null, at }, origin, log)
    return { status: 201, body: { data: { id: lead.id, extensionNumber: lead.extension_number } } }
  },

  async createIntakeMessage({ db, actFor, now, origin, log }, { path, body }) {
    const customerId = await findLeadOwner(db, path.leadId)
    if (customerId === undefined) throw new Refusal(404, 'not_found')
    await actFor(customerId)
    const lead = await findLead(db, { customerId, providerIds: 'all' }, path.leadId, 'lock')
    const provider = lead && (await findProvider(db, customerId, lead.provider_id))
    if (!provider) throw new Refusal(404, 'not_found')
    const at = instantText(now())
    const subject = body.subject?.trim() || null
    const messageId = await insertLeadMessage(db, {
      customer_id: customerId,
      lead_id: lead.id,
      channel: body.channel,
      direction: 'in',
      subject,
      body: body.body,
      status: 'received',
      author_id: null,
      created_at: at,
    })
    await insertLeadHistory(db, {
      customer_id: customerId,
      lead_id: lead.id,
      type: body.channel === 'email' ? 'email_received' : 'sms_received',
      at,
      actor_id: null,
      detail: subject,
    })
    // A couple that writes again becomes unread again (LEAD-46); its status stays unchanged (LEAD-21).
    const changed = await saveLead(db, { customerId, countryCode: provider.country_code }, lead, {
      unread_message_count: lead.unread_message_count + 1,
      is_read: false,
      last_activity_at: at,
      preview_text: previewOf(body.body),
      preview_direction: 'in',
    })
    // A lead reported as spam stores its message without notifying users.
    if (!lead.is_spam_reported)
      await notifyUsers(db, { customerId, countryCode: provider.country_code, lead: changed, messageId, at }, origin, log)
    return { status: 201, body: { data: { id: messageId } } }
  },
}
