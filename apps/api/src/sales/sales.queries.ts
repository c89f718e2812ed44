import { sql, type Selectable } from 'kysely'
import type { CustomerTables } from '../customers/customers.tables.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { ProviderTables } from '../providers/providers.tables.ts'
import type { ProposalRow } from '../referrals/referrals.queries.ts'

type Actions = CustomerTables['customer_actions']
export type ActionRow = Selectable<Actions>

/** Locked until the transaction ends, so that limits hold for decisions at the same time; undefined for an unknown customer. */
export function lockCustomer(db: Db, customerId: number) {
  return db
    .selectFrom('customers')
    .select(['id', 'country_code', 'time_zone', 'currency'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
}

/** Requests for an upgrade without a decision, the latest first. */
export function findOpenUpgradeRequests(db: Db, customerId: number): Promise<ActionRow[]> {
  return db
    .selectFrom('customer_actions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('type', '=', 'upgrade-request')
    .where('decision', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

export function findUpgradeRequest(db: Db, customerId: number, id: number): Promise<ActionRow | undefined> {
  return db
    .selectFrom('customer_actions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('type', '=', 'upgrade-request')
    .executeTakeFirst()
}

export async function decideAction(
  db: Db,
  customerId: number,
  id: number,
  decision: Pick<ActionRow, 'decision' | 'decided_at'>,
): Promise<void> {
  await db.updateTable('customer_actions').set(decision).where('customer_id', '=', customerId).where('id', '=', id).execute()
}

/** Adds features to products that lack them; photos and the comparison with competitors have no limit any more. */
export async function addFeatures(
  db: Db,
  customerId: number,
  productIds: readonly number[],
  features: ProviderTables['provider_products']['features'],
): Promise<void> {
  await db
    .updateTable('provider_products')
    .set({
      features: sql`array(select distinct unnest(features || ${features}::text[]))`,
      ...(features.includes('photo-uploads') && { photos_max: null }),
      ...(features.includes('competitor-analysis') && { rival_stats_access: sql`greatest(rival_stats_access, 1)` }),
    })
    .where('customer_id', '=', customerId)
    .where('id', 'in', productIds)
    .execute()
}

export function findProposal(db: Db, customerId: number, id: number): Promise<ProposalRow | undefined> {
  return db.selectFrom('referral_proposals').selectAll().where('customer_id', '=', customerId).where('id', '=', id).executeTakeFirst()
}

export function findOpenProposals(db: Db, customerId: number): Promise<ProposalRow[]> {
  return db
    .selectFrom('referral_proposals')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['sent', 'contacted'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

export function updateProposal(
  db: Db,
  customerId: number,
  id: number,
  patch: Partial<Pick<ProposalRow, 'status' | 'signed_at' | 'reward_amount' | 'reward_currency'>>,
): Promise<ProposalRow> {
  return db
    .updateTable('referral_proposals')
    .set(patch)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The rewards of an account, with the time of each signature. */
export async function findRewards(db: Db, customerId: number): Promise<{ amount: number; signedAt: string }[]> {
  const rows = await db
    .selectFrom('referral_proposals')
    .select(['reward_amount', 'signed_at'])
    .where('customer_id', '=', customerId)
    .where('reward_amount', 'is not', null)
    .execute()
  return rows.flatMap(({ reward_amount: amount, signed_at: signedAt }) =>
    amount === null || signedAt === null ? [] : [{ amount, signedAt }],
  )
}
