import type { components } from '@vendor-panel/contract'
import { instantPage, pageOf } from '../contract/instant-cursor.ts'
import type { Handlers } from '../contract/operation.ts'
import { Refusal } from '../contract/refusal.ts'
import { requireManager } from '../session/access.ts'
import { countAuditEntries, findAuditEntries, type AuditFilter, type AuditRow } from './audit.queries.ts'
import { undo } from './undo.ts'

export const auditHandlers: Handlers<'listAuditEntries' | 'undoChange'> = {
  async listAuditEntries({ db, user }, { query }) {
    requireManager(user)
    const page = instantPage(query)
    // An id is only unique within its kind of record.
    if (query.entityId !== undefined && query.entity === undefined)
      throw new Refusal(422, 'invalid', { errors: [{ path: 'entity', code: 'required' }] })
    const startOf = (day: string, days: number) =>
      Temporal.PlainDate.from(day).add({ days }).toZonedDateTime(user.timeZone).toInstant().toString()
    const filter: AuditFilter = {
      entity: query.entity,
      entityId: query.entityId,
      actorId: query.actorId,
      from: query.from && startOf(query.from, 0),
      before: query.to && startOf(query.to, 1),
    }
    const read = await findAuditEntries(db, user.customerId, filter, page)
    const { rows, meta } = pageOf(read, page, await countAuditEntries(db, user.customerId, filter), ({ at }) => at)
    return { status: 200, body: { data: rows.map(toEntry), meta } }
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
    operator: row.operator,
    apiKey: row.api_key_name,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    detail: row.detail,
  }
}
