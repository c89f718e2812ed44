import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { openProvider, type Access } from '../providers/provider-access.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import { findGallery, type GalleryRow } from './galleries.queries.ts'
import { findMediaRow, type MediaRow } from './media.queries.ts'

type Needed = Exclude<Access, 'none'>

/** A gallery of a provider whose page the user may access in this way (GAL-11, PERM-09). */
export async function openGallery(context: VendorContext, galleryId: number, needed: Needed): Promise<GalleryRow> {
  const gallery = await findGallery(context.db, context.user, galleryId)
  if (!gallery) throw new Refusal(404, 'gallery_not_found')
  await openProvider(context, gallery.provider_id, 'gallery', needed)
  return gallery
}

/** The same for a change. All changes of a provider's galleries lock the provider, so that limits and orders hold. */
export async function lockedGallery(context: VendorContext, galleryId: number): Promise<GalleryRow> {
  const { db, user } = context
  const { provider_id } = await openGallery(context, galleryId, 'write')
  await lockProvider(db, user.customerId, provider_id)
  const gallery = await findGallery(db, user, galleryId)
  if (!gallery) throw new Refusal(404, 'gallery_not_found')
  return gallery
}

/** A picture or video of a gallery, for a change. */
export async function lockedMedia(context: VendorContext, path: { galleryId: number; mediaId: number }): Promise<MediaRow> {
  const gallery = await lockedGallery(context, path.galleryId)
  const media = requireFound(await findMediaRow(context.db, context.user, path.mediaId))
  return requireFound(media.gallery_id === gallery.id ? media : undefined)
}

/** A picture or video of a provider, for a change. */
export async function lockedProviderMedia(context: VendorContext, path: { providerId: number; mediaId: number }): Promise<MediaRow> {
  const { id } = await openProvider(context, path.providerId, 'gallery', 'write')
  await lockProvider(context.db, context.user.customerId, id)
  return providerMedia(context, id, path.mediaId)
}

export async function providerMedia({ db, user }: VendorContext, providerId: number, mediaId: number): Promise<MediaRow> {
  const media = requireFound(await findMediaRow(db, user, mediaId))
  return requireFound(media.provider_id === providerId ? media : undefined)
}
