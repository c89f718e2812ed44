import type { components } from '@vendor-panel/contract'
import { spaceName, spaceProblems } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { openProvider } from '../providers/provider-access.ts'
import {
  deleteSpace,
  findSpace,
  findSpaces,
  insertSpace,
  spaceValues,
  updateSpace,
  type CustomerSpaceRow,
  type SpaceValues,
} from './customer-spaces.queries.ts'

type Schemas = components['schemas']

export const customerSpaceHandlers: Handlers<
  'listCustomerSpaces' | 'createCustomerSpace' | 'getCustomerSpace' | 'updateCustomerSpace' | 'deleteCustomerSpace'
> = {
  async listCustomerSpaces(context, { query }) {
    const { id: providerId } = await openProvider(context, query.providerId, 'info', 'read')
    const rows = await findSpaces(context.db, context.user.customerId, [providerId])
    return { status: 200, body: { data: rows.map(toSpace) } }
  },

  async createCustomerSpace(context, { body }) {
    const { db, user } = context
    const { id: providerId } = await openProvider(context, body.providerId, 'info', 'write')
    const { name, spaceType, kind, mealMin = null, mealMax = null, cocktailMin = null, cocktailMax = null } = body
    const values = { name: spaceName(name), spaceType, kind, mealMin, mealMax, cocktailMin, cocktailMax }
    refuseProblems(spaceProblems(values))
    const id = await insertSpace(db, { ...columnsOf(values), provider_id: providerId, customer_id: user.customerId })
    await audit(context, { action: 'created', entity: 'customer_space', entityId: id })
    return { status: 201, headers: versionHeaders(1), body: { data: { id, providerId, ...values } } }
  },

  async getCustomerSpace(context, { path }) {
    const space = await openSpace(context, path.customerSpaceId, 'read')
    return { status: 200, headers: versionHeaders(space.version), body: { data: toSpace(space) } }
  },

  async updateCustomerSpace(context, { path, body }) {
    const { db, user } = context
    const space = await openSpace(context, path.customerSpaceId, 'write')
    requireVersion(context, space.version)
    const { id, provider_id: providerId, version } = space
    const values = { ...spaceValues(space), ...body, ...(body.name !== undefined && { name: spaceName(body.name) }) }
    refuseProblems(spaceProblems(values))
    await updateSpace(db, user.customerId, id, { ...columnsOf(values), version: version + 1 })
    await audit(context, { action: 'updated', entity: 'customer_space', entityId: id })
    return { status: 200, headers: versionHeaders(version + 1), body: { data: { id, providerId, ...values } } }
  },

  async deleteCustomerSpace(context, { path }) {
    const { id } = await openSpace(context, path.customerSpaceId, 'write')
    const headers = await undoable(
      context,
      { entity: 'customer_space', entityId: id },
      { table: 'customer_spaces', ids: [id] },
      // The deletion takes the space from its appointments and booking links.
      { table: 'calendar_events', ...usingSpace(id) },
      { table: 'booking_links', ...usingSpace(id) },
    )
    await deleteSpace(context.db, context.user.customerId, id)
    return { status: 204, headers }
  },
}

const usingSpace = (id: number) => ({ key: 'space_id', ids: [id], columns: ['space_id'], writes: { space_id: null } })

async function openSpace(context: VendorContext, spaceId: number, needed: 'read' | 'write'): Promise<CustomerSpaceRow> {
  const space = requireFound(await findSpace(context.db, context.user.customerId, spaceId, needed === 'write' ? 'lock' : 'read'))
  await openProvider(context, space.provider_id, 'info', needed)
  return space
}

function columnsOf(values: SpaceValues) {
  return {
    name: values.name,
    space_type: values.spaceType,
    kind: values.kind,
    meal_min: values.mealMin,
    meal_max: values.mealMax,
    cocktail_min: values.cocktailMin,
    cocktail_max: values.cocktailMax,
  }
}

function toSpace(row: CustomerSpaceRow): Schemas['CustomerSpace'] {
  return { id: row.id, providerId: row.provider_id, ...spaceValues(row) }
}
