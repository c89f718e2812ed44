import type { Body } from '@vendor-panel/contract/operation-types'
import type { Updateable } from 'kysely'
import { audit } from '../platform/audit/audit.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { changeEach } from './lead-bulk.ts'
import { saveLead } from './lead-state.ts'
import { toLead } from './lead-view.ts'
import { findLead } from './leads.queries.ts'
import type { LeadsTable } from './leads.tables.ts'
import { hasActiveItem } from '../configs/configs.queries.ts'

export const leadChangeHandlers: Handlers<'updateLead' | 'updateLeads'> = {
  async updateLead(context, { path, body }) {
    const { db, user } = context
    const lead = requireFound(await findLead(db, user, path.leadId, 'lock'))
    if (body.processState && !(await hasActiveItem(db, 'lead_process_state', body.processState)))
      throw new Refusal(422, 'invalid', { errors: [{ path: 'processState', code: 'not_allowed' }] })
    const changed = await saveLead(db, user, lead, patchOf(body))
    await audit(context, { action: 'updated', entity: 'lead', entityId: lead.id, detail: Object.keys(body).join(', ') })
    return { status: 200, body: { data: toLead(changed, user) } }
  },

  async updateLeads(context, { body }) {
    const { db, user } = context
    const data = await changeEach(context, body.leadIds, async (lead) => {
      await audit(context, { action: 'updated', entity: 'lead', entityId: lead.id, detail: 'readStatus' })
      return saveLead(db, user, lead, patchOf(body))
    })
    return { status: 200, body: { data } }
  },
}

function patchOf({ processState, readStatus, tags }: Body<'updateLead'>): Updateable<LeadsTable> {
  return {
    ...(processState !== undefined && { process_state: processState }),
    ...(readStatus !== undefined && { is_read: readStatus === 'read' }),
    ...(tags !== undefined && { tags }),
  }
}
