import type { components } from '@vendor-panel/contract'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import { countLeadFiles, findLeadFile, findLeadFiles, type LeadFileRow } from './lead-files.queries.ts'
import { isLeadShown } from './lead-view.ts'
import { findLead } from './leads.queries.ts'
import { shownLead } from './shown-lead.ts'

export const leadFileHandlers: Handlers<'listLeadFiles' | 'downloadLeadFile'> = {
  async listLeadFiles({ db, user }, { path, query }) {
    const lead = requireFound(await findLead(db, user, path.leadId))
    const { page, limit, offset } = requestedPage(query)
    const isShown = isLeadShown(lead, user)
    const rows = isShown ? await findLeadFiles(db, user.customerId, lead.id, limit, offset) : []
    const total = isShown ? await countLeadFiles(db, user.customerId, lead.id) : 0
    return { status: 200, body: { data: rows.map(toLeadFile), meta: { page, limit, total } } }
  },

  async downloadLeadFile(context, { path }) {
    const { db, user, files } = context
    const lead = await shownLead(context, path.leadId, 'read')
    const { name, file_key: key } = requireFound(await findLeadFile(db, user.customerId, lead.id, path.leadFileId))
    return { status: 200, body: await files.open(user.customerId, key), fileName: name }
  },
}

export function toLeadFile({ id, name, size, content_type, direction, created_at }: LeadFileRow): components['schemas']['LeadFile'] {
  return { id, name, size, contentType: content_type, direction, createdAt: created_at }
}
