import { listDefaults } from '@vendor-panel/contract/operations'
import { leadDisplayStates } from '@vendor-panel/domain'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { problemRefusal } from '../platform/contract/rule-refusals.ts'
import type { Db } from '../platform/db/kysely.ts'
import { createdRange } from './created-range.ts'
import { decodeCursor, encodeCursor } from './lead-cursor.ts'
import { leadFilter } from './lead-filter.ts'
import { leadMatches } from './lead-match.ts'
import {
  countLeads,
  countLeadsByState,
  countLeadSources,
  countLeadTags,
  findLeads,
  leadPosition,
  type LeadPage,
  type LeadReader,
  type LeadSort,
} from './lead-list.queries.ts'
import { allowance, showLead } from './lead-show.ts'
import { toLead } from './lead-view.ts'
import { findLead } from './leads.queries.ts'

/** A search has as many results as a page of a list. */
const searchLimit = listDefaults.limit

export const leadHandlers: Handlers<'listLeads' | 'getLeadStats' | 'getLeadFacets' | 'searchCouple' | 'getLead' | 'viewLead'> = {
  async listLeads({ db, user, now }, { query }) {
    const { sort = 'newest', cursor } = query
    const { page, limit, ...before } = requestedPage(query)
    const after = cursor === undefined ? undefined : (decodeCursor(sort, cursor) ?? refuseCursor())
    const filter = leadFilter(query, now(), user.timeZone)
    const offset = after ? 0 : before.offset
    const from = query.fromLeadId === undefined ? undefined : await startOfList(db, user, query.fromLeadId, sort)
    const { rows, total } = await findLeads(db, user, filter, { sort, limit, offset, after, from })
    // Beyond the last row there is none that carries the total.
    const count = total ?? (offset === 0 && !from ? 0 : await countLeads(db, user, filter))
    const data = rows.slice(0, limit)
    const last = data.at(-1)
    const nextCursor =
      rows.length > limit && last ? encodeCursor(sort, { value: leadPosition(last, sort), id: last.id, total: count }) : null
    const matches = await leadMatches(db, user, data, filter.search)
    return {
      status: 200,
      body: {
        data: data.map((row) => Object.assign(toLead(row, user), matches(row))),
        meta: { page, limit, total: count, nextCursor },
      },
    }
  },

  async getLeadStats({ db, user, now }, { query }) {
    const counts = await countLeadsByState(db, user, leadFilter(query, now(), user.timeZone))
    const sum = (of: 'count' | 'unread' | 'unanswered') => counts.reduce((total, count) => total + count[of], 0)
    const byDisplayState = leadDisplayStates.map((displayState) => ({
      displayState,
      count: counts.find((count) => count.display_state === displayState)?.count ?? 0,
    }))
    return {
      status: 200,
      body: {
        data: {
          // AMB-56: pending means unread
          infoRequests: { pending: sum('unread'), total: sum('count'), unanswered: sum('unanswered'), byDisplayState },
          allowance: await allowance(db, user, now()),
        },
      },
    }
  },

  async getLeadFacets({ db, user, now }, { query }) {
    const filter = { created: createdRange(query, now(), user.timeZone), providerIds: query.providerIds }
    const data = { tags: await countLeadTags(db, user, filter), sources: await countLeadSources(db, user, filter) }
    return { status: 200, body: { data } }
  },

  async searchCouple({ db, user }, { query }) {
    const { coupleName: search, providerIds } = query
    const { rows } = await findLeads(db, user, { search, providerIds }, { sort: 'newest', limit: searchLimit, offset: 0 })
    const data = rows.slice(0, searchLimit)
    const matches = await leadMatches(db, user, data, search)
    return { status: 200, body: { data: data.map((row) => Object.assign(toLead(row, user), matches(row))) } }
  },

  async getLead({ db, user }, { path }) {
    const lead = requireFound(await findLead(db, user, path.leadId))
    return { status: 200, body: { data: toLead(lead, user) } }
  },

  async viewLead(context, { path }) {
    const lead = requireFound(await findLead(context.db, context.user, path.leadId, 'lock'))
    return { status: 200, body: { data: toLead(await showLead(context, lead), context.user) } }
  },
}

async function startOfList(db: Db, user: LeadReader, leadId: number, sort: LeadSort): Promise<LeadPage['from']> {
  const lead = await findLead(db, user, leadId)
  if (!lead) throw problemRefusal({ path: 'fromLeadId', code: 'not_allowed' })
  return { value: leadPosition(lead, sort), id: lead.id }
}

function refuseCursor(): never {
  throw new Refusal(422, 'invalid', { errors: [{ path: 'cursor', code: 'format' }] })
}
