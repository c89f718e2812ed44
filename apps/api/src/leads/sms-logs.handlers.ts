import { isContactHidden } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { findLead } from './leads.queries.ts'
import { countSmsLogs, findSmsLogs, type SmsLogRow } from './sms-logs.queries.ts'

export const smsLogHandlers: Handlers<'listSmsLogs'> = {
  async listSmsLogs({ db, user }, { query }) {
    const { leadId } = query
    const { page, limit, offset } = requestedPage(query)
    if (leadId !== undefined && !(await findLead(db, user, leadId))) throw new Refusal(404, 'not_found')
    const rows = await findSmsLogs(db, user, leadId, limit, offset)
    return { status: 200, body: { data: rows.map(toLog), meta: { page, limit, total: await countSmsLogs(db, user, leadId) } } }
  },
}

function toLog(row: SmsLogRow): components['schemas']['SmsLog'] {
  return {
    id: row.id,
    leadId: row.lead_id,
    coupleName: row.couple_name,
    to: row.phone === null || isContactHidden(row.contact_preference) ? null : masked(row.phone),
    body: row.body,
    status: row.status,
    at: row.created_at,
  }
}

/** Enough digits to recognize a number, too few to call it. */
const masked = (phone: string) => phone.slice(0, 3) + '•'.repeat(Math.max(0, phone.length - 5)) + phone.slice(-2)
