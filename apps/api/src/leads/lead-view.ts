import type { components } from '@vendor-panel/contract'
import { isContactHidden, type Lead } from '@vendor-panel/domain'
import type { LeadRow } from './leads.queries.ts'

/** Whether contact data and texts of a couple may be seen: always without a limit, else after the couple was shown (LEAD-41). */
export function isLeadShown(row: LeadRow, user: { leadLimit: number | null }): boolean {
  return user.leadLimit === null || row.shown_at !== null
}

/**
 * The data of a lead in a list row and in a realtime event: no text and no contact data of the couple, and nothing that the package hides.
 */
export function toLeadEventRow(row: LeadRow): components['schemas']['LeadEventRow'] {
  return {
    couple: { name: row.couple_name, weddingDate: row.wedding_date },
    provider: {
      id: row.provider_id,
      name: row.provider_name,
      category: { id: row.provider_category_id, name: row.provider_category_name },
      city: row.provider_city,
    },
    status: row.status,
    processState: row.process_state,
    displayState: row.display_state,
    unreadMessageCount: row.unread_message_count,
    itemCount: row.item_count,
    isPrepaid: row.is_prepaid,
    firstLeadType: row.first_lead_type,
    isWedding: row.is_wedding,
    currency: row.currency,
    guestCount: row.guest_count,
    readStatus: row.is_read ? 'read' : 'unread',
    createdAt: row.created_at,
    lastActivityAt: row.last_activity_at,
    dueAt: row.due_at,
    firstResponseAt: row.first_response_at,
  }
}

/** A lead as the contract has it. Hidden data never leaves the server. */
export function toLead(row: LeadRow, user: { leadLimit: number | null }): Lead {
  const isShown = isLeadShown(row, user)
  const isReachable = isShown && !isContactHidden(row.contact_preference)
  const listed = toLeadEventRow(row)
  return {
    ...listed,
    id: row.id,
    extensionNumber: row.extension_number,
    leadDetails: { name: row.couple_name },
    couple: { ...listed.couple, organizationDate: row.organization_date },
    isShown,
    phone: isReachable ? row.phone : null,
    email: isReachable ? row.email : null,
    budgetPerPerson: row.budget_per_person,
    message: isShown ? row.message : null,
    source: row.source,
    tags: row.tags,
    preview:
      isShown && row.preview_text !== null && row.preview_direction ? { text: row.preview_text, direction: row.preview_direction } : null,
    rejectReasonId: row.reject_reason_id,
    contactPreference: row.contact_preference,
    lastCallResult: row.last_call_result,
    isSpamReported: row.is_spam_reported,
    version: row.version,
  }
}

const previewCharsMax = 160

/** The beginning of a message on one line, for a list. */
export function previewOf(body: string): string {
  return Array.from(body.replace(/\s+/gu, ' ').trim()).slice(0, previewCharsMax).join('')
}
