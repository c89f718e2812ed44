import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { requireOwnPassword } from './own-password.ts'
import { accountKey, connectSocialAccount, deleteSocialAccount, findSocialAccounts, lockHasPassword } from './social.queries.ts'
import { endSocialRequest, findSocialId, requireSocialProvider, startSocialRequest, storeSocialRequest } from './social-request.ts'

const failedCodes = {
  google: 'google_connect_failed',
  facebook: 'facebook_connect_failed',
  instagram: 'instagram_connect_failed',
} as const

export const socialConnectionHandlers: Handlers<'listSocialConnections' | 'createSocialConnection' | 'deleteSocialConnection'> = {
  async listSocialConnections({ db, user, social }) {
    const rows = await findSocialAccounts(db, user.customerId, [user.id])
    const data = rows.map(({ type, social_id: socialId, connected_at: connectedAt }) => ({ type, socialId, connectedAt }))
    const available = (['google', 'facebook', 'instagram'] as const).filter((type) => social[type])
    return { status: 200, body: { data, meta: { available } } }
  },

  async createSocialConnection(context, { body: { type, token, state, issuer, oldPassword } }) {
    const { db, user, now, outside } = context
    const provider = requireSocialProvider(context, type)
    const failed = new Refusal(422, failedCodes[type], { isCounted: true })
    if (token === undefined) {
      // A stolen session must not open another way in (AMB-26).
      await requireOwnPassword(context, oldPassword)
      const started = await outside(() => startSocialRequest(context, provider, type, 'connection'))
      if (!started) throw failed
      await storeSocialRequest(context, type, started, user)
      return { status: 201, body: { data: { authUrl: started.authUrl } } }
    }
    const request = await endSocialRequest(context, type, state, user)
    if (!request) throw failed
    const socialId = await outside(() => findSocialId(context, provider, type, { token, issuer }, request))
    if (socialId === null) throw failed
    const connectedAt = instantText(now())
    const isOwn = await connectSocialAccount(db, {
      account: accountKey(type, socialId),
      type,
      social_id: socialId,
      customer_id: user.customerId,
      customer_user_id: user.id,
      connected_at: connectedAt,
    })
    if (!isOwn) throw new Refusal(409, 'social_account_taken')
    await audit(context, { action: 'updated', entity: 'customer_user', entityId: user.id, detail: `${type}_connected` })
    return { status: 201, body: { data: { connection: { type, socialId, connectedAt } } } }
  },

  async deleteSocialConnection(context, { path: { socialType } }) {
    const { db, user } = context
    const hasPassword = await lockHasPassword(db, user.customerId, user.id)
    const accounts = await findSocialAccounts(db, user.customerId, [user.id])
    if (!hasPassword && accounts.every(({ type }) => type === socialType) && accounts.length > 0) throw new Refusal(409, 'last_way_in')
    if (!(await deleteSocialAccount(db, user.customerId, user.id, socialType))) throw new Refusal(404, 'not_found')
    await audit(context, { action: 'updated', entity: 'customer_user', entityId: user.id, detail: `${socialType}_disconnected` })
    return { status: 204 }
  },
}
