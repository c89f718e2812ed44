import type { components } from '@vendor-panel/contract'
import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { toLead } from './lead-view.ts'
import { findLead, type LeadRow } from './leads.queries.ts'

type Result = components['schemas']['LeadBulkResult']

/**
 * Changes each of these leads, and reports those that cannot be changed: `change` refuses before it writes anything.
 * Always in the order of ids, so that simultaneous calls for the same couples wait for each other instead of deadlocking.
 */
export async function changeEach(
  { db, user }: VendorContext,
  leadIds: readonly number[],
  change: (lead: LeadRow) => Promise<LeadRow>,
): Promise<Result> {
  const result: Result = { changed: [], refused: [] }
  for (const leadId of leadIds.toSorted((one, other) => one - other)) {
    const lead = await findLead(db, user, leadId, 'lock')
    const changed = lead ? await change(lead).catch(codeOf) : 'not_found'
    if (typeof changed === 'string') result.refused.push({ leadId, code: changed })
    else result.changed.push(toLead(changed, user))
  }
  return result
}

const refusals = ['illegal_transition', 'stale_version', 'limit_reached'] as const

function codeOf(error: unknown): (typeof refusals)[number] {
  const code = error instanceof Refusal ? refusals.find((one) => one === error.code) : undefined
  if (code === undefined) throw error
  return code
}
