import { emailProblem, fieldProblem, isBlank, pastedText, present } from '@vendor-panel/domain'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { findLead, findLeadOwner, insertLeadHistory } from '../leads/leads.queries.ts'
import { findProvider, findProviderOwner } from './intake.queries.ts'
import { notifyUsers } from './notify-users.ts'
import { receiveLead, receiveMessage } from './receive.ts'
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
    const phone = body.phone ?? null
    refuseProblems(
      present([
        isBlank(name) && fieldProblem('name', 'required'),
        phone !== null && !fullPhoneRules.parse(phone, provider.country_code, 'en_CA').ok && fieldProblem('phone', 'invalid_phone'),
        emailCode !== null && fieldProblem('email', emailCode),
      ]),
    )
    const at = instantText(now())
    const lead = await receiveLead(
      db,
      provider,
      {
        name,
        message: body.message,
        wedding_date: body.weddingDate ?? null,
        is_wedding: body.isWedding ?? true,
        phone,
        email,
        contact_preference: body.contactPreference ?? 'none',
        budget_per_person: body.budgetPerPerson ?? null,
        guest_count: body.guestCount ?? null,
        source: body.source ?? 'provider_page',
      },
      at,
    )
    await notifyUsers(db, { customerId, countryCode: provider.country_code, lead, messageId: null, at }, origin, log)
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
    const message = { channel: body.channel, subject, body: body.body }
    const { messageId, lead: changed } = await receiveMessage(db, provider, lead, message, at)
    await insertLeadHistory(db, {
      customer_id: customerId,
      lead_id: lead.id,
      type: body.channel === 'email' ? 'email_received' : 'sms_received',
      at,
      actor_id: null,
      detail: subject,
    })
    // A lead reported as spam stores its message without notifying users.
    if (!lead.is_spam_reported)
      await notifyUsers(db, { customerId, countryCode: provider.country_code, lead: changed, messageId, at }, origin, log)
    return { status: 201, body: { data: { id: messageId } } }
  },
}
