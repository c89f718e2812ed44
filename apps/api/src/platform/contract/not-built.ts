/** Operations that are described but not built: whoever may not call them, or asks wrongly, is refused as ever; everybody else with 501. */
import { findUser } from '../../customer-users/customer-users.queries.ts'
import { findLead } from '../../leads/leads.queries.ts'
import type { VendorContext } from './context.ts'
import type { ContractOperation } from './document.ts'
import { Refusal } from './refusal.ts'

/** Whether there is such a thing for this user, by the name of the path parameter. Of what no table keeps yet there is none. */
const findings: Record<string, (context: VendorContext, id: number) => Promise<boolean>> = {
  customerId: async ({ user }, id) => id === user.customerId,
  customerUserId: async ({ db, user }, id) => (await findUser(db, user.customerId, id)) !== undefined,
  leadId: async ({ db, user }, id) => (await findLead(db, user, id)) !== undefined,
  providerId: hasProvider,
}

/** Stands in for the handler of an operation that is not built. */
export function notBuilt({ parameters }: ContractOperation) {
  // What is chosen from a list is no record's name.
  const names = parameters.filter((parameter) => parameter.in === 'path' && !parameter.schema.enum).map(({ name }) => name)
  return async (context: VendorContext, { path }: { path: Record<string, number> }): Promise<never> => {
    for (const name of names)
      if (!('user' in context && (await findings[name]?.(context, path[name]!)))) throw new Refusal(404, 'not_found')
    throw new Refusal(501, 'not_implemented')
  }
}

async function hasProvider({ db, user }: VendorContext, id: number): Promise<boolean> {
  if (user.providerIds !== 'all' && !user.providerIds.includes(id)) return false
  const found = await db
    .selectFrom('providers')
    .select('id')
    .where('customer_id', '=', user.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
