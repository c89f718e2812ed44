import { applicationReviewHours } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion } from '../platform/contract/record-version.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { makeAccount } from './make-account.ts'
import { requireLinked } from './open-registration.ts'
import { findImages, findRegistration, lockOpenRegistration, updateRegistration } from './registrations.queries.ts'
import { findProblems } from './wizard-view.ts'

export const wizardCompletionHandlers: Handlers<'createWizardCompletion'> = {
  async createWizardCompletion(context, { path }) {
    const customerId = await requireLinked(context, path.wizardHash, 'write')
    const at = instantText(context.now())
    return context.inCustomer(customerId, async (db) => {
      const row = await lockOpenRegistration(db, customerId, at)
      // Sent again after a lost answer.
      if (!row) return completed(requireFound(await findRegistration(db, customerId)).completed_at)
      requireVersion(context, row.version)
      const images = await findImages(db, customerId)
      refuseProblems(await findProblems(db, row, images.length, context.locale))
      const { userId, providerId } = await makeAccount({ ...context, db }, row, images)
      // What the account has now is not kept twice; the sales team reads the rest.
      const copied = { account: null, password_hash: null, company: null, about: null, agreement: null }
      await updateRegistration(db, customerId, { ...copied, completed_at: at, provider_id: providerId })
      const acting = { db, user: { customerId, id: userId }, now: context.now }
      await audit(acting, { action: 'created', entity: 'customer', entityId: customerId, detail: 'registration' })
      return completed(at)
    })
  },
}

/** CONST-08: the review takes up to 48 hours. */
function completed(completedAt: string | null) {
  const { at } = requireFound(completedAt === null ? undefined : { at: completedAt })
  const reviewedBy = instantText(Temporal.Instant.from(at).add({ hours: applicationReviewHours }))
  return { status: 201, body: { data: { completedAt: at, reviewedBy } } } as const
}
