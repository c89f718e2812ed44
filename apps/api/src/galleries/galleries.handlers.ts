import { galleryProblems } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { requireWholeOrder } from '../platform/contract/whole-order.ts'
import { writeOrder } from '../platform/db/row-order.queries.ts'
import { openProvider, readableProviderIds } from '../providers/provider-access.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import { countGalleries, findGalleries, insertGallery, updateGalleryRow } from './galleries.queries.ts'
import { lockedGallery, openGallery } from './gallery-access.ts'
import { tagProblems } from './gallery-tags.ts'
import { findMediaIds } from './media.queries.ts'
import { toGalleries, toGallery } from './media-view.ts'

export const galleryHandlers: Handlers<
  'listGalleries' | 'listProviderGalleries' | 'createGallery' | 'getGallery' | 'updateGallery' | 'deleteGallery' | 'replaceGalleryOrder'
> = {
  async listGalleries(context, { query }) {
    const { page, limit, offset } = requestedPage(query)
    const reader = { customerId: context.user.customerId, providerIds: await readableProviderIds(context, 'gallery') }
    const rows = await findGalleries(context.db, reader, query.providerIds, limit, offset)
    const total = await countGalleries(context.db, reader, query.providerIds)
    return { status: 200, body: { data: await toGalleries(context, rows), meta: { page, limit, total } } }
  },

  async listProviderGalleries(context, { path }) {
    const { id } = await openProvider(context, path.providerId, 'gallery', 'read')
    const rows = await findGalleries(context.db, context.user, [id], null, 0)
    return { status: 200, body: { data: await toGalleries(context, rows) } }
  },

  async createGallery(context, { path, body }) {
    const { db, user, now } = context
    const { id: providerId } = await openProvider(context, path.providerId, 'gallery', 'write')
    refuseProblems([...galleryProblems(body), ...(await tagProblems(db, body.tagIds, []))])
    await lockProvider(db, user.customerId, providerId)
    const last = (await findGalleries(db, user, [providerId], null, 0)).at(-1)
    const row = await insertGallery(db, {
      customer_id: user.customerId,
      provider_id: providerId,
      name: body.name.trim(),
      tag_ids: body.tagIds,
      position: (last?.position ?? 0) + 1,
      created_at: instantText(now()),
      deleted_at: null,
    })
    await audit(context, { action: 'created', entity: 'gallery', entityId: row.id })
    return { status: 201, headers: versionHeaders(row.version), body: { data: await toGallery(context, row) } }
  },

  async getGallery(context, { path }) {
    const row = await openGallery(context, path.galleryId, 'read')
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toGallery(context, row) } }
  },

  async updateGallery(context, { path, body }) {
    const { db, user } = context
    const before = await lockedGallery(context, path.galleryId)
    requireVersion(context, before.version)
    const { name = before.name, tagIds = before.tag_ids, coverId } = body
    refuseProblems([...galleryProblems({ name, tagIds }), ...(await tagProblems(db, tagIds, before.tag_ids))])
    if (typeof coverId === 'number' && !(await findMediaIds(db, user.customerId, before.id)).includes(coverId))
      throw new Refusal(422, 'invalid', { errors: [{ path: 'coverId', code: 'not_allowed' }] })
    const row = await updateGalleryRow(db, user.customerId, before.id, {
      name: name.trim(),
      tag_ids: tagIds,
      ...(coverId !== undefined && { cover_id: coverId }),
    })
    await audit(context, { action: 'updated', entity: 'gallery', entityId: row.id })
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toGallery(context, row) } }
  },

  async deleteGallery(context, { path }) {
    const { db, user, now } = context
    const { id } = await lockedGallery(context, path.galleryId)
    const row = { table: 'galleries', ids: [id], columns: ['deleted_at'] } as const
    const headers = await undoable(context, { entity: 'gallery', entityId: id }, row)
    await updateGalleryRow(db, user.customerId, id, { deleted_at: instantText(now()) })
    return { status: 204, headers }
  },

  async replaceGalleryOrder(context, { body }) {
    const { db, user } = context
    const { id: providerId } = await openProvider(context, body.providerId, 'gallery', 'write')
    await lockProvider(db, user.customerId, providerId)
    const present = await findGalleries(db, user, [providerId], null, 0)
    requireWholeOrder(
      body.ids,
      present.map(({ id }) => id),
    )
    await writeOrder(db, user.customerId, 'galleries', body.ids)
    await audit(context, { action: 'updated', entity: 'gallery', detail: 'order' })
    return { status: 204 }
  },
}
