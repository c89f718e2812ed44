import { audit } from '../platform/audit/audit.ts'
import { findAgreementText } from '../configs/agreement-texts.queries.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { requireReachableUser } from './access.ts'
import { findAgreementSigns, insertAgreementSign } from './agreement-signs.queries.ts'
import { instantText } from '../platform/clock.ts'

export const agreementSignHandlers: Handlers<'listAgreementSigns' | 'createAgreementSign'> = {
  async listAgreementSigns(context, { query }) {
    const { db, user } = context
    const { id } = await requireReachableUser(context, { customerUserId: query.customerUserId ?? user.id })
    return { status: 200, body: { data: await findAgreementSigns(db, user.customerId, id) } }
  },

  async createAgreementSign(context, { body }) {
    const { db, user, now } = context
    requireFound(await findAgreementText(db, body.agreementTextId))
    const data = await insertAgreementSign(db, {
      customer_id: user.customerId,
      customer_user_id: user.id,
      agreement_text_id: body.agreementTextId,
      signed_at: instantText(now()),
    })
    await audit(context, { action: 'created', entity: 'agreement', entityId: data.id })
    return { status: 201, body: { data } }
  },
}
