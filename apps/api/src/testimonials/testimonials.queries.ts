import { foldForSearch } from '@vendor-panel/domain'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { InstantPage } from '../platform/contract/instant-cursor.ts'
import { countOf, type Db } from '../platform/db/kysely.ts'
import { seesProvider, type ProviderReader } from '../platform/db/sees-provider.ts'
import type { TestimonialTables } from './testimonials.tables.ts'

type TestimonialsTable = TestimonialTables['testimonials']
export type TestimonialRow = NonNullable<Awaited<ReturnType<typeof findTestimonial>>>
export type ImageRow = Selectable<TestimonialTables['testimonial_images']>
export type CommentRow = Selectable<TestimonialTables['testimonial_comments']>
type Status = TestimonialsTable['status']

export interface TestimonialFilter {
  providerIds?: readonly number[] | undefined
  status?: Status | undefined
  replyStatus?: Status | 'none' | undefined
  minimumStar?: number | undefined
  isFeatured?: boolean | undefined
}

/** The testimonials about the providers that the user sees, and what a filter leaves of them (TEST-12); those of erased couples have no text. */
function testimonials(db: Db, reader: ProviderReader, filter: TestimonialFilter = {}) {
  const { providerIds, status, replyStatus, minimumStar, isFeatured } = filter
  return db
    .selectFrom('testimonials as testimonial')
    .where('testimonial.customer_id', '=', reader.customerId)
    .where('testimonial.is_erased', '=', false)
    .where((of) => seesProvider(of, 'testimonial.provider_id', reader.providerIds))
    .$if(providerIds !== undefined, (query) => query.where((of) => seesProvider(of, 'testimonial.provider_id', providerIds!)))
    .$if(status !== undefined, (query) => query.where('testimonial.status', '=', status!))
    .$if(replyStatus === 'none', (query) => query.where('testimonial.reply_status', 'is', null))
    .$if(replyStatus !== undefined && replyStatus !== 'none', (query) =>
      query.where('testimonial.reply_status', '=', replyStatus as Status),
    )
    .$if(minimumStar !== undefined, (query) => query.where('testimonial.star', '>=', minimumStar!))
    .$if(isFeatured !== undefined, (query) => query.where('testimonial.is_featured', '=', isFeatured!))
}

function withProvider(db: Db, reader: ProviderReader, filter?: TestimonialFilter) {
  return testimonials(db, reader, filter)
    .innerJoin('providers as provider', (join) =>
      join.onRef('provider.customer_id', '=', 'testimonial.customer_id').onRef('provider.id', '=', 'testimonial.provider_id'),
    )
    .selectAll('testimonial')
    .select(['provider.name as provider_name', 'provider.city as provider_city'])
    .select(['provider.category_id as provider_category_id', 'provider.category_name as provider_category_name'])
}

