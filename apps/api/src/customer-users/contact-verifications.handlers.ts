import { codeTriesMax, fieldProblem, verificationCodeProblems } from '@vendor-panel/domain'
import { addLogin } from '../auth/logins.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { hashOf, isSameSecret } from '../platform/session/token.ts'
import { throttle } from '../platform/throttle/throttle.ts'
import { requireReachableUser } from './access.ts'
import { countWrongCode, deleteVerification, findVerification, lockVerification } from './contact-verifications.queries.ts'
import { findContact, updateContact } from './contacts.queries.ts'
import { findUser } from './customer-users.queries.ts'
import { invitationThrottles } from './invitation-throttles.ts'
import { throttleSending } from './send-invitation.ts'
import { sendVerification } from './send-verification.ts'

export const contactVerificationHandlers: Handlers<'createContactVerification' | 'verifyContact'> = {
  async createContactVerification(context, { path }) {
    const user = await requireReachableUser(context, path, 'lock')
    const contact = requireFound(await findContact(context.db, user.customer_id, user.id, path.contactId))
    if (contact.verified_at !== null) throw new Refusal(409, 'contact_verified')
    if (user.password_hash === null) throw new Refusal(409, 'not_registered')
    await throttle(context, invitationThrottles.verified, `${user.customer_id}/${contact.id}`)
    await throttleSending(context)
    const data = await sendVerification(context, user, contact)
    await audit(context, { action: 'updated', entity: 'contact', entityId: contact.id, detail: 'verification' })
    return { status: 201, body: { data } }
  },

  async verifyContact(context, { path, body }) {
    const invalid = new Refusal(404, 'verification_invalid')
    const keyHash = hashOf(path.verificationKey)
    const { customer_id: customerId } = requireFound(await findVerification(context.db, keyHash, context.now().toString()), invalid)
    const outcome = await context.inCustomer(customerId, async (db) => {
      const {
        tries,
        code_hash: codeHash,
        customer_user_id: userId,
        contact_id: id,
      } = requireFound(await lockVerification(db, customerId, keyHash), invalid)
      if (tries >= codeTriesMax) throw invalid
      const code = body.code ?? ''
      if (codeHash !== null && !isSameSecret(hashOf(code), codeHash)) {
        // Returned, not thrown: the try stays counted.
        await countWrongCode(db, customerId, keyHash)
        const [problem = fieldProblem('code', 'code_wrong')] = verificationCodeProblems(code)
        return new Refusal(422, 'invalid', { errors: [problem] })
      }
      const contact = requireFound(await findContact(db, customerId, userId, id), invalid)
      requireFound(await findUser(db, customerId, userId), invalid)
      if (!(await addLogin(db, customerId, userId, contact.value))) throw new Refusal(409, 'contact_taken')
      await updateContact(db, customerId, id, { verified_at: instantText(context.now()) })
      await deleteVerification(db, customerId, id)
      const acting = { db, user: { customerId, id: userId }, now: context.now }
      await audit(acting, { action: 'updated', entity: 'contact', entityId: id, detail: 'verified' })
      return { status: 200, body: { data: { type: contact.type, value: contact.value } } } as const
    })
    if (outcome instanceof Refusal) throw outcome
    return outcome
  },
}
