import { audit } from '../platform/audit/audit.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { deleteDeviceSession, findDeviceSessions } from './auth.queries.ts'
import { hashOf } from '../platform/session/token.ts'

export const deviceSessionHandlers: Handlers<'listDeviceSessions' | 'deleteDeviceSession'> = {
  async listDeviceSessions({ db, user, session, now }) {
    const own = hashOf(session.token)
    const rows = await findDeviceSessions(db, user.customerId, user.id, now().toString())
    const data = rows.map((row) => ({
      id: row.id,
      isCurrent: row.token_hash === own,
      userAgent: row.user_agent,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
    }))
    return { status: 200, body: { data } }
  },

  async deleteDeviceSession(context, { path }) {
    const { db, user } = context
    const isEnded = await deleteDeviceSession(db, user.customerId, user.id, path.deviceSessionId)
    if (!isEnded) throw new Refusal(404, 'not_found')
    await audit(context, { action: 'signed_out', entity: 'session' })
    return { status: 204 }
  },
}