/** A page, newest first, and one more if another page follows. */
export function findTestimonials(db: Db, reader: ProviderReader, filter: TestimonialFilter, { limit, offset, after }: InstantPage) {
  return withProvider(db, reader, filter)
    .$if(after !== undefined, (query) =>
      query.where((of) => of(of.refTuple('testimonial.created_at', 'testimonial.id'), '<', of.tuple(after!.at, after!.id))),
    )
    .orderBy('testimonial.created_at', 'desc')
    .orderBy('testimonial.id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute()
}

export function countTestimonials(db: Db, reader: ProviderReader, filter: TestimonialFilter): Promise<number> {
  return countOf(testimonials(db, reader, filter))
}

/** How many there are by status, and how many active ones have no reply (TEST-12). */
export function countByStatus(db: Db, reader: ProviderReader, providerIds: readonly number[] | undefined) {
  return testimonials(db, reader, { providerIds })
    .select((of) => {
      const having = (status: Status) => of.fn.countAll<number>().filterWhere('testimonial.status', '=', status)
      return [
        of.fn.countAll<number>().as('all'),
        having('active').as('active'),
        having('pending').as('pending'),
        having('rejected').as('rejected'),
        having('active').filterWhere('testimonial.reply_status', 'is', null).as('withoutReply'),
      ]
    })
    .executeTakeFirstOrThrow()
}

export function findTestimonial(db: Db, reader: ProviderReader, testimonialId: number) {
  return withProvider(db, reader).where('testimonial.id', '=', testimonialId).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockTestimonial(db: Db, reader: ProviderReader, testimonialId: number): Promise<TestimonialRow | undefined> {
  return withProvider(db, reader).where('testimonial.id', '=', testimonialId).forUpdate('testimonial').executeTakeFirst()
}

/** The testimonial of a couple, if it has written one. */
export function findTestimonialOfLead(db: Db, customerId: number, leadId: number) {
  return db.selectFrom('testimonials').selectAll().where('customer_id', '=', customerId).where('lead_id', '=', leadId).executeTakeFirst()
}

export async function insertTestimonial(db: Db, testimonial: Omit<Insertable<TestimonialsTable>, 'search_text'>): Promise<number> {
  const row = { ...testimonial, search_text: foldForSearch(testimonial.comment) }
  return (await db.insertInto('testimonials').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateTestimonialRow(db: Db, customerId: number, id: number, patch: Updateable<TestimonialsTable>): Promise<void> {
  await db
    .updateTable('testimonials')
    .set({ ...patch, ...(patch.comment !== undefined && { search_text: foldForSearch(patch.comment) }), version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** What waits for the editors: the testimonials and the replies of a provider (TEST-13). */
export function findPending(db: Db, customerId: number, providerId: number, limit: number) {
  return testimonials(db, { customerId, providerIds: 'all' }, { providerIds: [providerId] })
    .selectAll()
    .where((of) => of.or([of('testimonial.status', '=', 'pending'), of('testimonial.reply_status', '=', 'pending')]))
    .orderBy('testimonial.created_at', 'desc')
    .limit(limit)
    .execute()
}

export function findImages(db: Db, customerId: number, testimonialIds: readonly number[]): Promise<ImageRow[]> {
  return db
    .selectFrom('testimonial_images')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where((of) => seesProvider(of, 'testimonial_id', testimonialIds))
    .orderBy('id')
    .execute()
}

export async function insertImage(db: Db, image: Insertable<TestimonialTables['testimonial_images']>): Promise<void> {
  await db.insertInto('testimonial_images').values(image).execute()
}

export function findComments(db: Db, customerId: number, testimonialIds: readonly number[]): Promise<CommentRow[]> {
  return db
    .selectFrom('testimonial_comments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where((of) => seesProvider(of, 'testimonial_id', testimonialIds))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertComment(db: Db, comment: Insertable<TestimonialTables['testimonial_comments']>): Promise<void> {
  await db.insertInto('testimonial_comments').values(comment).execute()
}

/** How many were published about a provider; those of erased couples count, as in statistics. */
export function countPublished(db: Db, customerId: number, providerId: number): Promise<number> {
  return countOf(
    db
      .selectFrom('testimonials')
      .where('customer_id', '=', customerId)
      .where('provider_id', '=', providerId)
      .where('status', '=', 'active'),
  )
}

const erased = {
  bride_name: '',
  groom_name: '',
  comment: '',
  search_text: '',
  reply: null,
  reply_status: null,
  reply_rejected_reason: null,
  published_reply: null,
  is_featured: false,
  is_erased: true,
} as const

/**
 * Of an erased couple only the stars, the status and the day of its testimonial stay, for statistics (LEAD-27). Returns the keys of its
 * pictures, whose files are no longer needed.
 */
export async function eraseTestimonial(db: Db, customerId: number, leadId: number): Promise<string[]> {
  await db.deleteFrom('testimonial_requests').where('customer_id', '=', customerId).where('lead_id', '=', leadId).execute()
  const testimonial = await findTestimonialOfLead(db, customerId, leadId)
  if (!testimonial) return []
  await updateTestimonialRow(db, customerId, testimonial.id, erased)
  const ofTestimonial = { customer_id: customerId, testimonial_id: testimonial.id }
  await db
    .deleteFrom('testimonial_comments')
    .where((of) => of.and(ofTestimonial))
    .execute()
  const images = await db
    .deleteFrom('testimonial_images')
    .where((of) => of.and(ofTestimonial))
    .returning('image_key')
    .execute()
  return images.map(({ image_key: key }) => key)
}
