import type { Body } from '@vendor-panel/contract/operation-types'
import { knownTimeZone, type FieldProblem } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { hasActiveItem } from '../configs/configs.queries.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import type { Db } from '../platform/db/kysely.ts'
import { toProviders } from '../providers/provider-view.ts'
import { countProviders, findProviderRow, findProviderRows } from '../providers/providers.queries.ts'
import { findSubscription } from '../payments/subscriptions.queries.ts'
import { findCustomer, insertCustomerAction, updateCustomer } from './customers.queries.ts'
import { instantText } from '../platform/clock.ts'
import { requireManager, requireOwnCustomer } from '../platform/session/access.ts'

export const customerHandlers: Handlers<
  'getCustomer' | 'updateCustomer' | 'listCustomerProviders' | 'createCustomerAction' | 'getSubscription'
> = {
  async getCustomer({ db, user }, { path }) {
    requireOwnCustomer(user, path.customerId)
    return { status: 200, body: { data: await findCustomer(db, user.customerId) } }
  },

  async updateCustomer(context, { path, body }) {
    const { db, user } = context
    requireOwnCustomer(user, path.customerId)
    requireManager(user)
    refuseProblems(await accountProblems(db, body))
    const columns = {
      name: body.name?.trim(),
      company_type: body.companyType,
      company_extension: body.companyExtension,
      tax_number: body.taxNumber,
      address: body.address,
      time_zone: body.timeZone && knownTimeZone(body.timeZone, user.timeZone),
    }
    await updateCustomer(db, user.customerId, Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)))
    await audit(context, { action: 'updated', entity: 'customer', entityId: user.customerId, detail: Object.keys(body).join(', ') })
    return { status: 200, body: { data: await findCustomer(db, user.customerId) } }
  },

  async listCustomerProviders(context, { path, query }) {
    const { db, user } = context
    requireOwnCustomer(user, path.customerId)
    const { page, limit, offset } = requestedPage(query)
    const rows = await findProviderRows(db, user, undefined, limit, offset)
    const total = await countProviders(db, user, undefined)
    return { status: 200, body: { data: await toProviders(context, rows), meta: { page, limit, total } } }
  },

  async createCustomerAction(context, { path, body }) {
    const { db, user, now } = context
    requireOwnCustomer(user, path.customerId)
    // UPG-04: an upgrade is requested from a popup, which names the feature
    if (body.type === 'upgrade-request' && !body.kind) refuseProblems([{ path: 'kind', code: 'required' }])
    if (body.providerId !== undefined && !(await findProviderRow(db, user, body.providerId))) throw new Refusal(404, 'not_found')
    const { type, kind = null, providerId = null, note = null } = body
    const createdAt = instantText(now())
    const id = await insertCustomerAction(db, {
      customer_id: user.customerId,
      customer_user_id: user.id,
      type,
      kind,
      provider_id: providerId,
      note,
      created_at: createdAt,
    })
    await audit(context, { action: 'updated', entity: 'customer', entityId: user.customerId, detail: type })
    return { status: 201, body: { data: { id, type, kind, providerId, note, createdAt } } }
  },

  async getSubscription({ db, user }, { path }) {
    requireOwnCustomer(user, path.customerId)
    return { status: 200, body: { data: (await findSubscription(db, user.customerId)) ?? null } }
  },
}

/** Company type and extension are available items (SET-05, CONF-15); the time zone is supported by this engine. */
async function accountProblems(db: Db, { name, companyType, companyExtension, timeZone }: Body<'updateCustomer'>): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  if (name?.trim() === '') problems.push({ path: 'name', code: 'required' })
  if (companyType && !(await hasActiveItem(db, 'customer_company_type', companyType)))
    problems.push({ path: 'companyType', code: 'not_allowed' })
  if (companyExtension && !(await hasActiveItem(db, 'customer_company_extension', companyExtension)))
    problems.push({ path: 'companyExtension', code: 'not_allowed' })
  if (timeZone !== undefined && knownTimeZone(timeZone, '') === '') problems.push({ path: 'timeZone', code: 'not_allowed' })
  return problems
}
