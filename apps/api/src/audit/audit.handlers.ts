import type { components } from '@vendor-panel/contract'
import { instantCursor, readInstantCursor } from '../contract/instant-cursor.ts'
import type { Handlers } from '../contract/operation.ts'
import { Refusal } from '../contract/refusal.ts'
import { countAuditEntries, findAuditEntries, type AuditFilter, type AuditRow } from './audit.queries.ts'
import { undo } from './undo.ts'

export const auditHandlers: Handlers<'listAuditEntries' | 'undoChange'> = {
  async listAuditEntries({ db, user }, { query }) {
    if (!user.canManage) throw new Refusal(403, 'forbidden')
    const { page = 1, limit = 25 } = query
    const after = readInstantCursor(query.cursor)
    const startOf = (day: string, days: number) =>
      Temporal.PlainDate.from(day).add({ days }).toZonedDateTime(user.timeZone).toInstant().toString()
    const filter: AuditFilter = {
      entity: query.entity,
      entityId: query.entityId,
      actorId: query.actorId,
      from: query.from && startOf(query.from, 0),
      before: query.to && startOf(query.to, 1),
    }
    const rows = await findAuditEntries(db, user.customerId, filter, { limit, offset: after ? 0 : (page - 1) * limit, after })
    const data = rows.slice(0, limit)
    const last = data.at(-1)
    return {
      status: 200,
      body: {
        data: data.map(toEntry),
        meta: {
          page,
          limit,
          total: await countAuditEntries(db, user.customerId, filter),
          nextCursor: rows.length > limit && last ? instantCursor(last) : null,
        },
      },
    }
  },

  async undoChange(context, { path }) {
    await undo(context, path.undoToken)
    return { status: 204 }
  },
}

function toEntry(row: AuditRow): components['schemas']['AuditEntry'] {
  return {
    id: row.id,
    at: row.at,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    detail: row.detail,
  }
}
