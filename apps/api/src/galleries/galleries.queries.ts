import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'
import type { GalleryTables } from './galleries.tables.ts'

type GalleriesTable = GalleryTables['galleries']
export type GalleryRow = Selectable<GalleriesTable>

/** The galleries of the providers that the user sees. */
function galleries(db: Db, { customerId, providerIds }: ProviderReader) {
  return db
    .selectFrom('galleries')
    .where('galleries.customer_id', '=', customerId)
    .where('galleries.deleted_at', 'is', null)
    .where((of) => seesProvider(of, 'galleries.provider_id', providerIds))
}

const among = (db: Db, reader: ProviderReader, ids: readonly number[] | undefined) =>
  galleries(db, reader).$if(ids !== undefined, (query) =>
    query.where('galleries.provider_id', '=', (of) => of.fn.any(of.val([...(ids ?? [])]))),
  )

/** By the name of their provider, in their order. */
export function findGalleries(
  db: Db,
  reader: ProviderReader,
  providerIds: readonly number[] | undefined,
  limit: number | null,
  offset: number,
): Promise<GalleryRow[]> {
  return among(db, reader, providerIds)
    .innerJoin('providers as provider', (join) =>
      join.onRef('provider.customer_id', '=', 'galleries.customer_id').onRef('provider.id', '=', 'galleries.provider_id'),
    )
    .selectAll('galleries')
    .orderBy(sql`provider.name collate "und-x-icu"`)
    .orderBy('galleries.provider_id')
    .orderBy('galleries.position')
    .orderBy('galleries.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countGalleries(db: Db, reader: ProviderReader, providerIds: readonly number[] | undefined): Promise<number> {
  return countOf(among(db, reader, providerIds))
}

export function findGallery(db: Db, reader: ProviderReader, galleryId: number): Promise<GalleryRow | undefined> {
  return galleries(db, reader).selectAll('galleries').where('galleries.id', '=', galleryId).executeTakeFirst()
}

export function insertGallery(db: Db, gallery: Insertable<GalleriesTable>): Promise<GalleryRow> {
  return db.insertInto('galleries').values(gallery).returningAll().executeTakeFirstOrThrow()
}

export function updateGalleryRow(db: Db, customerId: number, galleryId: number, patch: Updateable<GalleriesTable>): Promise<GalleryRow> {
  return db
    .updateTable('galleries')
    .set({ ...patch, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', galleryId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How many pictures and videos each gallery has, and its cover: the chosen one, else the first. */
export async function findGalleryContents(db: Db, customerId: number, galleryIds: readonly number[]) {
  const { rows } = await sql<{ gallery_id: number; media_count: number; cover_id: number }>`
    select media.gallery_id, count(*) as media_count,
      (array_agg(media.id order by media.id is not distinct from gallery.cover_id desc, media.position, media.id))[1] as cover_id
    from media join galleries gallery on gallery.customer_id = media.customer_id and gallery.id = media.gallery_id
    where media.customer_id = ${customerId} and media.gallery_id = any(${[...galleryIds]}::bigint[]) and media.deleted_at is null
    group by media.gallery_id`.execute(db)
  return new Map(rows.map((row) => [row.gallery_id, row]))
}

/** Deletes permanently what was deleted before this time. Pictures of a deleted gallery stay with the provider. */
export async function purgeGalleries(db: Db, customerId: number, before: string): Promise<void> {
  await db.deleteFrom('media').where('customer_id', '=', customerId).where('deleted_at', '<', before).execute()
  await db.deleteFrom('galleries').where('customer_id', '=', customerId).where('deleted_at', '<', before).execute()
}
