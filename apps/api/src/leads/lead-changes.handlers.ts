import { isDeepStrictEqual } from 'node:util'
import type { Body } from '@vendor-panel/contract/operation-types'
import type { Updateable } from 'kysely'
import { audit } from '../platform/audit/audit.ts'
import { keepChanged, type ChangedRows } from '../platform/audit/undo.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { changeEach } from './lead-bulk.ts'
import { saveLead } from './lead-state.ts'
import { toLead } from './lead-view.ts'
import { findLead, type LeadRow } from './leads.queries.ts'
import type { LeadsTable } from './leads.tables.ts'
import { hasActiveItem } from '../configs/configs.queries.ts'

// The limit that the contract states for the tags of a couple.
const tagsMax = 20

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
    const { leadIds, addTag, removeTag, readStatus } = body
    const isMarked = readStatus !== undefined
    const isTagged = addTag !== undefined || removeTag !== undefined
    const columns = [...(isMarked ? ['is_read'] : []), ...(isTagged ? ['tags'] : [])]
    const undo: ChangedRows = { table: 'leads', columns, rows: [], written: [] }
    // A new message leaves an unread couple unread; undo recognises it by the count.
    const valuesOf = ({ id, is_read, tags, unread_message_count }: LeadRow) => ({
      id,
      ...(isMarked && { is_read, unread_message_count }),
      ...(isTagged && { tags }),
    })
    const detail = Object.keys(body)
      .filter((name) => name !== 'leadIds')
      .join(', ')
    const data = await changeEach(context, leadIds, async (lead) => {
      const rest = lead.tags.filter((tag) => tag !== removeTag && tag !== addTag)
      const tags = addTag === undefined ? rest : [...rest, addTag]
      if (tags.length > tagsMax) throw new Refusal(409, 'limit_reached', { params: { max: tagsMax } })
      await audit(context, { action: 'updated', entity: 'lead', entityId: lead.id, detail })
      const changed = await saveLead(db, user, lead, patchOf({ ...(readStatus && { readStatus }), ...(isTagged && { tags }) }))
      const [before, written] = [valuesOf(lead), valuesOf(changed)]
      if (!isDeepStrictEqual(before, written)) {
        undo.rows.push(before)
        undo.written.push(written)
      }
      return changed
    })
    const headers = undo.rows.length > 0 ? await keepChanged(context, { entity: 'lead' }, undo) : {}
    return { status: 200, headers, body: { data } }
  },
}

function patchOf({ processState, readStatus, tags }: Body<'updateLead'>): Updateable<LeadsTable> {
  return {
    ...(processState !== undefined && { process_state: processState }),
    ...(readStatus !== undefined && { is_read: readStatus === 'read' }),
    ...(tags !== undefined && { tags }),
  }
}
