import type { Body } from '@vendor-panel/contract/operation-types'
import type { Updateable } from 'kysely'
import { audit } from '../platform/audit/audit.ts'
import { keepForUndo } from '../platform/audit/undo.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { changeEach } from './lead-bulk.ts'
import { findLeads } from './lead-list.queries.ts'
import { saveLead } from './lead-state.ts'
import { toLead } from './lead-view.ts'
import { findLead } from './leads.queries.ts'
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
    const ids = (await findLeads(db, user, { ids: leadIds }, { sort: 'newest', limit: leadIds.length, offset: 0 })).rows.map(({ id }) => id)
    const before = { table: 'leads', ids, columns: ['is_read', 'tags'] } as const
    const headers = ids.length > 0 ? await keepForUndo(context, { entity: 'lead' }, before) : {}
    const detail = Object.keys(body)
      .filter((name) => name !== 'leadIds')
      .join(', ')
    const data = await changeEach(context, leadIds, async (lead) => {
      const rest = lead.tags.filter((tag) => tag !== removeTag && tag !== addTag)
      const tags = addTag === undefined ? rest : [...rest, addTag]
      if (tags.length > tagsMax) throw new Refusal(409, 'limit_reached', { params: { max: tagsMax } })
      await audit(context, { action: 'updated', entity: 'lead', entityId: lead.id, detail })
      const isTagged = addTag !== undefined || removeTag !== undefined
      return saveLead(db, user, lead, patchOf({ ...(readStatus && { readStatus }), ...(isTagged && { tags }) }))
    })
    return { status: 200, headers: data.changed.length > 0 ? headers : {}, body: { data } }
  },
}

function patchOf({ processState, readStatus, tags }: Body<'updateLead'>): Updateable<LeadsTable> {
  return {
    ...(processState !== undefined && { process_state: processState }),
    ...(readStatus !== undefined && { is_read: readStatus === 'read' }),
    ...(tags !== undefined && { tags }),
  }
}
