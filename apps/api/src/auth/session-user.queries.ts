import type { components } from '@vendor-panel/contract'
import type { Answer } from '@vendor-panel/contract/operation-types'
import { findCustomer } from '../customers/customers.queries.ts'
import type { VendorUser } from '../platform/contract/context.ts'
import type { Db } from '../platform/db/kysely.ts'
import { findProvidersByName } from '../providers/providers.queries.ts'

type Schemas = components['schemas']
type SessionUser = Answer<'getAccessToken'>['data']['user']

/** The signed-in user with the account and the providers whose couples the user sees (AUTH-47). */
export async function findSessionUser(
  db: Db,
  { customerId, id, providerIds }: Pick<VendorUser, 'customerId' | 'id' | 'providerIds'>,
): Promise<SessionUser> {
  const { has_advisor_service: advisorService, ...user } = await db
    .selectFrom('customer_users')
    .select(['id', 'uuid', 'name', 'username', 'customer_id as customerId', 'email', 'city', 'can_manage as canManage'])
    .select(['role_id as roleId', 'has_advisor_service'])
    .select((eb) => eb.ref('preferred_language').$castTo<Schemas['Locale'] | null>().as('preferredLanguage'))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const customer = await findCustomer(db, customerId)
  const providers = await findProvidersByName(db, customerId, providerIds)
  const details = { timeZone: customer.timeZone, countryCode: customer.countryCode }
  return { ...user, permission: { advisorService }, providers, details, customer }
}
