import {
  countryConfig,
  fileProblems,
  imageLimits,
  parseVideoLink,
  photoGate,
  photosIncluded,
  pictureWarnings,
  fieldProblem,
} from '@vendor-panel/domain'
import type { Insertable } from 'kysely'
import { instantText } from '../platform/clock.ts'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal, requireAtMost, type FieldRefusal } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import type { UploadedFile } from '../platform/files/file-store.ts'
import { findActiveProducts } from '../providers/provider-product.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import type { GalleryTables } from './galleries.tables.ts'
import { countPhotos, findContentHashes, findMediaByIds, findNextPosition, insertMedia, type MediaRow } from './media.queries.ts'

type NewMedia = Insertable<GalleryTables['media']>

/** The provider, or its gallery, to which pictures and videos are added. */
export interface MediaParent {
  providerId: number
  galleryId: number | null
}

/** A form: pictures, or a video. */
interface Sent {
  file?: UploadedFile | readonly UploadedFile[] | undefined
  videoUrl?: string | undefined
  videoType?: 'video' | '360video' | 'video_self' | undefined
  alt?: string | undefined
}

const sizesAttemptsMax = 5

/** Adds the pictures or the video of a form at the end of a gallery, or to a provider without a gallery (GAL-09, GAL-12, FILE-08). */
export async function addMedia(context: VendorContext, parent: MediaParent, sent: Sent): Promise<MediaRow[]> {
  const { videoUrl, file } = sent
  const isList = Array.isArray(file)
  const files = file === undefined ? [] : [file].flat()
  const pathOf = (index: number) => (isList ? `file[${index}]` : 'file')
  const hasVideo = videoUrl !== undefined
  refuseProblems([
    ...(files.length === 0 && !hasVideo ? [fieldProblem('file', 'required')] : []),
    ...(files.length > 0 && hasVideo ? [fieldProblem('videoUrl', 'not_allowed')] : []),
    ...files.flatMap((one, index) => fileProblems(pathOf(index), one, imageLimits)),
  ])
  const { db, user } = context
  const made = files.length > 0 ? await pictures(context, parent, files, pathOf) : [video(context, sent)]
  await lockProvider(db, user.customerId, parent.providerId)
  if (files.length > 0) await requireRoomFor(context, parent, files, pathOf)
  const first = await findNextPosition(db, user.customerId, parent.galleryId)
  const common = {
    customer_id: user.customerId,
    provider_id: parent.providerId,
    gallery_id: parent.galleryId,
    status: 'pending',
    alt: sent.alt?.trim() || null,
    created_at: instantText(context.now()),
  } as const
  const rows = made.map((one, index): NewMedia => ({ ...common, ...one, position: parent.galleryId === null ? 1 : first + index }))
  const ids = await insertMedia(db, rows, sizesAttemptsMax)
  for (const id of ids) await audit(context, { action: 'created', entity: 'media', entityId: id })
  const added = await findMediaByIds(db, user, ids)
  return ids.flatMap((id) => added.find((row) => row.id === id) ?? [])
}

/** Stores pictures. What is refused anyway is refused before the work; the same is checked again once the provider is locked. */
async function pictures(context: VendorContext, parent: MediaParent, files: readonly UploadedFile[], pathOf: (index: number) => string) {
  await requireRoomFor(context, parent, files, pathOf)
  const made = []
  for (const [index, file] of files.entries()) {
    const { key, width, height } = await context.files.keepPicture(context.user.customerId, file, pathOf(index))
    const quality = pictureWarnings({ width, height, sharpness: null })
    made.push({ type: 'image' as const, image_key: key, width, height, quality, content_hash: file.sha256 })
  }
  return made
}

function video({ user }: VendorContext, { videoUrl = '', videoType = 'video' }: Sent) {
  const link = parseVideoLink(videoUrl, countryConfig(user.countryCode).videoHosts)
  if (!link.ok) throw new Refusal(422, 'invalid', { errors: [{ path: 'videoUrl', code: link.code }] })
  return { type: videoType, video_url: videoUrl.trim() }
}

/** Refuses pictures that are there already, and more than the package includes (GAL-12). */
async function requireRoomFor(
  context: VendorContext,
  parent: MediaParent,
  files: readonly UploadedFile[],
  pathOf: (index: number) => string,
) {
  const { db, user } = context
  const hashes = files.map(({ sha256 }) => sha256)
  const known = await findContentHashes(db, user.customerId, parent, hashes)
  const doubles = files.flatMap(({ sha256 }, index): FieldRefusal[] =>
    known.has(sha256) || hashes.indexOf(sha256) < index ? [{ path: pathOf(index), code: 'duplicate_media' }] : [],
  )
  if (doubles.length > 0) throw new Refusal(409, 'duplicate_media', { errors: doubles })
  const product = (await findActiveProducts(context, [parent.providerId])).get(parent.providerId)
  const limit = photosIncluded(product ? { features: product.features, photosMax: product.photos_max } : null)
  const gate = photoGate(await countPhotos(db, user.customerId, parent.providerId), files.length, limit)
  if (!gate.ok) throw new Refusal(402, gate.code, { params: { kind: gate.kind } })
}

/** Refuses a restored picture above the limit of the package. */
export async function requirePhotoLimit(context: Pick<VendorContext, 'db' | 'user' | 'now'>, mediaId: number): Promise<void> {
  const { db, user } = context
  const [row] = await findMediaByIds(db, user, [mediaId])
  if (row?.type !== 'image') return
  const product = (await findActiveProducts(context, [row.provider_id])).get(row.provider_id)
  const max = photosIncluded(product ? { features: product.features, photosMax: product.photos_max } : null)
  // Without a product nothing was added since.
  if (!product || max === null) return
  requireAtMost(await countPhotos(db, user.customerId, row.provider_id), max)
}
