import type { components } from '@vendor-panel/contract'
import type { VendorContext } from '../platform/contract/context.ts'
import { picturePath } from '../platform/files/served-pictures.ts'
import { itemLabel } from '../configs/item-label.ts'
import { listConfigItems } from '../configs/configs.queries.ts'
import { findGalleryContents, type GalleryRow } from './galleries.queries.ts'
import { findMediaByIds, type MediaRow } from './media.queries.ts'

type Schemas = components['schemas']

export function toMedia(row: MediaRow): Schemas['Media'] {
  return {
    id: row.id,
    providerId: row.provider_id,
    galleryId: row.gallery_id,
    type: row.type,
    path: row.image_key === null ? null : picturePath(row.image_key),
    sizes: [...size(row.small_key, row.small_width), ...size(row.medium_key, row.medium_width)],
    preview: row.preview,
    videoUrl: row.video_url,
    status: row.status,
    rejectReason: row.reject_reason,
    quality: row.quality,
    width: row.width,
    height: row.height,
    alt: row.alt,
    tagIds: row.tag_ids,
    order: row.position,
    isMain: row.is_main,
    createdAt: row.created_at,
  }
}

const size = (key: string | null, width: number | null): Schemas['MediaSize'][] =>
  key === null || width === null ? [] : [{ width, path: picturePath(key) }]

type Reading = Pick<VendorContext, 'db' | 'user' | 'locale'>

/** Galleries with their covers, the number of their pictures, and the names of their tags. */
export async function toGalleries({ db, user, locale }: Reading, rows: readonly GalleryRow[]): Promise<Schemas['Gallery'][]> {
  const ids = rows.map(({ id }) => id)
  const contents = await findGalleryContents(db, user.customerId, ids)
  const covers = await findMediaByIds(
    db,
    { customerId: user.customerId, providerIds: 'all' },
    [...contents.values()].map(({ cover_id }) => cover_id),
  )
  const tags = await listConfigItems(db, ['gallery_tag'])
  return rows.map((row) => {
    const content = contents.get(row.id)
    const cover = covers.find(({ id }) => id === content?.cover_id)
    return {
      id: row.id,
      providerId: row.provider_id,
      name: row.name,
      // Also those that are not offered any more (CONF-15).
      tags: tags
        .filter(({ id }) => row.tag_ids.includes(id))
        .map(({ id, itemId, value }) => ({ id, name: value ?? itemLabel(locale, 'gallery_tag', itemId) })),
      order: row.position,
      mediaCount: content?.media_count ?? 0,
      cover: cover ? toMedia(cover) : null,
    }
  })
}

export async function toGallery(context: Reading, row: GalleryRow): Promise<Schemas['Gallery']> {
  const [gallery] = await toGalleries(context, [row])
  if (!gallery) throw new Error('The answer lacks its gallery')
  return gallery
}
