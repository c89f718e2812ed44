import { mainImageProblem, shownStatus } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { instantText } from '../platform/clock.ts'
import { audit } from '../platform/audit/audit.ts'
import { undoable, type UndoHeader } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { requireWholeOrder } from '../platform/contract/whole-order.ts'
import { writeOrder } from '../platform/db/row-order.queries.ts'
import { openProvider } from '../providers/provider-access.ts'
import { addMedia } from './add-media.ts'
import { lockedGallery, lockedMedia, lockedProviderMedia, openGallery, providerMedia } from './gallery-access.ts'
import { findGallery } from './galleries.queries.ts'
import { tagProblems } from './gallery-tags.ts'
import {
  clearMain,
  countMedia,
  findContentHashes,
  findMainMedia,
  findMediaIds,
  findMediaRow,
  findNewestMedia,
  findNextPosition,
  findOrderedMedia,
  updateMediaRow,
  type MediaRow,
} from './media.queries.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import { toMedia } from './media-view.ts'

export const galleryMediaHandlers: Handlers<
  | 'getMainImage'
  | 'replaceMainImage'
  | 'listProviderMedia'
  | 'createProviderMedia'
  | 'getProviderMedia'
  | 'updateProviderMedia'
  | 'deleteProviderMedia'
  | 'listGalleryMedia'
  | 'createGalleryMedia'
  | 'replaceGalleryMediaOrder'
  | 'updateGalleryMedia'
  | 'deleteGalleryMedia'
> = {
  async getMainImage(context, { path }) {
    const { id } = await openProvider(context, path.providerId, 'gallery', 'read')
    const row = await findMainMedia(context.db, context.user, id)
    return { status: 200, body: { data: row ? toMedia(row) : null } }
  },

  async replaceMainImage(context, { path, body }) {
    const { db, user } = context
    const { id: providerId } = await openProvider(context, path.providerId, 'gallery', 'write')
    await lockProvider(db, user.customerId, providerId)
    const row = await findMediaRow(db, user, body.mediaId)
    if (row?.provider_id !== providerId) throw new Refusal(404, 'not_found')
    const code = row.type === 'image' ? mainImageProblem(row) : 'not_allowed'
    if (code) throw new Refusal(422, 'invalid', { errors: [{ path: 'mediaId', code }] })
    await clearMain(db, user.customerId, providerId)
    await updateMediaRow(db, user.customerId, row.id, { is_main: true })
    await audit(context, { action: 'updated', entity: 'media', entityId: row.id, detail: 'main' })
    return { status: 200, body: { data: toMedia({ ...row, is_main: true }) } }
  },

  async listProviderMedia(context, { path, query }) {
    const { db, user } = context
    const { page, limit, offset } = requestedPage(query)
    const { id: providerId } = await openProvider(context, path.providerId, 'gallery', 'read')
    const filter = { providerId, type: query.type, status: query.status }
    const rows = await findNewestMedia(db, user, filter, limit, offset)
    return { status: 200, body: { data: rows.map(toMedia), meta: { page, limit, total: await countMedia(db, user, filter) } } }
  },

  async createProviderMedia(context, { path, body }) {
    const { id: providerId } = await openProvider(context, path.providerId, 'gallery', 'write')
    const [row] = await addMedia(context, { providerId, galleryId: null }, body)
    return { status: 201, body: { data: toMedia(requireFound(row)) } }
  },

  async getProviderMedia(context, { path }) {
    const { id } = await openProvider(context, path.providerId, 'gallery', 'read')
    return answer(await providerMedia(context, id, path.mediaId))
  },

  async updateProviderMedia(context, { path, body }) {
    return answer(await changedMedia(context, await lockedProviderMedia(context, path), body))
  },

  async deleteProviderMedia(context, { path }) {
    return { status: 204, headers: await removeMedia(context, await lockedProviderMedia(context, path)) }
  },

  async listGalleryMedia(context, { path, query }) {
    const { db, user } = context
    const { page, limit, offset } = requestedPage(query)
    const { id: galleryId } = await openGallery(context, path.galleryId, 'read')
    const rows = await findOrderedMedia(db, user, galleryId, limit, offset)
    return { status: 200, body: { data: rows.map(toMedia), meta: { page, limit, total: await countMedia(db, user, { galleryId }) } } }
  },

  async createGalleryMedia(context, { path, body }) {
    const { id: galleryId, provider_id: providerId } = await openGallery(context, path.galleryId, 'write')
    const rows = await addMedia(context, { providerId, galleryId }, body)
    return { status: 201, body: { data: rows.map(toMedia) } }
  },

  async replaceGalleryMediaOrder(context, { path, body }) {
    const { db, user } = context
    const { id } = await lockedGallery(context, path.galleryId)
    requireWholeOrder(body.ids, await findMediaIds(db, user.customerId, id))
    await writeOrder(db, user.customerId, 'media', body.ids)
    await audit(context, { action: 'updated', entity: 'gallery', entityId: id, detail: 'order' })
    return { status: 204 }
  },

  async updateGalleryMedia(context, { path, body }) {
    return answer(await changedMedia(context, await lockedMedia(context, path), body))
  },

  async deleteGalleryMedia(context, { path }) {
    return { status: 204, headers: await removeMedia(context, await lockedMedia(context, path)) }
  },
}

/** The details of a picture or video, with their version. */
const answer = (row: MediaRow) => ({ status: 200, headers: versionHeaders(row.version), body: { data: toMedia(row) } }) as const

/** Changes a picture or video. A hidden main picture is no longer the main one (GAL-04). */
async function changedMedia(
  context: VendorContext,
  before: MediaRow,
  { alt, tagIds, status, galleryId }: components['schemas']['ProviderMediaPatch'],
): Promise<MediaRow> {
  const { db, user } = context
  requireVersion(context, before.version)
  if (tagIds) refuseProblems(await tagProblems(db, tagIds, before.tag_ids))
  const shown = status && shownStatus({ status: before.status, isApproved: before.is_approved }, status)
  if (shown && !shown.ok) throw new Refusal(409, shown.code)
  await updateMediaRow(db, user.customerId, before.id, {
    version: before.version + 1,
    ...(alt !== undefined && { alt: alt?.trim() || null }),
    ...(tagIds && { tag_ids: tagIds }),
    ...(shown && { status: shown.status, is_main: before.is_main && shown.status === 'active' }),
    ...(galleryId !== undefined && galleryId !== before.gallery_id && (await movedTo(context, before, galleryId))),
  })
  await audit(context, { action: 'updated', entity: 'media', entityId: before.id })
  return requireFound(await findMediaRow(db, user, before.id))
}

/** The position at the end of another gallery of the provider. */
async function movedTo({ db, user }: VendorContext, media: MediaRow, galleryId: number) {
  const gallery = await findGallery(db, user, galleryId)
  if (gallery?.provider_id !== media.provider_id) throw new Refusal(404, 'gallery_not_found')
  const parent = { providerId: media.provider_id, galleryId }
  const hashes = media.content_hash === null ? [] : [media.content_hash]
  if ((await findContentHashes(db, user.customerId, parent, hashes)).size > 0) throw new Refusal(409, 'duplicate_media')
  return { gallery_id: galleryId, position: await findNextPosition(db, user.customerId, galleryId) }
}

async function removeMedia(context: VendorContext, { id }: MediaRow): Promise<UndoHeader> {
  const row = { table: 'media', ids: [id], columns: ['deleted_at'] } as const
  const headers = await undoable(context, { entity: 'media', entityId: id }, row)
  await updateMediaRow(context.db, context.user.customerId, id, { deleted_at: instantText(context.now()) })
  return headers
}
