import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { ReferralTables } from './referrals.tables.ts'

type ProposalsTable = ReferralTables['referral_proposals']
export type ProposalRow = Selectable<ProposalsTable>

/** Of the account, or of one of its users. */
function proposals(db: Db, customerId: number, onlyUserId: number | undefined) {
  return db
    .selectFrom('referral_proposals')
    .where('customer_id', '=', customerId)
    .$if(onlyUserId !== undefined, (query) => query.where('customer_user_id', '=', onlyUserId!))
}

export function findProposals(
  db: Db,
  customerId: number,
  onlyUserId: number | undefined,
  limit: number,
  offset: number,
): Promise<ProposalRow[]> {
  return proposals(db, customerId, onlyUserId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many proposals there are, and the sum of their rewards. */
export function sumProposals(db: Db, customerId: number, onlyUserId: number | undefined): Promise<{ total: number; earned: number }> {
  return proposals(db, customerId, onlyUserId)
    .select((row) => [
      row.cast<number>(row.fn.countAll(), 'integer').as('total'),
      row.cast<number>(row.fn.coalesce(row.fn.sum('reward_amount'), row.lit(0)), 'integer').as('earned'),
    ])
    .executeTakeFirstOrThrow()
}

export function insertProposal(db: Db, proposal: Insertable<ProposalsTable>): Promise<ProposalRow> {
  return db.insertInto('referral_proposals').values(proposal).returningAll().executeTakeFirstOrThrow()
}

export async function insertCampaignRequest(db: Db, request: Insertable<ReferralTables['campaign_requests']>): Promise<number> {
  return (await db.insertInto('campaign_requests').values(request).returning('id').executeTakeFirstOrThrow()).id
}
