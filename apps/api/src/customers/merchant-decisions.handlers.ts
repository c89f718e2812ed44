import { audit } from '../platform/audit/audit.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { toAccount } from './customer-accounts.handlers.ts'
import { decideAccount, lockPendingAccount } from './customer-accounts.queries.ts'

export const merchantDecisionHandlers: Handlers<'createIntakeMerchantDecision'> = {
  async createIntakeMerchantDecision({ db, actFor, now }, { path: { customerId }, body }) {
    const reason = body.reason?.trim() ?? ''
    const isRejected = body.decision === 'reject'
    if (isRejected && reason === '') throw new Refusal(422, 'invalid', { errors: [{ path: 'reason', code: 'required' }] })
    if (!isRejected && body.reason !== undefined) throw new Refusal(422, 'invalid', { errors: [{ path: 'reason', code: 'not_allowed' }] })
    await actFor(customerId)
    const { id } = requireFound(await lockPendingAccount(db, customerId, body.customerAccountId))
    const decision = isRejected
      ? ({ merchant_status: 'rejected', reject_reason: reason } as const)
      : ({ merchant_status: 'approved', reject_reason: null } as const)
    const row = await decideAccount(db, customerId, id, decision)
    const change = { action: 'updated', entity: 'customer_account', entityId: id, detail: body.decision } as const
    await audit({ db, user: { customerId, id: null }, now }, change)
    return { status: 201, body: { data: await toAccount(db, row) } }
  },
}
