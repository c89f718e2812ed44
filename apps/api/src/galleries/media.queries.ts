import type { Insertable, Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'
import { addJob } from '../platform/jobs/add-job.queries.ts'
import type { GalleryTables } from './galleries.tables.ts'

type MediaTable = GalleryTables['media']

export interface MediaFilter {
  providerId?: number | undefined
  galleryId?: number | undefined
  type?: MediaTable['type'] | undefined
  status?: MediaTable['status'] | undefined
}

/** The pictures and videos of the providers that the user sees; those of a deleted gallery are in none. */
function media(db: Db, { customerId, providerIds }: ProviderReader, { providerId, galleryId, type, status }: MediaFilter = {}) {
  return db
    .selectFrom('media')
    .leftJoin('galleries as gallery', (join) =>
      join
        .onRef('gallery.customer_id', '=', 'media.customer_id')
        .onRef('gallery.id', '=', 'media.gallery_id')
        .on('gallery.deleted_at', 'is', null),
    )
    .where('media.customer_id', '=', customerId)
    .where('media.deleted_at', 'is', null)
    .where((of) => seesProvider(of, 'media.provider_id', providerIds))
    .$if(providerId !== undefined, (query) => query.where('media.provider_id', '=', providerId!))
    .$if(galleryId !== undefined, (query) => query.where('gallery.id', '=', galleryId!))
    .$if(type !== undefined, (query) => query.where('media.type', '=', type!))
    .$if(status !== undefined, (query) => query.where('media.status', '=', status!))
}

const rows = (db: Db, reader: ProviderReader, filter?: MediaFilter) =>
  media(db, reader, filter)
    .select(['media.id', 'media.provider_id', 'gallery.id as gallery_id', 'media.type', 'media.image_key', 'media.width', 'media.height'])
    .select(['media.small_key', 'media.small_width', 'media.medium_key', 'media.medium_width', 'media.preview', 'media.quality'])
    .select(['media.video_url', 'media.status', 'media.is_approved', 'media.reject_reason', 'media.alt', 'media.tag_ids'])
    .select(['media.position', 'media.is_main', 'media.created_at', 'media.content_hash', 'media.version'])

export type MediaRow = Awaited<ReturnType<typeof findNewestMedia>>[number]

/** The latest first. */
export function findNewestMedia(db: Db, reader: ProviderReader, filter: MediaFilter, limit: number, offset: number) {
  return rows(db, reader, filter).orderBy('media.created_at', 'desc').orderBy('media.id', 'desc').limit(limit).offset(offset).execute()
}

/** In the order of their gallery. */
export function findOrderedMedia(db: Db, reader: ProviderReader, galleryId: number, limit: number, offset: number): Promise<MediaRow[]> {
  return rows(db, reader, { galleryId }).orderBy('media.position').orderBy('media.id').limit(limit).offset(offset).execute()
}

export function countMedia(db: Db, reader: ProviderReader, filter: MediaFilter): Promise<number> {
  return countOf(media(db, reader, filter))
}

export function findMediaByIds(db: Db, reader: ProviderReader, ids: readonly number[]): Promise<MediaRow[]> {
  return rows(db, reader)
    .where('media.id', '=', (of) => of.fn.any(of.val([...ids])))
    .execute()
}

export async function findMediaRow(db: Db, reader: ProviderReader, mediaId: number): Promise<MediaRow | undefined> {
  return (await findMediaByIds(db, reader, [mediaId]))[0]
}

export function findMainMedia(db: Db, reader: ProviderReader, providerId: number): Promise<MediaRow | undefined> {
  return rows(db, reader, { providerId }).where('media.is_main', '=', true).executeTakeFirst()
}

/** The ids of a gallery, in their order. */
export async function findMediaIds(db: Db, customerId: number, galleryId: number): Promise<number[]> {
  const found = await media(db, { customerId, providerIds: 'all' }, { galleryId }).select('media.id').execute()
  return found.map(({ id }) => id)
}

/** How many pictures count for the package of a provider: all but rejected ones (GAL-12). */
export function countPhotos(db: Db, customerId: number, providerId: number): Promise<number> {
  return countOf(media(db, { customerId, providerIds: 'all' }, { providerId, type: 'image' }).where('media.status', '<>', 'rejected'))
}

/** Which of these contents a gallery has, or those of the provider without a gallery. */
export async function findContentHashes(
  db: Db,
  customerId: number,
  { providerId, galleryId }: { providerId: number; galleryId: number | null },
  hashes: readonly string[],
): Promise<Set<string>> {
  const found = await media(db, { customerId, providerIds: 'all' }, { providerId })
    .where('gallery.id', 'is not distinct from', galleryId)
    .where('media.content_hash', '=', (of) => of.fn.any(of.val([...hashes])))
    .select('media.content_hash')
    .execute()
  return new Set(found.flatMap(({ content_hash }) => content_hash ?? []))
}

/** The position after the last one of a gallery. */
export async function findNextPosition(db: Db, customerId: number, galleryId: number | null): Promise<number> {
  if (galleryId === null) return 1
  const last = await db
    .selectFrom('media')
    .select((of) => of.fn.max('position').as('position'))
    .where('customer_id', '=', customerId)
    .where('gallery_id', '=', galleryId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return (last?.position ?? 0) + 1
}

/** Adds pictures or videos; the job for the sizes of a picture becomes visible when this transaction commits. */
export async function insertMedia(db: Db, added: readonly Insertable<MediaTable>[], attemptsMax: number): Promise<number[]> {
  const inserted = await db
    .insertInto('media')
    .values([...added])
    .returning(['id', 'customer_id', 'type'])
    .execute()
  for (const { id, customer_id, type } of inserted) {
    if (type !== 'image') continue
    await addJob(db, 'make_picture_sizes', { customerId: customer_id, mediaId: id }, attemptsMax)
  }
  return inserted.map(({ id }) => id)
}

export async function updateMediaRow(db: Db, customerId: number, mediaId: number, patch: Updateable<MediaTable>): Promise<void> {
  await db.updateTable('media').set(patch).where('customer_id', '=', customerId).where('id', '=', mediaId).execute()
}

/** Clears the main picture, before another one gets the mark; also of a deleted one, so that its restoration does not collide. */
export async function clearMain(db: Db, customerId: number, providerId: number): Promise<void> {
  await db
    .updateTable('media')
    .set({ is_main: false })
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('is_main', '=', true)
    .execute()
}

/** The editors decide about one, or about all that wait for approval; returns those that are decided. */
export async function decideMedia(
  db: Db,
  customerId: number,
  { providerId, mediaId }: { providerId: number; mediaId: number | undefined },
  decision: Pick<MediaRow, 'status' | 'reject_reason'>,
): Promise<number[]> {
  const isApproved = decision.status === 'active'
  const decided = await db
    .updateTable('media')
    .set({ ...decision, is_approved: isApproved, ...(!isApproved && { is_main: false }) })
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('deleted_at', 'is', null)
    // A hidden one is decided once it is shown again.
    .where('status', '<>', 'passive')
    .$if(mediaId !== undefined, (query) => query.where('id', '=', mediaId!))
    .$if(mediaId === undefined, (query) => query.where('status', '=', 'pending'))
    .returning('id')
    .execute()
  return decided.map(({ id }) => id)
}

/** A picture whose sizes are not made yet. */
export function findPictureWithoutSizes(db: Db, customerId: number, mediaId: number) {
  return db
    .selectFrom('media')
    .select(['image_key', 'width', 'height'])
    .where('customer_id', '=', customerId)
    .where('id', '=', mediaId)
    .where('image_key', 'is not', null)
    .where('small_key', 'is', null)
    .$narrowType<{ image_key: string; width: number; height: number }>()
    .executeTakeFirst()
}

/** Adds the sizes of a picture; returns whether it did: another attempt may have been first. */
export async function addPictureSizes(db: Db, customerId: number, mediaId: number, sizes: Updateable<MediaTable>): Promise<boolean> {
  const changed = await db
    .updateTable('media')
    .set(sizes)
    .where('customer_id', '=', customerId)
    .where('id', '=', mediaId)
    .where('small_key', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
