import { newUserProviderLink } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { requireReachableUser } from './access.ts'
import { toLink } from './customer-user-answer.ts'
import { deleteLink, findLink, findLinks, hasProvider, insertLink, updateLink, type LinkRow } from './customer-user-links.queries.ts'
import { requireManager, requireOwnCustomer } from '../platform/session/access.ts'

export const customerUserLinkHandlers: Handlers<
  'listCustomerUserProviders' | 'createCustomerUserProvider' | 'updateCustomerUserProvider' | 'deleteCustomerUserProvider'
> = {
  async listCustomerUserProviders(context, { path }) {
    const { db, user } = context
    const { id } = await requireReachableUser(context, path)
    return { status: 200, body: { data: (await findLinks(db, user.customerId, [id])).map(toLink) } }
  },

  async createCustomerUserProvider(context, { path, body }) {
    const { db, user } = context
    requireOwnCustomer(user, path.customerId)
    requireManager(user)
    const { id: customerUserId } = await requireReachableUser(context, path)
    if (!(await hasProvider(db, user.customerId, body.providerId))) throw new Refusal(404, 'not_found')
    const { canReceiveLeads, canReceiveLeadsSms, showAsContact } = newUserProviderLink(body.providerId)
    const id = await insertLink(db, {
      customer_id: user.customerId,
      customer_user_id: customerUserId,
      provider_id: body.providerId,
      can_receive_leads: canReceiveLeads,
      can_receive_leads_sms: canReceiveLeadsSms,
      show_as_contact: showAsContact,
    })
    if (id === undefined) throw new Refusal(409, 'already_linked')
    await audit(context, { action: 'created', entity: 'customer_user_provider', entityId: id })
    return { status: 201, body: { data: toLink(await requireLink(context, { ...path, linkId: id })) } }
  },

  async updateCustomerUserProvider(context, { path, body }) {
    const { db, user } = context
    await requireReachableUser(context, path)
    const link = await requireLink(context, path)
    const { canReceiveLeads, canReceiveLeadsSms, showAsContact } = body
    await updateLink(db, user.customerId, link.id, {
      ...(canReceiveLeads !== undefined && { can_receive_leads: canReceiveLeads }),
      ...(canReceiveLeadsSms !== undefined && { can_receive_leads_sms: canReceiveLeadsSms }),
      ...(showAsContact !== undefined && { show_as_contact: showAsContact }),
    })
    await audit(context, { action: 'updated', entity: 'customer_user_provider', entityId: link.id, detail: Object.keys(body).join(', ') })
    return { status: 200, body: { data: toLink(await requireLink(context, path)) } }
  },

  async deleteCustomerUserProvider(context, { path }) {
    const { db, user } = context
    requireOwnCustomer(user, path.customerId)
    requireManager(user)
    await requireReachableUser(context, path)
    const { id } = await requireLink(context, path)
    const of = { entity: 'customer_user_provider', entityId: id } as const
    const headers = await undoable(context, of, { table: 'customer_user_providers', ids: [id] })
    await deleteLink(db, user.customerId, id)
    return { status: 204, headers }
  },
}

async function requireLink(
  { db, user }: VendorContext,
  { customerUserId, linkId }: { customerUserId: number; linkId: number },
): Promise<LinkRow> {
  const link = await findLink(db, user.customerId, linkId)
  if (link?.customer_user_id !== customerUserId) throw new Refusal(404, 'not_found')
  return link
}
