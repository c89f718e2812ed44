import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { findProvider } from '../intake/intake.queries.ts'
import { forwardingAddress, newSecret, secretOf } from '../platform/mail/forwarding-address.ts'
import { requireManager } from '../platform/session/access.ts'
import { findForwardedProvider, findForwardingSecret, replaceForwardingSecret } from './portal-mail.queries.ts'
import { receivePortalMail } from './receive-mail.ts'

export const portalMailHandlers: Handlers<'getForwardingAddress' | 'renewForwardingAddress' | 'createIntakeMail'> = {
  async getForwardingAddress(context, { path }) {
    const { db, user, mailDomain } = context
    await requireManaged(context, path.providerId)
    const secret = await findForwardingSecret(db, user.customerId, path.providerId)
    return { status: 200, body: { data: { address: secret === undefined ? null : forwardingAddress(secret, mailDomain) } } }
  },

  async renewForwardingAddress(context, { path }) {
    const { db, user, now, mailDomain } = context
    await requireManaged(context, path.providerId)
    const secret = newSecret()
    const row = { secret, customer_id: user.customerId, provider_id: path.providerId, created_at: instantText(now()) }
    await replaceForwardingSecret(db, row)
    await audit(context, { action: 'created', entity: 'forwarding_address', entityId: path.providerId })
    return { status: 201, body: { data: { address: forwardingAddress(secret, mailDomain) } } }
  },

  async createIntakeMail(context, { body: { recipient, ...mail } }) {
    const { db, actFor } = context
    const secret = secretOf(recipient)
    const of = requireFound(secret === null ? undefined : await findForwardedProvider(db, secret))
    await actFor(of.customer_id)
    const leadId = await receivePortalMail(context, of, { ...mail, sender: mail.from })
    if (leadId === undefined) throw new Refusal(404, 'not_found')
    return { status: 201, body: { data: { leadId } } }
  },
}

async function requireManaged({ db, user }: VendorContext, providerId: number): Promise<void> {
  requireFound(await findProvider(db, user.customerId, providerId))
  requireManager(user)
}
