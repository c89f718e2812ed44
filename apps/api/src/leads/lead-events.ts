import { visibleProviderIds } from '@vendor-panel/domain'
import type { FeedEvent } from '../platform/realtime/feed-tree.ts'
import { toLeadEventRow } from './lead-view.ts'
import type { LeadRow } from './leads.queries.ts'

/** The users who see the leads of a provider (LEAD-52). */
export function leadReaders<User extends { can_manage: boolean; link_id: number | null }>(
  users: readonly User[],
  providerId: number,
): User[] {
  return users.filter(({ can_manage: canManage, link_id }) => {
    const visible = visibleProviderIds({ canManage, providerIds: link_id === null ? [] : [providerId] })
    return visible === 'all' || visible.includes(providerId)
  })
}

/** An event of a lead, right after it. */
export function leadEvent(lead: LeadRow, event: Pick<FeedEvent, 'kind' | 'message_id' | 'at'>): FeedEvent {
  return { ...event, lead_id: lead.id, couple_name: lead.couple_name, provider_name: lead.provider_name, lead_row: toLeadEventRow(lead) }
}
