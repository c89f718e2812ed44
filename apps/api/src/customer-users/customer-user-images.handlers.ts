import { audit } from '../platform/audit/audit.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { picturePath } from '../platform/files/served-pictures.ts'
import { requireReachableUser } from './access.ts'
import { updateUser } from './customer-users.queries.ts'

export const customerUserImageHandlers: Handlers<'createCustomerUserImage' | 'deleteCustomerUserImage'> = {
  async createCustomerUserImage(context, { path, body }) {
    const { db, user, files } = context
    const before = await requireReachableUser(context, path, 'lock')
    // Any type of image; its limits in pixels are those of other photos (USER-24, FILE-08).
    const { key } = await files.keepPicture(user.customerId, body.image, 'image')
    if (before.image_key !== null) files.remove(user.customerId, before.image_key)
    await updateUser(db, user.customerId, before.id, { image_key: key })
    await audit(context, { action: 'updated', entity: 'customer_user', entityId: before.id, detail: 'image' })
    return { status: 200, body: { data: { path: picturePath(key) } } }
  },

  async deleteCustomerUserImage(context, { path }) {
    const { db, user, files } = context
    const { id, image_key: key } = await requireReachableUser(context, path, 'lock')
    if (key === null) return { status: 204 }
    files.remove(user.customerId, key)
    await updateUser(db, user.customerId, id, { image_key: null })
    await audit(context, { action: 'updated', entity: 'customer_user', entityId: id, detail: 'image' })
    return { status: 204 }
  },
}
