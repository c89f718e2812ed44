import { fileProblems, imageLimits, wizardPhotosMax } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import type { Db } from '../platform/db/kysely.ts'
import { withRegistration } from './open-registration.ts'
import { deleteImage, findImages, insertImage } from './registrations.queries.ts'
import { toImage } from './wizard-view.ts'

export const wizardImageHandlers: Handlers<'createWizardImage' | 'deleteWizardImage'> = {
  async createWizardImage(context, { path, body }) {
    refuseProblems(fileProblems('image', body.image, imageLimits))
    return withRegistration(context, path.wizardHash, 'write', async (db, { customer_id: customerId }) => {
      const images = await findImages(db, customerId)
      // Sent again after a lost answer, or chosen twice.
      const same = images.find(({ content_hash: hash }) => hash === body.image.sha256)
      if (same) return { status: 201, body: { data: toImage(same) } }
      if (images.length >= wizardPhotosMax) throw new Refusal(409, 'limit_reached', { params: { max: wizardPhotosMax } })
      const { key, width, height } = await context.files.keepPicture(customerId, body.image, 'image')
      const of = { customer_id: customerId, content_hash: body.image.sha256, created_at: instantText(context.now()) }
      const image = await insertImage(db, { ...of, image_key: key, width, height })
      await auditPhoto(context, db, customerId)
      return { status: 201, body: { data: toImage(image) } }
    })
  },

  async deleteWizardImage(context, { path }) {
    return withRegistration(context, path.wizardHash, 'write', async (db, { customer_id: customerId }) => {
      const key = await deleteImage(db, customerId, path.imageId)
      context.files.remove(customerId, requireFound(key === undefined ? undefined : { key }).key)
      await auditPhoto(context, db, customerId)
      return { status: 204 }
    })
  },
}

/** An applicant is not a user: the entry has no actor. */
async function auditPhoto({ now }: PublicContext, db: Db, customerId: number): Promise<void> {
  await audit(
    { db, user: { customerId, id: null }, now },
    { action: 'updated', entity: 'customer', entityId: customerId, detail: 'photos' },
  )
}
