import { sql } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'

export type PlatformLeadRow = Awaited<ReturnType<typeof findPlatformLeads>>[number]

/** The couples that no vendor has taken, and that can still be taken. */
function available(db: Db, { customerId, providerIds }: ProviderReader, now: string) {
  return db
    .selectFrom('platform_leads as lead')
    .innerJoin('platform_couples as couple', 'couple.key', 'lead.couple_ref')
    .where('lead.customer_id', '=', customerId)
    .where((of) => seesProvider(of, 'lead.provider_id', providerIds))
    .where('lead.expires_at', '>', now)
    .where('couple.taken_at', 'is', null)
}

export function findPlatformLeads(db: Db, reader: ProviderReader, now: string, limit: number, offset: number) {
  return available(db, reader, now)
    .innerJoin('providers as provider', (join) =>
      join.onRef('provider.customer_id', '=', 'lead.customer_id').onRef('provider.id', '=', 'lead.provider_id'),
    )
    .select(['lead.id', 'lead.couple_name', 'lead.wedding_date', 'lead.guest_count', 'lead.budget_per_person', 'lead.note'])
    .select(['lead.created_at', 'lead.expires_at', 'lead.provider_id'])
    .select(['provider.name as provider_name', 'provider.city as provider_city'])
    .select(['provider.category_id as provider_category_id', 'provider.category_name as provider_category_name'])
    .orderBy('lead.created_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countPlatformLeads(db: Db, reader: ProviderReader, now: string): Promise<number> {
  return countOf(available(db, reader, now))
}

/** A couple that can be taken, or that was; locked. */
export function findPlatformLead(db: Db, { customerId, providerIds }: ProviderReader, id: number, now: string) {
  return db
    .selectFrom('platform_leads as lead')
    .selectAll()
    .where('lead.customer_id', '=', customerId)
    .where((of) => seesProvider(of, 'lead.provider_id', providerIds))
    .where('lead.id', '=', id)
    .where('lead.expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes a couple for one vendor; false if another one was faster. */
export async function takePlatformCouple(db: Db, key: string, at: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select take_platform_couple(${key}::uuid, ${at}::timestamptz) as taken`.execute(db)
  return rows[0]?.taken === true
}

/** Removes what the call team noted about a couple; the couple itself has it now. */
export async function clearPlatformLead(db: Db, customerId: number, id: number): Promise<void> {
  await db
    .updateTable('platform_leads')
    .set({ couple_name: '', phone: null, email: null, note: null })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}
