import type { Hooks } from '../platform/hooks.ts'
import { requirePhotoLimit } from './add-media.ts'
import { purgeGalleries } from './galleries.queries.ts'
import { countMedia, findMediaRow, findNewestMedia } from './media.queries.ts'
import { makePictureSizes } from './picture-sizes.ts'

/** The most pictures and videos that are listed as waiting. */
const waitingMax = 100

export const galleryHooks: Hooks = {
  finders: { mediaId: async ({ db, user }, id) => (await findMediaRow(db, user, id)) !== undefined },
  afterUndo: { media: requirePhotoLimit },
  purge: purgeGalleries,
  async changeRequests(db, customerId, providerId) {
    const waiting = await findNewestMedia(db, { customerId, providerIds: 'all' }, { providerId, status: 'pending' }, waitingMax, 0)
    return waiting.map(({ id, alt, video_url, status, created_at }) => ({
      entity: 'media',
      entityId: id,
      field: null,
      text: alt ?? video_url ?? '',
      status,
      createdAt: created_at,
    }))
  },
  async pageFigures(db, customerId, providerId) {
    const published = { providerId, type: 'image', status: 'active' } as const
    return { photoCount: await countMedia(db, { customerId, providerIds: 'all' }, published) }
  },
  jobs: { make_picture_sizes: makePictureSizes },
}
