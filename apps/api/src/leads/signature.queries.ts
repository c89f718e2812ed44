import type { Db } from '../platform/db/kysely.ts'

/** The signature of a user for couples of a provider; empty without one (TMPL-04). */
export async function findSignature(db: Db, customerId: number, userId: number, providerId: number): Promise<string> {
  const found = await db
    .selectFrom('customer_user_providers')
    .select('signature_content')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', userId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return found?.signature_content.trim() ?? ''
}
