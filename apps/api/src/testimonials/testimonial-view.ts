import type { components } from '@vendor-panel/contract'
import type { VendorContext } from '../platform/contract/context.ts'
import { picturePath } from '../platform/files/served-pictures.ts'
import { findComments, findImages, type CommentRow, type ImageRow, type TestimonialRow } from './testimonials.queries.ts'

type Schemas = components['schemas']

export const toImage = ({ id, image_key, alt }: ImageRow): Schemas['TestimonialImage'] => ({ id, path: picturePath(image_key), alt })

export const toComment = ({ id, author_name, body, created_at }: CommentRow): Schemas['TestimonialComment'] => ({
  id,
  authorName: author_name,
  body,
  createdAt: created_at,
})

export async function toTestimonials(
  { db, user }: Pick<VendorContext, 'db' | 'user'>,
  rows: readonly TestimonialRow[],
): Promise<Schemas['Testimonial'][]> {
  const ids = rows.map(({ id }) => id)
  const images = await findImages(db, user.customerId, ids)
  const comments = await findComments(db, user.customerId, ids)
  return rows.map((row) => ({
    id: row.id,
    provider: {
      id: row.provider_id,
      name: row.provider_name,
      category: { id: row.provider_category_id, name: row.provider_category_name },
      city: row.provider_city,
    },
    brideName: row.bride_name,
    groomName: row.groom_name,
    comment: row.comment,
    star: row.star,
    status: row.status,
    rejectedReason: row.rejected_reason,
    reply: row.reply,
    replyStatus: row.reply_status,
    replyRejectedReason: row.reply_rejected_reason,
    publishedReply: row.published_reply,
    isFeatured: row.is_featured,
    addedBy: row.added_by,
    images: images.filter(({ testimonial_id: id }) => id === row.id).map(toImage),
    comments: comments.filter(({ testimonial_id: id }) => id === row.id).map(toComment),
    createdAt: row.created_at,
  }))
}

export async function toTestimonial(context: Pick<VendorContext, 'db' | 'user'>, row: TestimonialRow): Promise<Schemas['Testimonial']> {
  const [testimonial] = await toTestimonials(context, [row])
  if (!testimonial) throw new Error('A testimonial has no answer')
  return testimonial
}
