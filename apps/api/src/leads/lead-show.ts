import { allowanceMonth, canShowLead } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import type { VendorContext, VendorUser } from '../platform/contract/context.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { lockByName, type Db } from '../platform/db/kysely.ts'
import { changeLead } from './lead-state.ts'
import { isLeadShown } from './lead-view.ts'
import { countShownLeads, insertLeadHistory, type LeadRow } from './leads.queries.ts'
import { instantText } from '../platform/clock.ts'

/** What is left of a limited package in this calendar month of the account; null without a limit (LEAD-40, LEAD-41). */
export async function allowance(db: Db, user: VendorUser, now: Temporal.Instant): Promise<components['schemas']['LeadStats']['allowance']> {
  if (user.leadLimit === null) return null
  const { startsAt, resetsOn } = allowanceMonth(now, user.timeZone)
  const used = await countShownLeads(db, user.customerId, instantText(startsAt))
  return { used, limit: user.leadLimit, resetsOn }
}

/**
 * Shows a couple: marks it as read, changes new to pending, and uses one of the month's allowance if there is a limit (LEAD-41). Showing it
 * again is free.
 */
export async function showLead({ db, user, now }: VendorContext, lead: LeadRow): Promise<LeadRow> {
  const at = now()
  if (!isLeadShown(lead, user)) await spendAllowance(db, user, at)
  if (lead.is_read && lead.shown_at !== null && lead.status !== 'new') return lead
  const shown = await changeLead(db, user, lead, 'view', { is_read: true, shown_at: lead.shown_at ?? instantText(at) })
  if (shown.status !== lead.status) {
    const entry = {
      customer_id: user.customerId,
      lead_id: lead.id,
      type: 'lead',
      at: instantText(at),
      actor_id: user.id,
      detail: null,
    } as const
    await insertLeadHistory(db, entry)
  }
  return shown
}

/** Refuses a couple above the allowance of this month. The caller shows the couple in the same transaction. */
export async function spendAllowance(db: Db, user: VendorUser, now: Temporal.Instant): Promise<void> {
  if (user.leadLimit === null) return
  await lockByName(db, `lead allowance ${user.customerId}`)
  const may = canShowLead({ isShown: false }, await allowance(db, user, now))
  if (!may.ok) throw new Refusal(402, may.code, { params: { kind: may.kind } })
}
